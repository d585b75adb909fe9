import { type Language, languages } from 'pest-sdk';
import type { Row } from '../database/tables';

type Named = Pick<Row<'report'>, 'kind' | 'name' | 'service_day'>;

/** The name that a report is generated with. */
export function generatedName(kind: Row<'report'>['kind'], day: string) {
  return kind === 'report'
    ? { zh: `${day} 有害生物防治服务报告`, en: `Pest control service report ${day}` }
    : { zh: `${day} 有害生物防治服务简报`, en: `Pest control briefing ${day}` };
}

/** A generated name stands in the reader's language; one that somebody gave, as it was given. */
export function nameIn({ kind, name, service_day }: Named, language: Language): string {
  return isGenerated(name, kind, service_day) ? generatedName(kind, service_day)[language] : name;
}

/** The name to keep of what an author sends: a generated name in another language is no change. */
export function keptName(report: Named, sent: string): string {
  return isGenerated(sent, report.kind, report.service_day) && isGenerated(report.name, report.kind, report.service_day)
    ? report.name
    : sent;
}

function isGenerated(name: string, kind: Named['kind'], day: string): boolean {
  const names = generatedName(kind, day);
  return languages.some((language) => names[language] === name);
}
