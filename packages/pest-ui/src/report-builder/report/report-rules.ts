import {
  type ReportDocument,
  type ReportFinding,
  type ReportRuleId,
  type ReportSectionKind,
  reportFindings,
} from 'pest-sdk';

/** Something that a host's own audit scheme asks of a report. */
export interface ReportRule {
  readonly id: string;
  /** What is asked for, in the reader's language: "Trend of the last twelve months". */
  readonly label: string;
  /** The kind of section in which it is mended. @default the report as a whole */
  readonly kind?: ReportSectionKind | undefined;
  /** How many things are missing; 0 where it is met. */
  readonly gaps: (report: ReportDocument) => number;
}

/** What is looked for in a report: rules of ours by their names, and those of a host. */
export type ReportRules = readonly (ReportRuleId | ReportRule)[];

/** What a report lacks by a {@link ReportRule}. */
export interface HostReportFinding extends Omit<ReportFinding, 'rule'> {
  readonly rule: string;
  readonly label: string;
}

/** What a report lacks, by a rule of ours or of a host. */
export type ReportGap = ReportFinding | HostReportFinding;

/** What a report lacks by these rules, in their order; by all of ours where none are given. */
export function reportGaps(document: ReportDocument, rules: ReportRules | undefined): readonly ReportGap[] {
  const ours = reportFindings(document);
  if (!rules) return ours;
  return rules.flatMap((rule): readonly ReportGap[] =>
    typeof rule === 'string' ? ours.filter((finding) => finding.rule === rule) : [hostGap(document, rule)],
  );
}

function hostGap(document: ReportDocument, { id, label, kind, gaps }: ReportRule): HostReportFinding {
  const section = document.sections.find((one) => one.kind === kind);
  return { rule: id, label, gaps: gaps(document), sectionId: section?.id ?? null };
}
