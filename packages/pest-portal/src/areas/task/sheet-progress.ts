import {
  answerProblems,
  holdsWord,
  type InspectionTemplateRecord,
  joinParts,
  notReachedOutcomes,
  questionTypeRow,
  recordedAnswers,
  type SheetRow,
  type TaskPlace,
  type TemplateAnswers,
  taskPlaces,
} from 'pest-sdk';
import { language } from '../../base/language';

export interface Progress {
  readonly done: number;
  readonly due: number;
  readonly notReached: number;
}

/** How many devices of the task have an outcome, whichever it is; and how many of them nobody got to. */
export function progressOf(rows: readonly SheetRow[]): Progress {
  return {
    done: rows.filter((row) => row.check !== null).length,
    due: rows.length,
    notReached: rows.filter(({ check }) => notReachedOutcomes.some((outcome) => outcome === check?.outcome)).length,
  };
}

export function progressByPlace(rows: readonly SheetRow[]): Record<TaskPlace, Progress> {
  const of = (place: TaskPlace) => progressOf(rows.filter((row) => row.place === place));
  return { indoor: of('indoor'), outdoor: of('outdoor') };
}

/** Places that have devices, in the order they are walked. */
export function placesOf(rows: readonly SheetRow[]): TaskPlace[] {
  return taskPlaces.filter((place) => rows.some((row) => row.place === place));
}

export const sheetFilters = ['all', 'todo', 'done', 'notOpened'] as const;
export type SheetFilter = (typeof sheetFilters)[number];

/**
 * Rows whose code, name or location holds the search, in the state asked for.
 *
 * @param staying devices that stay among those to do although they are done: a row that goes takes its place to the next
 */
export function filterRows(
  rows: readonly SheetRow[],
  search: string,
  filter: SheetFilter,
  staying: readonly string[] = [],
): SheetRow[] {
  const stays = ({ deviceId }: SheetRow) => filter === 'todo' && staying.includes(deviceId);
  return rows.filter((row) => (matchesFilter(row, filter) || stays(row)) && matchesSearch(row, search));
}

function matchesSearch(row: SheetRow, search: string): boolean {
  return [row.code, row.name, row.location].some((text) => holdsWord(text, search));
}

function matchesFilter({ check }: SheetRow, filter: SheetFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'todo':
      return check === null;
    case 'done':
      return check !== null;
    case 'notOpened':
      return check !== null && check.outcome !== 'checked';
  }
}

export interface WorkshopGroup {
  /** Null for devices that stand in no workshop. */
  readonly workshopName: string | null;
  readonly rows: readonly SheetRow[];
}

/** Rows by workshop in the sheet's own order; devices without a workshop come last. */
export function groupByWorkshop(rows: readonly SheetRow[]): WorkshopGroup[] {
  const groups = new Map<string | null, SheetRow[]>();
  for (const row of rows) {
    const group = groups.get(row.workshopName);
    if (group) group.push(row);
    else groups.set(row.workshopName, [row]);
  }
  return [...groups]
    .map(([workshopName, grouped]) => ({ workshopName, rows: grouped }))
    .sort((a, b) => Number(a.workshopName === null) - Number(b.workshopName === null));
}

/** So many rows from the first on. */
export function firstOf(groups: readonly WorkshopGroup[], count: number): WorkshopGroup[] {
  let left = count;
  return groups.flatMap(({ workshopName, rows }) => {
    const shown = rows.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{ workshopName, rows: shown }] : [];
  });
}

/** The next device without an outcome after this one in walking order, wrapping round; null when all are done. */
export function nextDevice(rows: readonly SheetRow[], deviceId: string): SheetRow | null {
  const walk = groupByWorkshop(rows).flatMap((group) => group.rows);
  const at = walk.findIndex((row) => row.deviceId === deviceId);
  const ahead = [...walk.slice(at + 1), ...walk.slice(0, Math.max(at, 0))];
  return ahead.find((row) => row.check === null) ?? null;
}

/** Where a device stands, in words; a location that only repeats the workshop is said once. */
export function standsAt({ workshopName, location }: Pick<SheetRow, 'workshopName' | 'location'>): string {
  return joinParts([...new Set([workshopName ?? '', location])], language);
}

/** Devices of a place that still wait for an outcome. */
export function remaining(rows: readonly SheetRow[], place: TaskPlace): SheetRow[] {
  return rows.filter((row) => row.place === place && row.check === null);
}

/** The template for a device's type, if the company has one. */
export function templateFor(
  templates: readonly InspectionTemplateRecord[],
  row: SheetRow,
): InspectionTemplateRecord | null {
  return templates.find((template) => template.deviceType === row.type) ?? null;
}

type TemplateItem = InspectionTemplateRecord['directions'][number]['items'][number];

/**
 * The answers that "nothing caught, all normal" stands for: to each required item its first option that raises no
 * risk. Null where something that must be answered has no such answer (a number, words, only risks): then one tap cannot
 * say it.
 *
 * @param today the day at the site, `YYYY-MM-DD`
 */
export function usualAnswers(template: InspectionTemplateRecord | null, today: string): TemplateAnswers | null {
  const answers = presetAnswers(template, today);
  return template && Object.keys(answerProblems(template, answers, today)).length > 0 ? null : answers;
}

/** Likewise for a finding: what has a usual answer is answered by it until the person says otherwise. */
export function presetAnswers(template: InspectionTemplateRecord | null, today: string): TemplateAnswers {
  const items = template?.directions.flatMap((direction) => direction.items) ?? [];
  const usual = items.flatMap((item) => {
    const answer = item.required ? usualAnswer(item) : null;
    return answer === null ? [] : [[item.id, answer] as const];
  });
  const answers = Object.fromEntries(usual);
  return template ? recordedAnswers(template, answers, today) : answers;
}

/** What is no risk: an option, or the other of a yes and a no. */
function usualAnswer(item: TemplateItem): TemplateAnswers[string] | null {
  const answer = questionTypeRow(item.type)?.answer;
  if (answer === 'yesNo') return item.riskWhen ? item.riskWhen === 'no' : null;
  const usual = answer === 'options' ? item.options.find((option) => !option.raisesRisk) : undefined;
  return usual ? [usual.id] : null;
}
