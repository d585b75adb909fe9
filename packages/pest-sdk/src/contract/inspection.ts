import * as z from 'zod/mini';
import { checkOutcomes } from '../rules/check-outcomes';
import { limits } from '../rules/limits';
import { baitConsumers, baitStates, consumptionSteps, evidenceKinds, glueConditions } from '../rules/record-values';
import { taskPlaces, taskStates } from '../rules/task-states';
import { deviceActions } from '../trade/device-actions';
import { type DeviceType, deviceTypes, type FamilyOf } from '../trade/device-types';
import { species } from '../trade/species';
import { supplyKinds } from '../trade/supplies';
import { endpoint } from './endpoint';
import * as f from './fields';
import { siteSigner, strokesWhereDrawn } from './signatures';
import { consumableChoice } from './stock';
import { inspectionTemplate, templateAnswers } from './template';

const counted = z.array(z.strictObject({ species: z.enum(species), count: f.countOnce })).check(z.maxLength(20));
const evidence = z.array(z.enum(evidenceKinds)).check(z.maxLength(evidenceKinds.length));

/** What every reading of a family says. A reading holds counts or consumption, never both. */
interface FamilyReading {
  readonly count: { counts: z.infer<typeof counted> };
  readonly consumption: { consumedPercent: number };
}

const readings = {
  flyLamp: z.strictObject({
    type: z.literal('flyLamp'),
    counts: counted,
    /** Percent of the glue board that is covered. */
    boardFill: z.nullable(f.percent),
    lampOn: z.boolean(),
    boardReplaced: z.boolean(),
  }),
  mouseTrap: z.strictObject({
    type: z.literal('mouseTrap'),
    counts: counted,
    alive: z.boolean(),
    sprungEmpty: z.boolean(),
    glueCondition: z.enum(glueConditions),
    evidence,
  }),
  cockroachTrap: z.strictObject({
    type: z.literal('cockroachTrap'),
    counts: counted,
    nymphs: f.countOnce,
    eggCases: f.countOnce,
  }),
  baitStation: z.strictObject({
    type: z.literal('baitStation'),
    consumedPercent: z.literal(consumptionSteps),
    baitState: z.enum(baitStates),
    consumer: z.nullable(z.enum(baitConsumers)),
    batch: f.textUpTo(50),
    gramsAdded: f.quantity,
    gramsRemoved: f.quantity,
    locked: z.boolean(),
    labelOk: z.boolean(),
    evidence,
  }),
} satisfies { readonly [Type in DeviceType]: z.ZodMiniType<{ type: Type } & FamilyReading[FamilyOf<Type>]> };
type AnyReading = (typeof readings)[DeviceType];

/** What was read from an opened device, by its type. */
export const reading = z.discriminatedUnion('type', Object.values(readings) as [AnyReading, ...AnyReading[]]);
/** What was read from an opened device, by its type: counts by species, or consumption in percent. */
export type Reading = z.infer<typeof reading>;

const checkBody = {
  outcome: z.enum(checkOutcomes),
  /** Why the device was not checked; required for every outcome but `checked`. */
  reason: f.textUpTo(300),
  /** Present exactly when the outcome is `checked`. */
  reading: z.nullable(reading),
  answers: templateAnswers,
  actions: z.array(z.enum(deviceActions)).check(z.maxLength(8)),
  photos: z.array(f.fileUrl).check(z.maxLength(limits.photosOfRecord)),
  note: f.textUpTo(1000),
};

export const deviceCheck = z.strictObject({
  ...checkBody,
  /** When it was recorded, by the clock of the device it was recorded on. */
  checkedAt: f.instant,
  /** When it came to the server: later, where there was no network. */
  receivedAt: f.instant,
  accountName: z.string(),
  /** Put into the device, and not taken from stock: there was none, or no consumable is said to be it. */
  suppliesMissing: z.array(z.enum(supplyKinds)),
});
/**
 * What somebody saw recorded when it was filled in or taken back: when that came to the server, null for nothing. A record
 * of another account that came since then is not written over.
 */
const seen = z.optional(z.nullable(f.instant));

/**
 * The version of the template that was filled in: answers are checked by it, and none that it requires may be missing.
 * Without it, answers are checked by what is in force, as far as there are any.
 */
