import {
  addDays,
  blocksApproval,
  changeRefusal,
  checkInRefusal,
  dayInZone,
  daysBetween,
  type RequestOf,
  submitRefusal,
} from 'pest-sdk';
import { keepPlanChange } from '../../books/tasks/plan-changes';
import * as planning from '../../books/tasks/planning';
import { checkInTime, notBefore, recordedTime } from '../../books/tasks/recorded-time';
import { requireReach } from '../../books/tasks/staff-reach';
import { historyOf, keepEvents } from '../../books/tasks/task-history';
import { tellOfCancelled, tellOfReview, tellSite, tellStaff } from '../../books/tasks/task-notices';
import { tellOfCancelledService, tellOfReplanned, tellOfService } from '../../books/tasks/task-webhooks';
import { lockTask, requireTask } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import type { AreaHandlers, InParts } from '../../call/handlers';
import { orNotFound, refuse, refuseIf } from '../../call/refusal';
import { requireSeen } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { nextNumber } from '../../database/number-series';

import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { shiftBoard } from './shift-board';
import * as queries from './task.queries';

const longestBoardDays = 31;
const usualBoardDays = 7;
const notHandedIn = { zh: '服务尚未提交，不能审核', en: 'The service has not been submitted yet.' } as const;
const unexplained = {
  zh: '有设备没有检查，也没有写明原因，请退回补充',
  en: 'A device was not checked and no reason was given. Send the service back to have one added.',
} as const;
const dayGone = {
  zh: '计划日期已过，只有可以审核服务的人能补录',
  en: 'The planned day has passed. Only someone who reviews services can record work already done.',
} as const;
const sayPast = {
  zh: '计划日期已过，补录已经做过的服务请勾选“补录”',
  en: 'The planned day has passed. Tick “Record work already done” to record it.',
} as const;
const notCheckedIn = {
  zh: '服务未签到或已提交',
  en: 'The service is not checked in, or has already been submitted.',
} as const;

