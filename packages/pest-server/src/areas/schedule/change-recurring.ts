/** The life of a recurring service: every change to one goes through here, with its row locked. */
import { addDays, mondayOf, movedPattern, type RequestOf, rhythmAheadDays, rhythmDays, wallClock } from 'pest-sdk';
import type { Notifier } from '../../books/notices/notify';
import * as planning from '../../books/tasks/planning';
import { requireReach } from '../../books/tasks/staff-reach';
import { type PlannedTask, tellOfPlanned, tellSiteOfGone, tellSiteOfPlanned } from '../../books/tasks/task-notices';
import { tellOfCancelledService } from '../../books/tasks/task-webhooks';
import type { Call } from '../../call/call';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { nextNumber } from '../../database/number-series';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './recurring.queries';

type Recurring = Row<'recurring_service'>;
type Draft = RequestOf<'schedule.addRecurring'>;
type Plan = RequestOf<'schedule.move'>['to'];

const dayGone = { zh: '请选择今天或以后的日期', en: 'Choose today or a later day.' } as const;
const noServiceThen = {
  zh: '这一天没有这项周期服务：已暂停、已结束，或当天的服务已经开始',
  en: 'The recurring service has no visit on that day: it is paused, has ended, or the visit has already begun.',
} as const;
const goesOn = {
  zh: '这项周期服务在结束日之后已由新的周期服务接续，请修改新的那一项',
  en: 'Another recurring service continues after this one ends. Change that one instead.',
} as const;
const notRecurring = { zh: '这次服务不是周期服务', en: 'This service does not repeat.' } as const;

/** What making services depends on, and who tells their staff of them. */
export interface Clock extends Notifier {
  readonly today: string;
  readonly timeZone: string;
}

function clockOf({ now, today, caller, parts }: Call): Clock {
  return { now, today, caller, timeZone: parts.settings.timeZone };
}

/** Adds a recurring service and makes its first services. */
export async function addRecurring(call: Call, tx: Tx, draft: Draft): Promise<string> {
  await planning.requireParts(tx, draft);
  const id = newId(call.now);
  await queries.insertRecurring(tx, id, draft, call.now);
  const made = await makeLocked(call, tx, id, draft);
  await tellSiteOfPlanned(call, tx, draft.customerId, made);
  return id;
}

/** Changes a recurring service from a day on that is not over. Answers the one that holds from then on. */
export async function changeRecurring(
  call: Call,
  tx: Tx,
  id: string,
  draft: Draft,
  seen?: string | undefined,
): Promise<string> {
  if (draft.startDay < call.today) refuse('general.invalidParameter', { field: 'startDay', words: dayGone });
  const old = orNotFound(await queries.lockRecurring(tx, id));
  if (seen !== undefined) requireSeen(seen, queries.revisionOfRecurring(old, await queries.chosenFor(tx, id)));
  const { id: next, made } = await takeOver(call, tx, old, draft, draft.startDay);
  await tellSiteOfPlanned(call, tx, draft.customerId, made);
  return next;
}

/** Moves a service and all that follow it. Answers the service that stands in its place. */
export async function moveFollowing(call: Call, tx: Tx, task: Row<'task'>, to: Plan): Promise<string> {
  const { recurring_id: recurringId, recurring_day: from } = task;
  if (recurringId === null || from === null) refuse('general.businessFailure', { words: notRecurring });
  const old = orNotFound(await queries.lockRecurring(tx, recurringId));
  const { day, time } = wallClock(to.plannedAt, call.parts.settings.timeZone);
  if (day < call.today) refuse('general.invalidParameter', { field: 'to.plannedAt', words: dayGone });
  // One whose day is over is not made again.
  if (from < call.today) {
    await planning.deleteTask(tx, task.id);
    await tellOfCancelledService(tx, call.now, task);
  }
  const cutDay = earlier(from, day);
  // Within one week the other days of a weekly one go on; otherwise its weeks or months are counted from the new day.
  const sameWeek = old.pattern.kind === 'weekly' && mondayOf(from) === mondayOf(day);
  const draft: Draft = {
    ...(await queries.draftOf(tx, old)),
    pattern: patternAfter(old, from, day),
    staffIds: to.staffIds,
    time,
    startDay: sameWeek ? cutDay : day,
  };
  const { id } = await takeOver(call, tx, old, draft, cutDay);
  const made = await queries.serviceOn(tx, id, day);
  return made ?? refuse('general.businessFailure', { words: noServiceThen });
}

/** The old one ends before the day, and what nobody has begun from then on is made anew by the one that takes over. */
async function takeOver(
  call: Call,
  tx: Tx,
  old: Recurring,
  draft: Draft,
  cutDay: string,
): Promise<{ id: string; made: PlannedTask[] }> {
  await refuseBeside(tx, old, draft.endDay, 'endDay');
  await planning.requireParts(tx, draft);
  // One that ends before is not made to last until then.
  await cutOff(call, tx, old, earlier(addDays(cutDay, -1), old.end_day ?? cutDay));
  const id = newId(call.now);
  const pauses = old.pauses.filter(({ to }) => to >= draft.startDay);
  await queries.insertRecurring(tx, id, draft, call.now, { pauses, replaced_by: old.replaced_by });
  await queries.updateRecurring(tx, old.id, { replaced_by: id });
  await queries.copyDays(tx, old.id, id, draft.startDay);
  return { id, made: await makeLocked(call, tx, id, draft) };
}

