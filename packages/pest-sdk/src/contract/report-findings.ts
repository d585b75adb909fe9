import { riskStanding } from '../rules/risk-states';
import type { ReportDocument, ReportSection, ReportSectionKind, ReportSectionOf } from './report-document';
import { missingSignatures } from './report-signatures';

/**
 * What an auditor looks for in each section of a service report: the intersection of the trade's report forms and
 * pesticide records (Texas 4 TAC §7.143, AIB and FQS logs). Rules warn; what approval needs is `missingSignatures`. The compiler asks for
 * a line for every kind of section, if only to say that nothing is looked for.
 */
const rulesByKind = {
  contacts: [
    {
      id: 'contacts',
      gaps: (report) =>
        gapsIn(report, 'contacts', ({ data }) => data.customerContact === '' || data.companyContact === ''),
    },
    {
      id: 'licences',
      gaps: (report) =>
        countIn(report, 'contacts', ({ data }) =>
          data.technicians.length === 0 ? 1 : data.technicians.filter(({ licence }) => licence === '').length,
        ),
    },
  ],
  serviceContent: [
    {
      id: 'visitTimes',
      gaps: (report) =>
        gapsIn(report, 'serviceContent', ({ data }) => data.checkedInAt === null || data.submittedAt === null),
    },
  ],
  deviceChecks: [
    {
      id: 'devicesChecked',
      gaps: (report) =>
        countIn(report, 'deviceChecks', ({ data }) => data.notChecked.filter(({ reason }) => reason === '').length),
    },
  ],
  pestData: [
    {
      id: 'counts',
      gaps: (report) => gapsIn(report, 'pestData', ({ data }) => data.rows.length === 0),
    },
  ],
  rodentTrend: [
    {
      id: 'rodentTrend',
      gaps: (report) => gapsIn(report, 'rodentTrend', ({ text }) => text.trim() === ''),
    },
  ],
  flyingInsectTrend: [
    {
      id: 'flyingInsectTrend',
      gaps: (report) => gapsIn(report, 'flyingInsectTrend', ({ text }) => text.trim() === ''),
    },
  ],
  risks: [
    {
      id: 'riskActions',
      gaps: (report) =>
        countIn(
          report,
          'risks',
          ({ data }) =>
            data.rows.filter(
              (risk) =>
                riskStanding(risk) === 'unresolved' &&
                (risk.action === '' || risk.owner === '' || risk.dueDay === null),
            ).length,
        ),
    },
  ],
  chemicals: [
    {
      id: 'batches',
      gaps: (report) =>
        countIn(report, 'chemicals', ({ data }) => data.rows.filter(({ batch }) => batch === '').length),
    },
    {
      id: 'registrations',
      gaps: (report) =>
        countIn(
          report,
          'chemicals',
          ({ data }) =>
            data.rows.filter(
              ({ registrationNumber, targetPest, where }) =>
                registrationNumber === '' || targetPest === '' || where === '',
            ).length,
        ),
    },
  ],
  recommendations: [
    {
      id: 'recommendations',
      gaps: (report) => gapsIn(report, 'recommendations', ({ text }) => text.trim() === ''),
    },
  ],
  summary: [],
  hotSpots: [],
  floorPlans: [],
  deviceRecords: [],
  text: [],
} as const satisfies Readonly<Record<ReportSectionKind, readonly SectionRule[]>>;

const signatureRule = {
  id: 'signatures',
  gaps: (report) => missingSignatures(report.signatures).length,
} as const satisfies SectionRule;

interface SectionRule {
  readonly id: string;
  /** How many things are missing; a section that the report does not have at all is a gap. */
  readonly gaps: (report: ReportDocument) => number;
}

interface ReportRule extends SectionRule {
  readonly id: ReportRuleId;
  /** The kind of section it is about; null for the report as a whole. */
  readonly kind: string | null;
}

/** What is looked for in a report; see {@link reportFindings}. */
export type ReportRuleId = (typeof rulesByKind)[ReportSectionKind][number]['id'] | typeof signatureRule.id;

/** In the order of the sections, the signatures last. */
const reportRules: readonly ReportRule[] = [
  ...Object.entries(rulesByKind).flatMap(([kind, rules]) => rules.map((rule) => ({ ...rule, kind }))),
  { ...signatureRule, kind: null },
];

/** All that is looked for, in the order of the sections, the signatures last. */
export const reportRuleIds: readonly ReportRuleId[] = reportRules.map(({ id }) => id);

/** Something a report lacks, and in which section. */
export interface ReportFinding {
  readonly rule: ReportRuleId;
  /** How many things are missing; 0 when the rule is met. */
  readonly gaps: number;
  /** Where to mend it; null where the report has no such section, or the signatures are meant. */
  readonly sectionId: string | null;
}

/** What a report lacks before it can be approved, in the order of its sections. */
export function reportFindings(report: ReportDocument): readonly ReportFinding[] {
  return reportRules.map(({ id, kind, gaps }) => ({
    rule: id,
    gaps: gaps(report),
    sectionId: report.sections.find((section) => section.kind === kind)?.id ?? null,
  }));
}

function countIn<Kind extends ReportSectionKind>(
  report: ReportDocument,
  kind: Kind,
  count: (section: ReportSectionOf<Kind>) => number,
): number {
  const isKind = (section: ReportSection): section is ReportSectionOf<Kind> => section.kind === kind;
  const section = report.sections.find(isKind);
  return section ? count(section) : 1;
}

function gapsIn<Kind extends ReportSectionKind>(
  report: ReportDocument,
  kind: Kind,
  missing: (section: ReportSectionOf<Kind>) => boolean,
): number {
  return countIn(report, kind, (section) => (missing(section) ? 1 : 0));
}
