import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import * as changes from './change-recurring';
import * as queries from './recurring.queries';

const mostPauses = 50;
const tooManyPauses = {
  zh: '暂停时段过多，请先删除旧的',
  en: 'There are too many pauses. Remove old ones first.',
} as const;

type RecurringRows = Omit<AreaHandlers<'schedule'>, 'schedule.board' | 'schedule.move'>;

export const recurringHandlers: RecurringRows = {
  'schedule.recurring': (call) => call.inScope((tx) => queries.listRecurring(tx, call.today)),

  'schedule.addRecurring': (call, request) =>
    call.inScope(async (tx) => ({ id: await changes.addRecurring(call, tx, request) })),

  'schedule.changeRecurring': (call, { id, revision, ...draft }) =>
    call.inScope(async (tx) => ({ id: await changes.changeRecurring(call, tx, id, draft, revision) })),

  'schedule.pauseRecurring': (call, { id, from, to }) =>
    call.inScope(async (tx) => {
      const recurring = orNotFound(await queries.lockRecurring(tx, id));
      const others = recurring.pauses.filter((pause) => pause.from !== from || pause.to !== to);
      if (others.length >= mostPauses) refuse('general.businessFailure', { words: tooManyPauses });
      const pauses = [...others, { from, to }].sort((a, b) => a.from.localeCompare(b.from));
      await changes.setPauses(call, tx, recurring, pauses);
      return null;
    }),

  'schedule.resumeRecurring': (call, { id, from, to }) =>
    call.inScope(async (tx) => {
      const recurring = orNotFound(await queries.lockRecurring(tx, id));
      const pauses = recurring.pauses.filter((pause) => pause.from !== from || pause.to !== to);
      if (pauses.length === recurring.pauses.length) refuse('general.notFound');
      await changes.setPauses(call, tx, recurring, pauses);
      return null;
    }),

  'schedule.endRecurring': (call, { id, lastDay }) =>
    call.inScope(async (tx) => {
      await changes.endRecurring(call, tx, id, lastDay);
      return null;
    }),
};