export const taskHandlers = {
  'task.list': (call, request) => call.inScope((tx) => queries.listTasks(call, tx, request)),

  'task.counts': (call, request) => call.inScope((tx) => queries.countByProgress(call, tx, request)),

  'task.details': (call, request) =>
    call.inScope(async (tx) => orNotFound(await queries.findTask(call, tx, request.id))),

  'task.history': (call, request) =>
    call.inScope(async (tx) => {
      const task = await requireTask(call, tx, request.id);
      return tx.scope.kind === 'company' ? historyOf(tx, task.id) : [];
    }),

  'task.create': (call, request) =>
    call.inScope(async (tx) => {
      await planning.requireParts(tx, request);
      const plan = planOf(call, request);
      refusePast(call, plan.planned_day, request.past);
      const id = newId(call.now);
      const number = await nextNumber(tx, companyOf(tx), 'S', plan.planned_day);
      await planning.insertTask(tx, {
        company_id: companyOf(tx),
        id,
        number,
        ...plan,
        created_at: call.now,
        created_by: call.caller.userName,
        ...planning.assignment(call, { before: [], after: request.staffIds }),
      });
      const task = { id, number, customer_id: request.customerId, planned_at: plan.planned_at };
      await planning.setWorkshops(tx, task, request.workshopIds);
      await planning.setStaff(call, tx, task, request.staffIds);
      await requireReach(tx, id, request.staffIds);
      await tellStaff(call, tx, task, { before: [], after: request.staffIds });
      await tellSite(call, tx, task, null);
      return { id };
    }),

  'task.update': (call, request) =>
    call.inScope(async (tx) => {
      const task = await lockTask(call, tx, request.id);
      refuseIf(changeRefusal(task.state));
      await requirePlanSeen(tx, task, request.revision);
      await planning.requireParts(tx, request);
      const staffing = { before: await planning.staffIdsOf(tx, task.id), after: request.staffIds };
      await planning.setWorkshops(tx, task, []);
      const plan = planOf(call, { ...request, inspection: request.inspection ?? task.inspection });
      // Of another site or day it is given anew; otherwise who stays has had it all along.
      const stays = request.customerId === task.customer_id && plan.planned_day === task.planned_day;
      if (!stays) await planning.setStaff(call, tx, task, []);
      if (plan.planned_day !== task.planned_day) refusePast(call, plan.planned_day, request.past);
      await planning.updateTask(tx, task.id, {
        ...plan,
        ...planning.assignment(call, staffing),
        changed_alone: isRecurring(task),
      });
      const planned = { ...task, customer_id: request.customerId, planned_at: plan.planned_at };
      await planning.setWorkshops(tx, planned, request.workshopIds);
      await planning.setStaff(call, tx, planned, request.staffIds);
      await requireReach(tx, task.id, request.staffIds);
      await keepPlanChange(call, tx, task, { plannedAt: plan.planned_at, staffing, otherwise: true });
      await tellOfReplanned(tx, call.now, task, planned);
      await tellStaff(call, tx, planned, staffing, task.planned_at);
      const sameSite = planned.customer_id === task.customer_id;
      if (!sameSite) await tellOfCancelled(call, tx, task);
      await tellSite(call, tx, planned, sameSite ? task.planned_at : null);
      return null;
    }),

  'task.distribute': (call, request) =>
    call.inScope(async (tx) => {
      const task = await lockTask(call, tx, request.id);
      refuseIf(changeRefusal(task.state));
      await requirePlanSeen(tx, task, request.revision);
      await planning.requireStaff(tx, request.staffIds);
      const staffing = { before: await planning.staffIdsOf(tx, task.id), after: request.staffIds };
      await planning.setStaff(call, tx, task, request.staffIds);
      await requireReach(tx, task.id, request.staffIds);
      await planning.updateTask(tx, task.id, {
        state: planning.allocation(request.staffIds),
        ...planning.assignment(call, staffing),
        changed_alone: isRecurring(task),
      });
      await keepPlanChange(call, tx, task, { staffing });
      await tellStaff(call, tx, task, staffing);
      return null;
    }),

  'task.delete': deleteTask,
  'task.removeService': deleteTask,

  'task.scheduling': (call, request) => {
    const { from = call.today } = request;
    const { to = addDays(from, usualBoardDays - 1) } = request;
    const days = daysBetween(from, to);
    if (days < 0 || days >= longestBoardDays) refuse('general.invalidParameter', { field: 'to' });
    return call.inScope((tx) => shiftBoard(tx, { from, to }));
  },

  'task.checkIn': (call, request) =>
    call.inScope(async (tx) => {
      const task = await lockTask(call, tx, request.id);
      const at = checkInTime(call, request.recordedAt);
      const staffCount = await queries.countStaff(tx, task.id);
      const since = await queries.givenSince(call, tx, task);
      const dayOf = (moment: Date) => dayInZone(moment, call.parts.settings.timeZone);
      // What is put on record after its day is checked in when that is done, and says so.
      const isAfterwards = task.planned_day < dayOf(since) && at >= since;
      // Of a crew's check-ins the first one holds, whichever phone had a network first.
      const state = isEarlier(call, at, task) ? 'allocated' : task.state;
      refuseIf(
        checkInRefusal({
          state,
          staffCount,
          plannedDay: task.planned_day,
          today: isAfterwards ? task.planned_day : dayOf(at),
        }),
      );
      const checkedInAt = request.recordedAt === undefined ? at : notBefore(since, at);
      await planning.updateTask(tx, task.id, {
        state: 'checkedIn',
        checked_in_at: checkedInAt,
        check_in_received_at: call.now,
        checked_in_by: call.caller.userName,
        checked_in_account_id: call.caller.accountId,
      });
      await tellOfService(tx, call.now, task, (service) => ({
        type: 'service.checkedIn',
        data: { ...service, checkedInAt: checkedInAt.toISOString() },
      }));
      return null;
    }),

  'task.submit': (call, request) =>
    call.inScope(async (tx) => {
      const task = await lockTask(call, tx, request.id);
      if (task.state !== 'checkedIn') refuse('general.businessFailure', { words: notCheckedIn });
      const said = recordedTime(call, request.recordedAt, task);
      const last = await queries.lastHappening(tx, task.id);
      // Nobody hands in what is not done, nor what was sent back since.
      const at = last !== null && last > said ? last : said;
      const facts = await queries.submitFacts(tx, task.id);
      const { inspection, places } = task;
      const wantsRoutine = request.asRoutine ?? false;
      refuseIf(submitRefusal({ ...facts, inspection, places, asRoutine: wantsRoutine }));
      const asRoutine = wantsRoutine && facts.recorded === 0;
      await planning.updateTask(tx, task.id, {
        state: 'pendingReview',
        as_routine: asRoutine,
        submitted_at: at,
        submission_received_at: call.now,
        submitted_by: call.caller.userName,
        return_reason: '',
        devices_due: facts.devices.due,
        devices_checked: facts.devices.checked,
        devices_not_reached: facts.devices.notReached,
      });
      await keepEvents({ now: at, caller: call.caller }, tx, task.id, [{ kind: 'submitted' }]);
      await tellOfService(tx, call.now, task, (service) => ({
        type: 'service.submitted',
        data: { ...service, submittedAt: at.toISOString(), asRoutine, devices: facts.devices },
      }));
      return null;
    }),

  'task.review': (call, request) =>
    call.inScope(async (tx) => {
      const task = await lockTask(call, tx, request.id);
      refuseReview(task);
      if (request.outcome === 'pass') await refuseBlindApproval(tx, task);
      else await keepEvents(call, tx, task.id, [{ kind: 'returned', reason: request.reason }]);
      await planning.updateTask(
        tx,
        task.id,
        request.outcome === 'pass'
          ? { state: 'reviewed', reviewed_at: call.now, reviewed_by: call.caller.userName }
          : {
              state: 'checkedIn',
              as_routine: false,
              return_reason: request.reason,
              devices_due: null,
              devices_checked: null,
              devices_not_reached: null,
            },
      );
      const outcome = request.outcome === 'pass' ? 'passed' : 'returned';
      await tellOfService(tx, call.now, task, (service) => ({
        type: 'service.reviewed',
        data: { ...service, outcome, reviewedAt: call.now.toISOString() },
      }));
      await tellOfReview(call, tx, task, request);
      return null;
    }),

  'task.signInfo': (call, request) =>
    call.inScope(async (tx) => {
      const task = await requireTask(call, tx, request.id);
      return queries.momentOf(task.checked_in_at, task.checked_in_by);
    }),
} satisfies Partial<AreaHandlers<'task'>>;