/** Whoever plans it chooses people who can check its devices, as for a single service. */
async function makeLocked(
  call: Call,
  tx: Tx,
  id: string,
  { staffIds }: Pick<Draft, 'staffIds'>,
): Promise<PlannedTask[]> {
  const made = await makeServices(tx, orNotFound(await queries.lockRecurring(tx, id)), clockOf(call));
  const [first] = made;
  if (first !== undefined) await requireReach(tx, first.id, staffIds);
  return made;
}

/**
 * Two who change one at once, or who change again what was changed, would send two crews on each day from then on.
 *
 * @throws PestRefusal `general.businessFailure` where it would last beside the one that goes on after it.
 */
async function refuseBeside(tx: Tx, recurring: Recurring, endDay: string | null, field: string): Promise<void> {
  const next = await queries.startOfNext(tx, recurring);
  if (next !== null && (endDay === null || endDay >= next)) {
    refuse('general.businessFailure', { words: goesOn, field });
  }
}

function patternAfter(old: Recurring, from: string, to: string): Draft['pattern'] {
  const pattern = movedPattern(old.pattern, from, to);
  return pattern.kind === 'weekly' ? { ...pattern, weekdays: [...pattern.weekdays] } : pattern;
}

export async function endRecurring(call: Call, tx: Tx, id: string, lastDay: string): Promise<void> {
  const recurring = orNotFound(await queries.lockRecurring(tx, id));
  await refuseBeside(tx, recurring, lastDay, 'lastDay');
  const gone = await cutOff(call, tx, recurring, lastDay);
  const made = await makeServices(tx, { ...recurring, end_day: lastDay }, clockOf(call));
  await tellSiteOfGone(call, tx, recurring.customer_id, gone);
  await tellSiteOfPlanned(call, tx, recurring.customer_id, made);
}

export async function setPauses(call: Call, tx: Tx, recurring: Recurring, pauses: Recurring['pauses']): Promise<void> {
  await queries.updateRecurring(tx, recurring.id, { pauses: JSON.stringify(pauses) });
  const gone: Date[] = [];
  for (const { from, to } of pauses) {
    gone.push(...(await removeUnbegun(call, tx, recurring.id, later(from, call.today), to)));
  }
  const made = await makeServices(tx, { ...recurring, pauses }, clockOf(call));
  await tellSiteOfGone(call, tx, recurring.customer_id, gone);
  await tellSiteOfPlanned(call, tx, recurring.customer_id, made);
}

/** What nobody has begun after the last day goes; what is over stays as it is. */
async function cutOff(call: Call, tx: Tx, recurring: Recurring, lastDay: string): Promise<Date[]> {
  await queries.updateRecurring(tx, recurring.id, { end_day: lastDay });
  return await removeUnbegun(call, tx, recurring.id, later(addDays(lastDay, 1), call.today), null);
}

/** Answers when they were planned for. */
async function removeUnbegun({ now }: Call, tx: Tx, id: string, from: string, to: string | null): Promise<Date[]> {
  const removed = await queries.removeUnbegun(tx, id, from, to);
  for (const task of removed) await tellOfCancelledService(tx, now, task);
  return removed.map(({ planned_at }) => planned_at);
}

/**
 * Makes the services of the coming weeks that are not made yet. A day is claimed first, so that no day has two,
 * whoever makes them at once. Their staff are told of all of them together. Answers the services, by day.
 */
export async function makeServices(tx: Tx, recurring: Recurring, clock: Clock): Promise<PlannedTask[]> {
  const { pattern, start_day: startDay, end_day: endDay, pauses } = recurring;
  const days = rhythmDays(
    { pattern, startDay, endDay, pauses },
    { from: clock.today, to: addDays(clock.today, rhythmAheadDays) },
  );
  const claimed = await queries.claimDays(tx, recurring.id, days);
  if (claimed.length === 0) return [];
  const { workshopIds, staffIds } = await queries.partsOf(tx, recurring.id);
  const made: PlannedTask[] = [];
  for (const day of claimed) {
    const id = newId(clock.now);
    const number = await nextNumber(tx, companyOf(tx), 'S', day);
    const plannedAt = queries.arrivalOn(recurring, day, clock.timeZone);
    made.push({ id, number, plannedAt });
    await planning.insertTask(tx, {
      company_id: companyOf(tx),
      id,
      number,
      customer_id: recurring.customer_id,
      places: recurring.places,
      inspection: recurring.inspection,
      description: recurring.description,
      ...planning.plannedFor({ plannedAt, staffIds }, clock.timeZone),
      created_at: clock.now,
      recurring_id: recurring.id,
      recurring_day: day,
    });
    const task = { id, customer_id: recurring.customer_id };
    await planning.setWorkshops(tx, task, workshopIds);
    await planning.setStaff(clock, tx, task, staffIds);
  }
  await tellOfPlanned(clock, tx, { customerId: recurring.customer_id, staffIds, made });
  return made;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
