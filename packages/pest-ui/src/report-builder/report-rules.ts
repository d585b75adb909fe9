import type { ReportDocument, ReportSection, ReportSectionKind, ReportSectionOf } from 'pest-sdk';

/**
 * What an auditor looks for in a service report: the intersection of the trade's report forms and pesticide records
 * (Texas 4 TAC §7.143, AIB and FQS logs). Rules warn; only the server refuses.
 */
export const reportRules = [
  {
    id: 'contacts',
    kind: 'contacts',
    gaps: (report) =>
      gapsIn(report, 'contacts', ({ data }) => data.customerContact === '' || data.companyContact === ''),
  },
  {
    id: 'licences',
    kind: 'contacts',
    gaps: (report) =>
      countIn(report, 'contacts', ({ data }) =>
        data.technicians.length === 0 ? 1 : data.technicians.filter(({ licence }) => licence === '').length,
      ),
  },
  {
    id: 'visitTimes',
    kind: 'serviceContent',
    gaps: (report) =>
      gapsIn(report, 'serviceContent', ({ data }) => data.checkedInAt === null || data.submittedAt === null),
  },
  {
    id: 'devicesChecked',
    kind: 'deviceChecks',
    gaps: (report) =>
      countIn(report, 'deviceChecks', ({ data }) => data.notChecked.filter(({ reason }) => reason === '').length),
  },
  {
    id: 'counts',
    kind: 'pestData',
    gaps: (report) => gapsIn(report, 'pestData', ({ data }) => data.rows.length === 0),
  },
  {
    id: 'rodentTrend',
    kind: 'rodentTrend',
    gaps: (report) => gapsIn(report, 'rodentTrend', ({ text }) => text.trim() === ''),
  },
  {
    id: 'flyingInsectTrend',
    kind: 'flyingInsectTrend',
    gaps: (report) => gapsIn(report, 'flyingInsectTrend', ({ text }) => text.trim() === ''),
  },
  {
    id: 'riskActions',
    kind: 'risks',
    gaps: (report) =>
      countIn(
        report,
        'risks',
        ({ data }) =>
          data.rows.filter(
            ({ state, action, owner, dueDay }) =>
              state !== 'resolved' && (action === '' || owner === '' || dueDay === null),
          ).length,
      ),
  },
  {
    id: 'batches',
    kind: 'chemicals',
    gaps: (report) => countIn(report, 'chemicals', ({ data }) => data.rows.filter(({ batch }) => batch === '').length),
  },
  {
    id: 'registrations',
    kind: 'chemicals',
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
  {
    id: 'recommendations',
    kind: 'recommendations',
    gaps: (report) => gapsIn(report, 'recommendations', ({ text }) => text.trim() === ''),
  },
  { id: 'signatures', kind: null, gaps: missingSignatures },
] as const satisfies readonly ReportRule[];

interface ReportRule {
  readonly id: string;
  /** The section it is about; a section that the report does not have at all is a gap. */
  readonly kind: ReportSectionKind | null;
  /** How many things are missing. */
  readonly gaps: (report: ReportDocument) => number;
}

export type ReportRuleId = (typeof reportRules)[number]['id'];

export interface ReportFinding {
  readonly rule: ReportRuleId;
  /** How many things are missing; 0 when the rule is met. */
  readonly gaps: number;
  /** Where to mend it; null where the report has no such section, or the signatures are meant. */
  readonly sectionId: string | null;
}

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

function missingSignatures({ signatures }: ReportDocument): number {
  const valid = (role: 'technician' | 'customer') =>
    signatures.some((signature) => signature.role === role && !signature.outdated);
  return (valid('technician') ? 0 : 1) + (valid('customer') ? 0 : 1);
}
