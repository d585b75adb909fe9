import type { RequestOf } from 'pest-sdk';
import { bindPhotos } from '../../books/files/bound-files';
import type { Call } from '../../call/call';
import type { AreaHandlers, OwnOrAll } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen } from '../../call/revision';
import { companyOf, requireSite } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { mappedPage } from '../../database/pages';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './pest-log.queries';
import { revisionOfLog, toDetails, toSummary } from './pest-log-record';

const words = {
  handled: { zh: '这条虫害日志已处理', en: 'This pest log has already been handled.' },
  notOwn: { zh: '只有发布人可以修改或删除', en: 'Only the person who posted it can change or delete it.' },
  nobody: { zh: '请选择公司里的人员', en: 'Choose someone from your company.' },
} as const;

export const pestLogHandlers: AreaHandlers<'pestLog'> = {
  'pestLog.list': (call, request) =>
    call.inScope(async (tx) => {
      return mappedPage(request, await queries.listLogs(tx, request), (row) =>
        toSummary(row, isOwn(call, row, call.sees('changesAll'))),
      );
    }),

  'pestLog.details': (call, { id }) =>
    call.inScope(async (tx) => {
      const log = orNotFound(await queries.findLog(tx, id));
      call.requireKind(log.state);
      return toDetails(call, log, isOwn(call, log, call.sees('changesAll')));
    }),

  'pestLog.people': (call) => call.inScope((tx) => queries.listPeople(tx)),

  'pestLog.create': (call, request) =>
    call.inScope(async (tx) => {
      const task = request.taskId ? orNotFound(await queries.findVisit(tx, request.taskId)) : null;
      const id = newId(call.now);
      await insertRow(tx.db, 'pest_log', {
        company_id: companyOf(tx),
        id,
        ...(await draftOf(call, tx, { ...request, customerId: task?.customer_id ?? request.customerId })),
        task_id: task?.id ?? null,
        publisher_id: call.caller.accountId,
        published_at: call.now,
      });
      return { id };
    }),

  'pestLog.update': (call, request) =>
    call.inScope(async (tx) => {
      const log = await changeable(call, tx, request.id);
      requireSeen(request.revision, revisionOfLog(log));
      // A sighting stays with the service that it was seen at.
      const customerId = log.task_id === null ? request.customerId : log.customer_id;
      await queries.updateLog(tx, log.id, await draftOf(call, tx, { ...request, customerId }));
      return null;
    }),

  'pestLog.handOver': (call, { id, operatorId }) =>
    call.inScope(async (tx) => {
      const log = await unhandled(tx, id);
      await requirePerson(tx, operatorId, 'operatorId');
      await queries.updateLog(tx, log.id, { operator_id: operatorId });
      return null;
    }),

  'pestLog.handle': (call, { id, handling, photos }) =>
    call.inScope(async (tx) => {
      const log = await unhandled(tx, id);
      await queries.updateLog(tx, log.id, {
        state: 'handled',
        handling,
        handling_photos: await bindPhotos(call, tx, photos, 'photos'),
        handled_by: call.caller.accountId,
        handled_at: call.now,
      });
      return null;
    }),

  'pestLog.delete': (call, { id }) =>
    call.inScope(async (tx) => {
      const log = await changeable(call, tx, id);
      await queries.deleteLog(tx, log.id);
      return null;
    }),
};

type Draft = Omit<RequestOf<'pestLog.update'>, 'id'>;

async function draftOf(call: Call, tx: Tx, draft: Draft) {
  if (draft.customerId !== null) await requireSite(tx, draft.customerId);
  await requirePerson(tx, draft.responsibleId, 'responsibleId');
  await requirePerson(tx, draft.operatorId, 'operatorId');
  return {
    title: draft.title,
    description: draft.description,
    content: draft.content,
    photos: await bindPhotos(call, tx, draft.photos, 'photos'),
    customer_id: draft.customerId,
    responsible_id: draft.responsibleId,
    operator_id: draft.operatorId,
  };
}

async function requirePerson(tx: Tx, id: string, field: 'responsibleId' | 'operatorId'): Promise<void> {
  const people = isId(id) ? await queries.listPeople(tx, id) : [];
  if (people.length === 0) refuse('general.notFound', { words: words.nobody, field });
}

/** Held until the transaction ends: of two who handle it at once one is told that it is done. */
async function unhandled(tx: Tx, id: string): Promise<Row<'pest_log'>> {
  const log = orNotFound(await queries.lockLog(tx, id));
  if (log.state === 'handled') refuse('general.businessFailure', { words: words.handled });
  return log;
}

async function changeable(call: Call & OwnOrAll, tx: Tx, id: string): Promise<Row<'pest_log'>> {
  const log = await unhandled(tx, id);
  if (!isOwn(call, log, call.scope === 'all')) refuse('general.businessFailure', { words: words.notOwn });
  return log;
}

function isOwn({ caller }: Call, log: Pick<Row<'pest_log'>, 'publisher_id'>, changesAll: boolean): boolean {
  return log.publisher_id === caller.accountId || changesAll;
}
