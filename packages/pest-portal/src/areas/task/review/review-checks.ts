import {
  blocksApproval,
  type ChemicalUse,
  isOpenRisk,
  latenessOf,
  type RecordedMoment,
  type Risk,
  type SheetRow,
  type TaskDetails,
} from 'pest-sdk';
import type { WaitingCall } from '../../../offline/outbox/waiting-act';
import { type DeviceException, type ExceptionKind, isUnexplained } from './exceptions';

export interface ReviewSources {
  readonly task: TaskDetails;
  readonly rows: readonly SheetRow[];
  readonly exceptions: readonly DeviceException[];
  readonly risks: readonly Risk[];
  readonly chemicals: readonly ChemicalUse[];
}

type LateSources = Omit<ReviewSources, 'exceptions'>;

/** One line of what the reviewer would look up by hand: all well, to be known, or in the way of approving. */
export type ReviewCheck =
  | { readonly id: 'devices'; readonly tone: Tone; readonly checked: number; readonly due: number }
  | { readonly id: 'routine' | 'signed' | 'unsigned' | 'signatureOutdated'; readonly tone: Tone }
  | { readonly id: 'absent'; readonly tone: Tone; readonly reason: string }
  | { readonly id: 'unexplained' | 'notChecked'; readonly tone: Tone; readonly count: number }
  | {
      readonly id: 'corrected' | 'rodent' | 'changed' | 'chemicals' | 'suppliesMissing';
      readonly tone: Tone;
      readonly count: number;
    }
  | { readonly id: 'late'; readonly tone: Tone; readonly count: number; readonly receivedAt: string }
  | { readonly id: 'risks'; readonly tone: Tone; readonly count: number; readonly due: string | null };

/** A note is neither well nor ill: the server cannot know. */
type Tone = 'ok' | 'note' | 'warning' | 'danger';

/** What the panel of the review lists, in the order of the evidence. */
export function reviewChecks({ task, rows, exceptions, risks, chemicals }: ReviewSources): ReviewCheck[] {
  const having = (...kinds: readonly ExceptionKind[]) =>
    exceptions.filter((exception) => kinds.some((kind) => exception.kinds.includes(kind))).length;
  const known = (count: number): Tone => (count > 0 ? 'warning' : 'ok');
  const counted = (id: 'notChecked' | 'corrected' | 'rodent' | 'changed', count: number) =>
    ({ id, count, tone: known(count) }) as const;
  const open = risks.filter(isOpenRisk);
  const unexplained = unexplainedOf(rows);
  return [
    devicesCheck(task),
    ...(unexplained > 0 ? [{ id: 'unexplained', tone: 'danger', count: unexplained } as const] : []),
    ...[counted('notChecked', having('notChecked')), counted('rodent', having('rodent'))].filter(
      ({ count }) => count > 0,
    ),
    counted('changed', having('rise', 'drop')),
    counted('corrected', having('corrected')),
    ...lateCheck({ task, rows, risks, chemicals }),
    { id: 'risks', tone: known(open.length), count: open.length, due: firstDue(open) },
    { id: 'chemicals', tone: 'ok', count: chemicals.length },
    ...suppliesCheck(rows),
    signatureCheck(task),
  ];
}

/** Whether approving has to wait for a device that nobody looked at or spoke of. The server refuses it by the same rule. */
export function isBlocked({ task, rows }: Pick<ReviewSources, 'task' | 'rows'>): boolean {
  return blocksApproval({ ...task, unexplained: unexplainedOf(rows) });
}

function devicesCheck({ inspection, ...task }: TaskDetails): ReviewCheck {
  const { devicesChecked: checked, devicesNotReached: notReached, devicesDue: due } = task;
  if (inspection === 'routine' && checked === 0) return { id: 'routine', tone: due > 0 ? 'warning' : 'ok' };
  const isComplete = checked + notReached >= due;
  return { id: 'devices', tone: isComplete || inspection === 'routine' ? 'ok' : 'danger', checked, due };
}

function signatureCheck({ siteSignature }: TaskDetails): ReviewCheck {
  if (siteSignature === null) return { id: 'unsigned', tone: 'warning' };
  if (siteSignature.outdated) return { id: 'signatureOutdated', tone: 'warning' };
  if (siteSignature.method === 'absent') return { id: 'absent', tone: 'ok', reason: siteSignature.reason };
  return { id: 'signed', tone: 'ok' };
}

/** Boards and lamps that devices got and no stock lost: somebody counts them wrong. */
function suppliesCheck(rows: readonly SheetRow[]): ReviewCheck[] {
  const count = rows.reduce((sum, { check }) => sum + (check?.suppliesMissing.length ?? 0), 0);
  return count === 0 ? [] : [{ id: 'suppliesMissing', tone: 'warning', count }];
}

/** Where the two times of each call stand that may come later than what it tells of was done. */
const momentsOf: Readonly<Record<WaitingCall, (sources: LateSources) => readonly (RecordedMoment | null)[]>> = {
  'task.checkIn': ({ task }) => [task.checkedIn],
  'task.submit': ({ task }) => [task.submitted],
  'inspection.sign': ({ task: { siteSignature } }) => [
    siteSignature && { at: siteSignature.signedAt, receivedAt: siteSignature.receivedAt },
  ],
  'inspection.record': ({ rows }) =>
    rows.map(({ check }) => check && { at: check.checkedAt, receivedAt: check.receivedAt }),
  'risk.add': ({ risks }) => risks.map(({ foundAt: at, receivedAt = at }) => ({ at, receivedAt })),
  'inspection.useChemical': ({ chemicals }) => chemicals.map(({ usedAt: at, receivedAt = at }) => ({ at, receivedAt })),
};

/** What came later than it was made: its times are the phone's. */
function lateCheck(sources: LateSources): ReviewCheck[] {
  const moments = Object.values(momentsOf).flatMap((of) => of(sources));
  const late = moments.flatMap((moment) => (moment && latenessOf(moment) !== 'prompt' ? [moment] : []));
  const last = late
    .map(({ receivedAt }) => receivedAt)
    .sort()
    .at(-1);
  if (last === undefined) return [];
  const tone = late.some((moment) => latenessOf(moment) === 'overdue') ? 'warning' : 'note';
  return [{ id: 'late', tone, count: late.length, receivedAt: last }];
}

/** Those without any record are missing from the count of the devices already. */
function unexplainedOf(rows: readonly SheetRow[]): number {
  return rows.filter((row) => row.check !== null && isUnexplained(row)).length;
}

function firstDue(risks: readonly Risk[]): string | null {
  return risks.reduce<string | null>(
    (first, { dueDay }) => (dueDay !== null && (first === null || dueDay < first) ? dueDay : first),
    null,
  );
}
