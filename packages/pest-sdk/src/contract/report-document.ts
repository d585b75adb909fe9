/** The report as a document: what a service report holds, section by section, and who signed it. */
import * as z from 'zod/mini';
import { languages } from '../language/language';
import { checkOutcomes } from '../rules/check-outcomes';
import { isPlainJson } from '../rules/json';
import { limits } from '../rules/limits';
import { reportPapers, riskSeverities, signatureMethods, signatureRoles } from '../rules/record-values';
import { reportStates } from '../rules/report-states';
import { riskStates } from '../rules/risk-states';
import { deviceActions } from '../trade/device-actions';
import { deviceTypes } from '../trade/device-types';
import { pestGroups } from '../trade/pest-groups';
import { species } from '../trade/species';
import * as f from './fields';
import { signatureStrokes, siteSigner } from './signatures';

const line = f.textUpTo(300);

/** Captures by month of one group, with the same month a year before where there is one. */
const trend = z.strictObject({
  group: z.enum(pestGroups),
  months: z
    .array(
      z.strictObject({
        month: f.month,
        count: f.count,
        lastYear: z.nullable(f.count),
        /** False of a month in which no device was checked; its count of 0 is none. */
        checked: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(36)),
  /** The site's limit per month, once it has one. */
  threshold: z.nullable(z.number()),
});

/** Number of the service that a record is of, in a report of several. */
const ofService = { service: z.optional(line) } as const;

/** When check-in and submission came to the server, where that was later than the phone says they happened. */
const receivedLate = {
  checkInReceivedAt: z.optional(f.instant),
  submissionReceivedAt: z.optional(f.instant),
} as const;

const shared = {
  id: f.id,
  title: z.optional(line),
  /** Left out of what the customer sees. */
  hidden: z.boolean(),
  /** The author's words; plain text. Of a section with words in each language, what was written last. */
  text: f.text,
  /** What was generated, in each language, and then edited in each by itself. */
  words: z.optional(z.strictObject({ zh: f.text, en: f.text })),
  /** Languages in which an author changed the generated words. */
  editedIn: z.optional(z.array(z.enum(languages))),
};

const inWords = z.strictObject({ zh: f.textUpTo(2000), en: f.textUpTo(2000) });

/** Each question of a template may be answered. */
const answersOfCheck = limits.directionsOfTemplate * limits.questionsOfDirection;

/** What was answered to a question of the template that a check was made by; of one that was not asked there is nothing. */
const checkAnswer = z.strictObject({
  question: inWords,
  /** Empty where photos are the answer. */
  answer: inWords,
  photos: z.array(f.fileUrl).check(z.maxLength(limits.photosOfRecord)),
  raisesRisk: z.boolean(),
});

/** Figures are snapshots: what was true when the report was generated, never read again after approval. */
const productSection = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('summary'), data: z.null() }),
  z.strictObject({
    ...shared,
    kind: z.literal('contacts'),
    data: z.strictObject({
      customerContact: line,
      customerPhone: line,
      companyName: line,
      companyContact: line,
      companyPhone: line,
      technicians: z.array(z.strictObject({ name: line, licence: line })),
    }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('serviceContent'),
    data: z.strictObject({
      taskNumber: line,
      plannedAt: f.instant,
      checkedInAt: z.nullable(f.instant),
      submittedAt: z.nullable(f.instant),
      ...receivedLate,
      places: z.array(z.enum(['indoor', 'outdoor'])),
      workshops: z.array(line),
      description: f.text,
      /** Who signed for the visit on the technician's phone, or why nobody did. */
      siteSignatures: z.optional(
        z
          .array(
            z.strictObject({
              ...ofService,
              ...siteSigner,
              signedAt: f.instant,
              /** When it came to the server, where that was later than it was signed. */
              receivedAt: z.optional(f.instant),
              /** Something of its service was recorded or corrected after it was given. */
              outdated: z.optional(z.literal(true)),
              accountName: line,
            }),
          )
          .check(z.maxLength(50)),
      ),
      /** Each service by itself, the oldest first, where the report is of several. */
      services: z.optional(
        z
          .array(
            z.strictObject({
              number: line,
              plannedAt: f.instant,
              checkedInAt: z.nullable(f.instant),
              submittedAt: z.nullable(f.instant),
              ...receivedLate,
              technicians: z.array(line),
              due: f.count,
              checked: f.count,
              /** Null where nothing was checked: that is no zero. */
              captures: z.nullable(f.count),
            }),
          )
          .check(z.maxLength(50)),
      ),
    }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('pestData'),
    data: z.strictObject({
      rows: z.array(
        z.strictObject({
          group: z.enum(pestGroups),
          /** By all devices. */
          count: f.count,
          /** By the devices of `comparison` alone, now and before; null where nothing can be compared. */
          sameDevices: z.nullable(f.count),
          previous: z.nullable(f.count),
        }),
      ),
      /** The devices that were checked in this period and in the one before; null when there are none. */
      comparison: z.nullable(z.strictObject({ devices: f.count, deviceDays: f.count, previousDeviceDays: f.count })),
      /** Mean share of bait eaten over the stations checked, in percent; null when none was. */
      baitConsumedPercent: z.nullable(z.number()),
      /** The same over the stations checked in both periods, now and before. */
      sameStationsPercent: z.nullable(z.number()),
      previousBaitConsumedPercent: z.nullable(z.number()),
    }),
  }),
  z.strictObject({ ...shared, kind: z.literal('rodentTrend'), data: trend }),
  z.strictObject({ ...shared, kind: z.literal('flyingInsectTrend'), data: trend }),
  z.strictObject({
    ...shared,
    kind: z.literal('hotSpots'),
    data: z.strictObject({
      rows: z.array(
        z.strictObject({
          code: line,
          type: z.enum(deviceTypes),
          location: line,
          value: z.number(),
          previous: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('floorPlans'),
    data: z.strictObject({
      plans: z
        .array(
          z.strictObject({
            name: line,
            revision: z.int(),
            image: f.fileUrl,
            /** Pixels of the image. */
            width: z.int(),
            height: z.int(),
            devices: z
              .array(
                z.strictObject({
                  code: line,
                  type: z.enum(deviceTypes),
                  x: f.fraction,
                  y: f.fraction,
                  /** Captures or bait eaten in the period; null when the device was not checked. */
                  value: z.nullable(z.number()),
                }),
              )
              .check(z.maxLength(5000)),
          }),
        )
        .check(z.maxLength(20)),
    }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('deviceChecks'),
    data: z.strictObject({
      rows: z.array(z.strictObject({ type: z.enum(deviceTypes), due: f.count, checked: f.count, notChecked: f.count })),
      notChecked: z.array(z.strictObject({ code: line, outcome: z.enum(checkOutcomes), reason: line, ...ofService })),
    }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('risks'),
    data: z.strictObject({
      rows: z.array(
        z.strictObject({
          id: f.id,
          location: line,
          deviceCode: z.nullable(line),
          description: z.string(),
          severity: z.enum(riskSeverities),
          state: z.enum(riskStates),
          verifiedAt: z.nullable(f.instant),
          action: z.string(),
          owner: line,
          dueDay: z.nullable(f.day),
          treatment: z.string(),
          photos: z.array(f.fileUrl),
          /** Found on an earlier visit, and open when this one began. */
          carriedOver: z.boolean(),
        }),
      ),
    }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('chemicals'),
    data: z.strictObject({
      rows: z.array(
        z.strictObject({
          name: line,
          registrationNumber: line,
          activeIngredient: line,
          dilution: line,
          amount: line,
          unit: line,
          areaTreated: line,
          where: line,
          method: line,
          targetPest: line,
          batch: line,
          applicator: line,
          usedAt: f.instant,
          /** When the record came, where that was later than it was made. */
          receivedAt: z.optional(f.instant),
          ...ofService,
        }),
      ),
    }),
  }),
  z.strictObject({ ...shared, kind: z.literal('recommendations'), data: z.null() }),
  z.strictObject({
    ...shared,
    kind: z.literal('deviceRecords'),
    data: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            code: line,
            type: z.enum(deviceTypes),
            location: line,
            outcome: z.enum(checkOutcomes),
            reason: line,
            /** Null when the device was not opened: that is no zero. */
            captures: z.nullable(f.count),
            counts: z.array(z.strictObject({ species: z.enum(species), count: f.count })),
            consumedPercent: z.nullable(f.percent),
            actions: z.array(z.enum(deviceActions)),
            checkedAt: f.instant,
            /** When the record came, where that was later than it was made. */
            receivedAt: z.optional(f.instant),
            answers: z.optional(z.array(checkAnswer).check(z.maxLength(answersOfCheck))),
            ...ofService,
          }),
        )
        .check(z.maxLength(20_000)),
    }),
  }),
  z.strictObject({ ...shared, kind: z.literal('text'), data: z.null() }),
]);

/** A section of a host's own kind, `acme:audit`: kept, signed and given back as the host wrote it. */
const ownSection = z.strictObject({
  ...shared,
  kind: f.ownKind,
  /** Any JSON, up to 64 KiB and eight levels deep. */
  data: z.unknown().check(z.refine(isPlainJson)),
});

export const reportSection = z.union([productSection, ownSection]);
/** One section of a report; `kind` tells which figures it holds. */
export type ReportSection = z.infer<typeof reportSection>;
/** Kinds of report sections that the product knows. */
export type ReportSectionKind = z.infer<typeof productSection>['kind'];
/** The section of one kind. */
export type ReportSectionOf<Kind extends ReportSectionKind> = Extract<ReportSection, { kind: Kind }>;

/** Who did something: the account's name, and its phone number with the middle left out. */
const accountLabel = z.strictObject({ name: z.string(), loginId: z.string() });

export const reportSignature = z.strictObject({
  id: f.id,
  role: z.enum(signatureRoles),
  name: z.string(),
  signedAt: f.instant,
  method: z.enum(signatureMethods),
  strokes: z.nullable(signatureStrokes),
  /** Why the customer did not sign; empty otherwise. */
  reason: z.string(),
  /** The account that the signature came from. */
  account: accountLabel,
  /** Whether that is the signer's own; otherwise somebody of the company held out the device and vouches for it. */
  ownAccount: z.boolean(),
  /** Network address it came from; only the company's people get it. */
  address: z.nullable(z.string()),
  /** Set when the report changed after the signature, which counts no more. */
  outdated: z.boolean(),
});
/** A signature on a report: drawn or typed, with name, role, time and the account it came from. */
export type ReportSignature = z.infer<typeof reportSignature>;

const reportReview = z.strictObject({
  /** Whoever passed or rejected it. */
  reviewer: accountLabel,
  at: f.instant,
  /** Network address it came from; only the company's people get it. */
  address: z.nullable(z.string()),
});
/** Who reviewed a report, and when. */
export type ReportReview = z.infer<typeof reportReview>;

/** Schema of {@link ReportLayout}. */
export const reportLayout = z.strictObject({
  paper: z.enum(reportPapers),
  /** At the head of the first page; null: none. */
  logo: z.nullable(f.fileUrl),
  /** Of rules and headings, `#1b6147`; null: the usual one. */
  accent: z.nullable(f.colour),
  /** In place of the company's name at the head of each page; empty: its name. */
  header: f.textUpTo(100),
  /** At the foot of each page. */
  footer: f.textUpTo(100),
});
/** How a report looks on paper. */
export type ReportLayout = z.infer<typeof reportLayout>;

/** Schema of {@link ReportDocument}. */
export const reportDocument = z.strictObject({
  id: f.id,
  kind: z.enum(['report', 'briefing']),
  number: z.string(),
  name: f.name,
  subject: f.textUpTo(200),
  customerId: f.id,
  customerName: z.string(),
  siteAddress: z.string(),
  companyName: z.string(),
  period: z.strictObject({ from: f.day, to: f.day }),
  sections: z.array(reportSection).check(z.maxLength(60)),
  /** How it looks on paper; what it says is the same in every layout, and so are its signatures. */
  layout: z.optional(reportLayout),
  /** Of the layout alone. */
  layoutRevision: f.revision,
  signatures: z.array(reportSignature),
  state: z.enum(reportStates),
  /** Why it was rejected, or approved without both signatures; empty otherwise. */
  reviewNote: z.string(),
  /** Who passed or rejected it, and when; null while it waits. */
  review: z.nullable(reportReview),
  /** Whether the reader wrote it and so leaves the approval to another reviewer of the company. */
  ownWork: z.boolean(),
  /** Roles in which the reader signs from an account of its own; in others somebody else draws on the reader's device. */
  ownRoles: z.array(z.enum(signatureRoles)),
  /** Counts up with each save; a save says which version it was made from. */
  version: z.int(),
  updatedAt: f.instant,
});
/** A service report or briefing: sections with their figures, signatures and review state. */
export type ReportDocument = z.infer<typeof reportDocument>;