function deleteTask(call: Call, request: { readonly id: string }): Promise<null> {
  return call.inScope(async (tx) => {
    const task = await lockTask(call, tx, request.id);
    refuseIf(changeRefusal(task.state));
    await planning.deleteTask(tx, task.id);
    await tellOfCancelledService(tx, call.now, task);
    await tellOfCancelled(call, tx, task);
    return null;
  });
}

/** @throws PestRefusal where somebody has planned it otherwise since it was seen */
async function requirePlanSeen(tx: Tx, task: Row<'task'>, seen: string | undefined): Promise<void> {
  if (seen === undefined) return;
  const staffIds = await planning.staffIdsOf(tx, task.id);
  const workshopIds = await planning.workshopIdsOf(tx, task.id);
  requireSeen(seen, queries.revisionOfPlan(task, { staffIds, workshopIds }));
}

function isEarlier(call: Call, at: Date, task: Row<'task'>): boolean {
  if (task.state !== 'checkedIn' || task.checked_in_at === null || at >= task.checked_in_at) return false;
  return !isCheckedInBy(call.caller, task);
}

/** Checked in before accounts were kept with it, a service knows only the name. */
function isCheckedInBy({ accountId, userName }: Call['caller'], task: Row<'task'>): boolean {
  return task.checked_in_account_id === null
    ? task.checked_in_by === userName
    : task.checked_in_account_id === accountId;
}

/** One of a recurring service's that is changed by itself differs from the others from now on. */
function isRecurring(task: Row<'task'>): boolean {
  return task.recurring_id !== null;
}

function refuseReview(task: Row<'task'>): void {
  if (task.state === 'reviewed') refuse('review.alreadyDone');
  if (task.state !== 'submitted' && task.state !== 'pendingReview')
    refuse('general.businessFailure', { words: notHandedIn });
}

/** Whatever let a device through without a look or a word: approving is where it stops. */
async function refuseBlindApproval(tx: Tx, task: Row<'task'>): Promise<void> {
  const blocked = blocksApproval({
    inspection: task.as_routine ? 'routine' : task.inspection,
    devicesDue: task.devices_due ?? 0,
    devicesChecked: task.devices_checked ?? 0,
    devicesNotReached: task.devices_not_reached ?? 0,
    unexplained: await queries.countUnexplained(tx, task.id),
  });
  if (blocked) refuse('general.businessFailure', { words: unexplained });
}

/** A service of a past day is none that is planned: it is put on record, by whoever reviews them, with a word. */
function refusePast(call: Call & InParts<'past'>, day: string, said = false): void {
  if (day >= call.today) return;
  if (!call.sees('past')) refuse('general.businessFailure', { field: 'plannedAt', words: dayGone });
  if (!said) refuse('general.businessFailure', { field: 'plannedAt', words: sayPast });
}

function planOf(call: Call, draft: RequestOf<'task.create'>) {
  return {
    customer_id: draft.customerId,
    places: [...new Set(draft.places)],
    inspection: draft.inspection,
    description: draft.description,
    ...planning.plannedFor(draft, call.parts.settings.timeZone),
  };
}
