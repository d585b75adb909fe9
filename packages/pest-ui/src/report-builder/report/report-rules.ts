import {
  isOwnKind,
  type OwnKind,
  type ReportDocument,
  type ReportFinding,
  type ReportRuleId,
  type ReportSectionKind,
  reportFindings,
  type Words,
} from 'pest-sdk';
import { askHost } from '../../widget/ask-host';

/** Something that a host's own audit scheme asks of a report. */
export interface ReportRule {
  readonly id: string;
  /** What is asked for, in the reader's language: "Trend of the last twelve months". */
  readonly label: string;
  /** The kind of section in which it is mended. @default the report as a whole */
  readonly kind?: ReportSectionKind | OwnKind | undefined;
  /** How many things are missing; 0 where it is met. */
  readonly gaps: (report: ReportDocument) => number;
}

/** A rule of a host's own audit scheme, known to every builder on the page. */
export interface ReportRuleDefinition extends Omit<ReportRule, 'id' | 'label'> {
  /** Whose it is, and what: `acme:haccp`. */
  readonly id: OwnKind;
  readonly words: Words;
}

/** What is looked for in a report: rules of ours and defined ones by their names, and those of a host. */
export type ReportRules = readonly (ReportRuleId | OwnKind | ReportRule)[];

const defined = new Map<string, ReportRuleDefinition>();

/**
 * Makes a rule known to every builder: it is asked where a builder names no `rules`, and by its name where it does.
 *
 * @throws RangeError where `id` is no name of a host's own
 */
export function defineReportRule(rule: ReportRuleDefinition): void {
  if (!isOwnKind(rule.id)) throw new RangeError(`A report rule of a host is named as acme:haccp, not ${rule.id}.`);
  defined.set(rule.id, rule);
}

/** What a report lacks by a {@link ReportRule}. */
export interface HostReportFinding extends Omit<ReportFinding, 'rule'> {
  readonly rule: string;
  readonly label: string;
  /** In each language, of a rule that was defined. */
  readonly words?: Words | undefined;
}

/** What a report lacks, by a rule of ours or of a host. */
export type ReportGap = ReportFinding | HostReportFinding;

/** What a report lacks by these rules, in their order; by all of ours where none are given. */
export function reportGaps(document: ReportDocument, rules: ReportRules | undefined): readonly ReportGap[] {
  const ours = reportFindings(document);
  if (!rules) return [...ours, ...[...defined.values()].flatMap((rule) => definedGap(document, rule))];
  return rules.flatMap((rule): readonly ReportGap[] => {
    if (typeof rule !== 'string') return hostGap(document, rule);
    const own = defined.get(rule);
    return own ? definedGap(document, own) : ours.filter((finding) => finding.rule === rule);
  });
}

function definedGap(document: ReportDocument, { words, ...rule }: ReportRuleDefinition): readonly HostReportFinding[] {
  return hostGap(document, { ...rule, label: words.en }).map((gap) => ({ ...gap, words }));
}

/** Nothing where the rule fails: what it asks is then unknown, and all else is not. */
function hostGap(document: ReportDocument, { id, label, kind, gaps }: ReportRule): readonly HostReportFinding[] {
  const found = askHost(() => gaps(document), null);
  const section = document.sections.find((one) => one.kind === kind);
  return found === null ? [] : [{ rule: id, label, gaps: found, sectionId: section?.id ?? null }];
}
