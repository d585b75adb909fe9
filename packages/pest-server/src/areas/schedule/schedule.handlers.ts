import {
  addDays,
  changeRefusal,
  clashesOf,
  commitmentsOf,
  daysBetween,
  type RequestOf,
  type ResultOf,
  type ShiftBoard,
} from 'pest-sdk';
import { keepPlanChange } from '../../books/tasks/plan-changes';
import * as planning from '../../books/tasks/planning';
import { requireReach } from '../../books/tasks/staff-reach';
import { tellSite, tellStaff } from '../../books/tasks/task-notices';
import { tellOfReplanned } from '../../books/tasks/task-webhooks';
import { lockTask } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { refuse, refuseIf } from '../../call/refusal';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { moveFollowing } from './change-recurring';
import { recurringHandlers } from './recurring.handlers';
import { shiftBoard } from './shift-board';

const longestBoardDays = 42;
const plannedOtherwise = {
  zh: '这次服务刚被别人改过安排，请查看最新的安排',
  en: 'Someone has just rescheduled this service. Check the current schedule.',
} as const;
const dayGone = { zh: '不能排到已经过去的日期', en: 'A service cannot be planned for a day that has passed.' } as const;

type Plan = RequestOf<'schedule.move'>['to'];

export const scheduleHandlers: AreaHandlers<'schedule'> = {
  ...recurringHandlers,

  'schedule.board': (call, { from, to }) => {
    const days = daysBetween(from, to);
    if (days < 0 || days >= longestBoardDays) refuse('general.invalidParameter', { field: 'to' });
    const shown = { timeZone: call.parts.settings.timeZone, phones: call.sees('phones') };
    return call.inScope((tx) => shiftBoard(tx, { from, to }, shown));
  },

  'schedule.move': (call, request) =>
    call.inScope(async (tx) => {
      const task = await lockTask(call, tx, request.id);
      refuseIf(changeRefusal(task.state));
      const before = await planning.staffIdsOf(tx, task.id);
      if (!isPlanned(task, before, request.from)) {
        refuse('general.businessFailure', { words: plannedOtherwise });
      }
      const id = request.following
        ? await moveFollowing(call, tx, task, request.to)
        : await move(call, tx, task, request.to);
      const staffing = { before, after: request.to.staffIds };
      const moved = await lockTask(call, tx, id);
      await tellStaff(call, tx, moved, staffing, task.planned_at);
      const clashes = await clashesWith(call, tx, id);
      await tellSite(call, tx, moved, task.planned_at);
      return { clashes };
    }),
};

/** Whether a service is planned as somebody saw it. */
function isPlanned(task: Row<'task'>, staffIds: readonly string[], seen: Plan): boolean {
  return (
    task.planned_at.getTime() === Date.parse(seen.plannedAt) &&
    new Set([...staffIds, ...seen.staffIds]).size === staffIds.length &&
    new Set(seen.staffIds).size === staffIds.length
  );
}

async function move(call: Call, tx: Tx, task: Row<'task'>, to: Plan): Promise<string> {
  const plan = planning.plannedFor(to, call.parts.settings.timeZone);
  if (plan.planned_day !== task.planned_day && plan.planned_day < call.today) {
    refuse('general.invalidParameter', { field: 'to.plannedAt', words: dayGone });
  }
  await planning.requireStaff(tx, to.staffIds);
  const staffing = { before: await planning.staffIdsOf(tx, task.id), after: to.staffIds };
  // Of another day it is given anew.
  if (plan.planned_day !== task.planned_day) await planning.setStaff(call, tx, task, []);
  await planning.setStaff(call, tx, task, to.staffIds);
  await requireReach(tx, task.id, to.staffIds);
  await planning.updateTask(tx, task.id, {
    ...plan,
    ...planning.assignment(call, staffing),
    changed_alone: task.recurring_id !== null,
  });
  await keepPlanChange(call, tx, task, { plannedAt: plan.planned_at, staffing });
  await tellOfReplanned(tx, call.now, task, { ...task, planned_at: plan.planned_at });
  return task.id;
}

/** What is in the way of a service's people now. A service can reach into the next day, and leave over many. */
async function clashesWith(call: Call, tx: Tx, id: string): Promise<ResultOf<'schedule.move'>['clashes']> {
  const task = await lockTask(call, tx, id);
  const around = { from: addDays(task.planned_day, -1), to: addDays(task.planned_day, 1) };
  const board: ShiftBoard = await shiftBoard(tx, around, { timeZone: call.parts.settings.timeZone });
  const service = board.services.find((planned) => planned.id === id);
  if (!service) return [];
  return service.staffIds.flatMap((accountId) =>
    clashesOf(service, commitmentsOf(board, accountId)).map((clash) => ({ accountId, ...clash })),
  );
}