const templateVersion = z.optional(z.int());

/** What was recorded of one device in one service. `reading` is present exactly when the outcome is `checked`. */
export type DeviceCheck = z.infer<typeof deviceCheck>;

export const sheetRow = z.strictObject({
  deviceId: f.id,
  code: z.string(),
  name: z.string(),
  type: z.enum(deviceTypes),
  place: z.enum(taskPlaces),
  location: z.string(),
  workshopName: z.nullable(z.string()),
  floorPlanId: z.nullable(f.id),
  /** Where it stands on that plan; absent on a server that does not tell. */
  position: z.optional(z.nullable(f.position)),
  /** The check recorded in this task; null while there is none. */
  check: z.nullable(deviceCheck),
  /** The last reading before this task, for comparison. */
  lastReading: z.nullable(z.strictObject({ at: f.instant, value: z.number() })),
  /** What that check answered of the items that offer it; absent where there is nothing. */
  lastAnswers: z.optional(templateAnswers),
});
/** One device on the inspection sheet of a service. */
export type SheetRow = z.infer<typeof sheetRow>;

export const chemicalUse = z.strictObject({
  id: f.id,
  consumableId: f.id,
  name: z.string(),
  registrationNumber: z.string(),
  activeIngredient: z.string(),
  amount: f.quantity,
  unit: z.string(),
  dilution: z.string(),
  /** Square metres. */
  areaTreated: f.quantity,
  where: z.string(),
  method: z.string(),
  targetPest: z.string(),
  batch: z.string(),
  precautions: z.string(),
  usedAt: f.instant,
  /** When the record came. */
  receivedAt: z.optional(f.instant),
  applicatorName: z.string(),
  applicatorLicence: z.string(),
});
/**
 * One use of a chemical in a service, with what an auditor asks for: registration number, active ingredient, amount and
 * unit, area in square metres, place, batch and applicator.
 */
export type ChemicalUse = z.infer<typeof chemicalUse>;

export const siteUse = z.strictObject({
  /** The visits of the days that have begun, the oldest first. */
  services: z.array(
    z.strictObject({
      id: f.id,
      number: z.string(),
      plannedAt: f.instant,
      state: z.enum(taskStates),
      /** Whose site it was; absent on a server that does not tell. */
      customerId: z.optional(f.id),
      customerName: z.optional(z.string()),
    }),
  ),
  /** By site, product as it was when it was used, and unit. */
  chemicals: z.array(
    z.strictObject({
      name: z.string(),
      registrationNumber: z.string(),
      activeIngredient: z.string(),
      amount: f.quantity,
      unit: z.string(),
      /** Square metres, of the uses that say it; an area treated twice counts twice. */
      areaTreated: f.quantity,
      taskIds: z.array(f.id),
    }),
  ),
  /** What was put into devices, by site and type. */
  supplies: z.array(
    z.strictObject({
      deviceType: z.enum(deviceTypes),
      kind: z.enum(supplyKinds),
      count: f.count,
      /** Of them, what the stock did not have; the stock ledger has the others. */
      missing: f.count,
      taskIds: z.array(f.id),
    }),
  ),
  /** What was put into bait stations, by site and batch: checks record no product, and take none from stock. */
  baits: z.optional(z.array(z.strictObject({ batch: z.string(), grams: f.quantity, taskIds: z.array(f.id) }))),
});
/** What the visits of some days used at a site, or at each (`inspection.siteUse`). */
export type SiteUse = z.infer<typeof siteUse>;

const mayRead = { anyOf: ['m_service_undone', 'm_service_completed', 'btn_service_execute'] } as const;
const mayExecute = { anyOf: ['btn_service_execute'] } as const;

