import {
  deviceTypeRows,
  type PestGroup,
  pestGroupOf,
  type SheetRow,
  type TaskEvent,
  type TaskHappening,
} from 'pest-sdk';
import { readingValue } from '../../inspection/reading-form';

/** Why a reviewer should look at a device, the gravest first. */
export const exceptionKinds = ['unexplained', 'rodent', 'rise', 'notChecked', 'corrected', 'drop'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export type Correction = TaskEvent & { readonly happening: Extract<TaskHappening, { kind: 'checkChanged' }> };

/** A device that differs from what was expected, and why it is shown. */
export interface DeviceException {
  readonly row: SheetRow;
  /** At least one, the gravest first. */
  readonly kinds: readonly ExceptionKind[];
  /** This reading less the last one; null where there is no pair. */
  readonly change: number | null;
  readonly corrections: readonly Correction[];
}

/** What a change must reach to be told: captures, and percent of bait. */
const noticeable = { count: 3, consumption: 25 } as const;

/** Devices that a reviewer should see before the others: gravest first, then by how much they changed. */
export function exceptionsOf(rows: readonly SheetRow[], events: readonly TaskEvent[]): DeviceException[] {
  const corrections = events.filter(isCorrection);
  const gravity = ({ kinds }: DeviceException) => Math.min(...kinds.map((kind) => exceptionKinds.indexOf(kind)));
  return rows
    .map((row) =>
      exceptionOf(
        row,
        corrections.filter(({ happening }) => happening.deviceId === row.deviceId),
      ),
    )
    .filter(({ kinds }) => kinds.length > 0)
    .sort((a, b) => gravity(a) - gravity(b) || Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
}

function exceptionOf(row: SheetRow, corrections: readonly Correction[]): DeviceException {
  const change = changeOf(row);
  const holds: Record<ExceptionKind, boolean> = {
    unexplained: isUnexplained(row),
    rodent: caught(row, 'rodent'),
    rise: isRise(row, change),
    notChecked: row.check !== null && row.check.outcome !== 'checked' && !isUnexplained(row),
    corrected: corrections.length > 0,
    drop: isDrop(row, change),
  };
  // A rodent is graver than the rise that it is as well.
  const kinds = exceptionKinds.filter((kind) => holds[kind] && !(kind === 'rise' && holds.rodent));
  return { row, kinds, change, corrections };
}

/** No record at all, or not opened and no word why: what stops an approval. */
export function isUnexplained({ check }: SheetRow): boolean {
  return check === null || (check.outcome !== 'checked' && check.reason.trim() === '');
}

/** What the device shows now; nothing where it was not opened. */
function shownBy({ check }: SheetRow): number {
  return check?.reading ? readingValue(check.reading) : 0;
}

/** Whether the device holds a species of the group. */
function caught({ check }: SheetRow, group: PestGroup): boolean {
  const counts = check?.reading && 'counts' in check.reading ? check.reading.counts : [];
  return counts.some(({ species, count }) => count > 0 && pestGroupOf(species) === group);
}

function changeOf(row: SheetRow): number | null {
  return row.check?.reading && row.lastReading ? shownBy(row) - row.lastReading.value : null;
}

/** At least twice as many, and enough of them; bait by a step of its scale. */
function isRise(row: SheetRow, change: number | null): boolean {
  const { family } = deviceTypeRows[row.type];
  if (change === null || change < noticeable[family]) return false;
  return family === 'consumption' || change >= (row.lastReading?.value ?? 0);
}

/** At most half as many: good news, or a trap that nobody looked into. */
function isDrop(row: SheetRow, change: number | null): boolean {
  const { family } = deviceTypeRows[row.type];
  if (change === null || -change < noticeable[family]) return false;
  return family === 'consumption' || shownBy(row) * 2 <= (row.lastReading?.value ?? 0);
}

function isCorrection(event: TaskEvent): event is Correction {
  return event.happening.kind === 'checkChanged';
}
