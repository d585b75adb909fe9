import { bindPhotos } from '../../books/files/bound-files';
import { recordedTime } from '../../books/tasks/recorded-time';
import { requireOpenTask } from '../../books/tasks/visible-tasks';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen } from '../../call/revision';
import { requireSite } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { insertRow, updateRow } from '../../database/rows';

import * as queries from './risk.queries';
import { tellOfAction, tellOfReturn } from './risk-notices';
import { tellOfRisk } from './risk-webhooks';

const closed = { zh: '风险已验证关闭', en: 'The risk has been verified and closed.' } as const;
const notYours = {
  zh: '这项整改由服务公司负责，不需要您答复',
  en: 'This corrective action is for the service company; no reply is needed from you.',
} as const;
const answerStands = {
  zh: '客户已答复这项整改，请验证或退回，不能覆盖客户的答复',
  en: 'The customer has replied to this corrective action. Verify it or send it back; the reply cannot be overwritten.',
} as const;
const notResolved = { zh: '只有已解决的风险才能验证', en: 'Only a resolved risk can be verified.' } as const;

export const riskHandlers: AreaHandlers<'risk'> = {
  'risk.list': (call, request) => call.inScope((tx) => queries.listRisks(call, tx, request)),

  'risk.counts': (call, request) => call.inScope((tx) => queries.countRisks(call, tx, request)),

  'risk.details': (call, request) =>
    call.inScope(async (tx) => orNotFound(await queries.findRisk(call, tx, request.id))),

  'risk.add': (call, request) =>
    call.inScope(async (tx) => {
      const task = await requireOpenTask(call, tx, request.taskId);
      if (request.deviceId !== null) await requireDevice(tx, task, request.deviceId);
      const id = newId(call.now);
      const risk = {
        company_id: task.company_id,
        id,
        task_id: task.id,
        customer_id: task.customer_id,
        device_id: request.deviceId,
        location: request.location,
        description: request.description,
        severity: request.severity,
        state: 'untreated',
        photos: await bindPhotos(call, tx, request.photos, 'photos'),
        action: request.action,
        owner: request.owner,
        assigned_to: request.assignedTo,
        due_day: request.dueDay,
        found_at: recordedTime(call, request.recordedAt, task),
        received_at: call.now,
        found_by: call.caller.userName,
      } as const;
      await insertRow(tx.db, 'risk', risk);
      await tellOfRisk(tx, call.now, risk, (facts) => ({
        type: 'risk.opened',
        data: { ...facts, foundAt: risk.found_at.toISOString() },
      }));
      if (request.assignedTo === 'customer') {
        await tellOfAction(call, tx, risk);
      }
      return { id };
    }),

  'risk.treat': (call, request) =>
    call.inScope(async (tx) => {
      const risk = orNotFound(await queries.lockRisk(call, tx, request.id));
      if (risk.verified_at !== null) refuse('general.businessFailure', { words: closed });
      requireSeen(request.revision, queries.revisionOfRisk(risk));
      if (risk.state === 'resolved' && risk.answered_by !== null) {
        refuse('general.businessFailure', { words: answerStands });
      }
      await updateRow(tx.db, 'risk', risk, {
        state: request.state,
        treatment: request.treatment,
        treatment_photos: await bindPhotos(call, tx, request.photos, 'photos'),
        treated_at: call.now,
        answered_by: null,
        return_reason: '',
      });
      return null;
    }),

  'risk.assign': (call, request) =>
    call.inScope(async (tx) => {
      const risk = orNotFound(await queries.lockRisk(call, tx, request.id));
      if (risk.verified_at !== null) refuse('general.businessFailure', { words: closed });
      requireSeen(request.revision, queries.revisionOfRisk(risk));
      if (request.assignedTo === 'customer') await requireSite(tx, risk.customer_id);
      await updateRow(tx.db, 'risk', risk, {
        assigned_to: request.assignedTo,
        owner: request.owner,
        action: request.action,
        due_day: request.dueDay,
      });
      const isNews =
        risk.assigned_to !== 'customer' || risk.due_day !== request.dueDay || risk.action !== request.action;
      if (request.assignedTo === 'customer' && isNews) {
        await tellOfAction(call, tx, { ...risk, due_day: request.dueDay });
      }
      return null;
    }),

  'risk.answer': (call, request) =>
    call.inScope(async (tx) => {
      const risk = orNotFound(await queries.findRisk(call, tx, request.id));
      if (risk.verifiedAt !== null) refuse('general.businessFailure', { words: closed });
      const answered = await queries.answerRisk(tx, risk.id, {
        state: 'resolved',
        treatment: request.treatment,
        treatment_photos: await bindPhotos(call, tx, request.photos, 'photos'),
        treated_at: call.now,
        answered_by: call.caller.userName,
        return_reason: '',
      });
      if (!answered) refuse('general.businessFailure', { words: notYours });
      return null;
    }),

  'risk.returnAnswer': (call, request) =>
    call.inScope(async (tx) => {
      const risk = orNotFound(await queries.lockRisk(call, tx, request.id));
      if (risk.verified_at !== null) refuse('general.businessFailure', { words: closed });
      if (risk.state !== 'resolved') refuse('general.businessFailure', { words: notResolved });
      await updateRow(tx.db, 'risk', risk, { state: 'unresolved', return_reason: request.reason });
      if (risk.assigned_to === 'customer') await tellOfReturn(call, tx, risk, request.reason);
      return null;
    }),

  'risk.verify': (call, request) =>
    call.inScope(async (tx) => {
      const risk = orNotFound(await queries.lockRisk(call, tx, request.id));
      if (risk.verified_at !== null) refuse('general.businessFailure', { words: closed });
      if (risk.state !== 'resolved') refuse('general.businessFailure', { words: notResolved });
      await updateRow(tx.db, 'risk', risk, {
        verified_at: call.now,
        verified_by: call.caller.userName,
        return_reason: '',
      });
      await tellOfRisk(tx, call.now, risk, (facts) => ({
        type: 'risk.closed',
        data: { ...facts, closedAt: call.now.toISOString() },
      }));
      return null;
    }),
};

async function requireDevice(...[tx, task, id]: Parameters<typeof queries.isAtSite>): Promise<void> {
  if (!isId(id) || !(await queries.isAtSite(tx, task, id))) refuse('device.notFound', { field: 'deviceId' });
}
