import { type DaySpan, type Language, languages } from 'pest-sdk';
import type { Row } from '../database/tables';

type Kind = Row<'report'>['kind'];
type Named = Pick<Row<'report'>, 'kind' | 'name' | 'service_day' | 'period_from' | 'period_to'>;

/** The name that a report is generated with: its day, or the period that somebody chose for it. */
export function generatedName(kind: Kind, dated: string | DaySpan): Record<Language, string> {
  const { zh, en } =
    typeof dated === 'string'
      ? { zh: dated, en: dated }
      : { zh: `${dated.from} 至 ${dated.to}`, en: `${dated.from} to ${dated.to}` };
  return kind === 'report'
    ? { zh: `${zh} 有害生物防治服务报告`, en: `Pest control service report ${en}` }
    : { zh: `${zh} 有害生物防治服务简报`, en: `Pest control briefing ${en}` };
}

/** A generated name stands in the reader's language; one that somebody gave, as it was given. */
export function nameIn(report: Named, language: Language): string {
  return generatedAs(report.name, report)?.[language] ?? report.name;
}

/** The name to keep of what an author sends: a generated name in another language is no change. */
export function keptName(report: Named, sent: string): string {
  const before = generatedAs(report.name, report);
  return before && languages.some((language) => before[language] === sent) ? report.name : sent;
}

/** The names in each language that one belongs to; undefined of one that somebody gave. */
function generatedAs(name: string, report: Named): Record<Language, string> | undefined {
  const period = { from: report.period_from, to: report.period_to };
  return [generatedName(report.kind, report.service_day), generatedName(report.kind, period)].find((names) =>
    languages.some((language) => names[language] === name),
  );
}