/** The technician's work at the site. The specification has the task states but none of these calls; they are ours. */
export const inspection = {
  sheet: endpoint({
    method: 'GET',
    path: '/api/v-inspection/sheet/{id}',
    sends: 'path',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'The inspection sheet of a service: devices due, their templates and what is recorded so far.',
    request: f.byId,
    result: z.strictObject({ taskId: f.id, rows: z.array(sheetRow), templates: z.array(inspectionTemplate) }),
    bound: 'The devices of one service.',
    errors: ['general.notFound'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/v-inspection/record',
    sends: 'json',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    mayComeLate: true,
    summary: 'Records the check of one device, or corrects it while the service is not submitted.',
    changes: ['task', 'stock', 'device', 'home'],
    request: z
      .strictObject({ taskId: f.id, deviceId: f.id, ...checkBody, templateVersion, recordedAt: f.recordedAt, seen })
      .check(
        z.refine(({ outcome, reason }) => outcome === 'checked' || reason !== '', { path: ['reason'] }),
        z.refine(({ outcome, reading }) => (outcome === 'checked') === (reading !== null), { path: ['reading'] }),
      ),
    result: f.done,
    errors: [
      'general.businessFailure',
      'general.notFound',
      'device.typeMismatch',
      'device.notFound',
      'device.notBound',
    ],
  }),
  removeRecord: endpoint({
    method: 'DELETE',
    path: '/api/v-inspection/record/{taskId}/{deviceId}',
    sends: 'path',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    summary: 'Takes back the check of a device that was recorded by mistake, while the service is not submitted.',
    changes: ['task', 'stock', 'device', 'home'],
    request: z.strictObject({ taskId: f.id, deviceId: f.id, seen: z.optional(f.instant) }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'device.notFound'],
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/v-inspection/sign',
    sends: 'json',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    mayComeLate: true,
    summary:
      "The customer's signature on a service, given on the technician's phone, or why nobody signs. The last one counts; " +
      'all are kept, and after the review none is taken.',
    changes: ['task', 'stock', 'device', 'home'],
    request: z.strictObject({ taskId: f.id, ...siteSigner, recordedAt: f.recordedAt }).check(
      strokesWhereDrawn,
      z.refine(({ method, name }) => method === 'absent' || name !== '', { path: ['name'] }),
      z.refine(({ method, reason }) => (method === 'absent') === (reason !== ''), { path: ['reason'] }),
    ),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  chemicalUses: endpoint({
    method: 'GET',
    path: '/api/v-inspection/chemical-uses/{id}',
    sends: 'path',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'Chemicals used in a service.',
    request: f.byId,
    result: z.array(chemicalUse),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  siteUse: endpoint({
    method: 'GET',
    path: '/api/v-inspection/site-use',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary: 'What the visits of some days used, at one site or each: chemicals, boards and lamps, bait by batch.',
    request: z.strictObject({ customerId: z.optional(f.id), from: f.day, to: f.day }),
    result: siteUse,
    bound: 'What the first 10,000 visits of the days used; with others, `more`.',
    saysMore: true,
    errors: ['general.notFound'],
  }),
  chemicals: endpoint({
    method: 'GET',
    path: '/api/v-inspection/chemicals',
    sends: 'query',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    summary: 'Chemicals that can be used in a service, with what is left of them.',
    request: f.nothing,
    result: z.array(consumableChoice),
    bound: limits.listRows,
    errors: [],
  }),
  useChemical: endpoint({
    method: 'POST',
    path: '/api/v-inspection/use-chemical',
    sends: 'json',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    mayComeLate: true,
    summary: 'Records the use of a chemical and takes it from stock, in one step.',
    changes: ['task', 'stock', 'device', 'home'],
    request: z.strictObject({
      taskId: f.id,
      consumableId: f.id,
      amount: f.positiveQuantity,
      dilution: f.textUpTo(100),
      areaTreated: f.quantity,
      where: f.name,
      method: f.textUpTo(100),
      targetPest: f.textUpTo(100),
      /** A batch that is kept in stock; left out, the one that `batch` names, or the first to expire. */
      batchId: z.optional(f.id),
      batch: f.textUpTo(50),
      precautions: f.textUpTo(500),
      applicatorLicence: f.textUpTo(50),
      recordedAt: f.recordedAt,
    }),
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound', 'stock.insufficient'],
  }),
  removeChemicalUse: endpoint({
    method: 'DELETE',
    path: '/api/v-inspection/chemical-use/{id}',
    sends: 'path',
    auth: 'token',
    access: mayExecute,
    source: 'ours',
    summary: 'Takes back a use recorded by mistake while the service is not submitted; the stock returns.',
    changes: ['task', 'stock', 'device', 'home'],
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
