import {
  chemicalCategoryId,
  type DeviceType,
  dayInZone,
  type InspectionTemplateRecord,
  type RequestOf,
  speciesOf,
} from 'pest-sdk';
import { publishedVersion, templatesInForce } from '../../books/current-templates';
import { bindPhotos } from '../../books/files/bound-files';
import { recordCheck, removeCheck } from '../../books/readings/record-check';
import { consumableChoices, findConsumable } from '../../books/stock/consumables';
import { settleSupplies } from '../../books/stock/device-supplies';
import { changeStock } from '../../books/stock/stock-ledger';
import { batchWords, chosenBatch, returnUse } from '../../books/stock/used-batches';
import { recordedTime } from '../../books/tasks/recorded-time';
import { keepEvents } from '../../books/tasks/task-history';
import { requireOpenTask, requireTask, requireUnreviewedTask } from '../../books/tasks/visible-tasks';
import { requireVisible } from '../../books/visible-devices';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { companyOf, requireSite } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { checkChange } from './check-changes';
import * as queries from './inspection.queries';
import { checkedAnswers, offeredAnswers, requireOwnPhotos, withAddresses } from './recorded-answers';
import { requireSeenCheck } from './seen-check';
import { siteUseOf } from './site-use';

const notChemical = { zh: '该耗材不是化学耗材', en: 'This consumable is not a chemical.' } as const;

export const inspectionHandlers: AreaHandlers<'inspection'> = {
  'inspection.sheet': (call, request) =>
    call.inScope(async (tx) => {
      const task = await requireTask(call, tx, request.id);
      const rows = await queries.sheetRows(call, tx, task);
      const types = new Set(rows.map((row) => row.type));
      const templates = await templatesInForce(tx, task.company_id, task.checked_in_at ?? call.now);
      return {
        taskId: task.id,
        rows: rows.map(({ lastAnswers, ...row }) => {
          const offered = offeredAnswers(templateOf(row.type, templates), lastAnswers);
          return { ...row, ...(offered && { lastAnswers: offered }) };
        }),
        templates: templates.filter((template) => types.has(template.deviceType)),
      };
    }),

  'inspection.record': (call, request) => {
    assertCompleteReading(request);
    requireOwnPhotos(request.answers, request.photos);
    return call.inScope(async (tx) => {
      const task = await requireOpenTask(call, tx, request.taskId);
      const device = orNotFound(
        isId(request.deviceId) ? await queries.lockDueDevice(tx, task, request.deviceId) : null,
        'device.notFound',
      );
      await requireVisible(call, tx, device);
      if (!device.bound) refuse('device.notBound');
      if (request.reading !== null && request.reading.type !== device.type) refuse('device.typeMismatch');
      const recorded = recordedTime(call, request.recordedAt, task);
      const day = dayInZone(recorded, call.parts.settings.timeZone);
      const template = await filledIn(tx, task, device.type, request.templateVersion, call.now);
      const photos = await bindPhotos(call, tx, request.photos, 'photos');
      const answers = withAddresses(
        checkedAnswers(request, template, day),
        (photo) => photos[request.photos.indexOf(photo)],
      );
      const earlier = await recordCheck(
        tx,
        task,
        device,
        { ...request, photos, answers },
        {
          recorded,
          day,
          received: call.now,
          account: { id: call.caller.accountId, name: call.caller.userName },
          template,
        },
        (standing) => requireSeenCheck(call, standing, request.seen, request),
      );
      const change = { before: earlier, after: request };
      await queries.keepMissingSupplies(tx, task, device, await settleSupplies(call, tx, task, device, change));
      if (earlier) {
        const moment = { now: recorded, caller: call.caller };
        await keepEvents(moment, tx, task.id, checkChange(device, earlier, request));
      }
      return null;
    });
  },

  'inspection.removeRecord': (call, request) =>
    call.inScope(async (tx) => {
      const task = await requireOpenTask(call, tx, request.taskId);
      const device = orNotFound(
        isId(request.deviceId) ? await queries.lockDueDevice(tx, task, request.deviceId) : null,
        'device.notFound',
      );
      const earlier = orNotFound(
        await removeCheck(tx, task, device.id, (standing) => requireSeenCheck(call, standing, request.seen, null)),
      );
      await settleSupplies(call, tx, task, device, { before: earlier, after: null });
      await keepEvents(call, tx, task.id, checkChange(device, earlier, null));
      return null;
    }),

  'inspection.sign': (call, { taskId, recordedAt, ...signer }) =>
    call.inScope(async (tx) => {
      const task = await requireUnreviewedTask(call, tx, taskId);
      await insertRow(tx.db, 'task_signature', {
        company_id: task.company_id,
        id: newId(call.now),
        task_id: task.id,
        customer_id: task.customer_id,
        ...signer,
        strokes: signer.strokes === null ? null : JSON.stringify(signer.strokes),
        signed_at: recordedTime(call, recordedAt, task),
        received_at: call.now,
        account_id: call.caller.accountId,
        account_name: call.caller.userName,
        address: call.address,
      });
      return null;
    }),

  'inspection.chemicalUses': (call, request) =>
    call.inScope(async (tx) => queries.listChemicalUses(tx, await requireTask(call, tx, request.id))),

  'inspection.siteUse': (call, request) =>
    call.inScope(async (tx) => {
      if (request.customerId !== undefined) await requireSite(tx, request.customerId);
      return siteUseOf(call, tx, request);
    }),

  'inspection.chemicals': (call) => call.inScope((tx) => consumableChoices(tx, companyOf(tx), [chemicalCategoryId])),

  'inspection.useChemical': (call, request) =>
    call.inScope(async (tx) => {
      const task = await requireOpenTask(call, tx, request.taskId);
      const product = orNotFound(await findConsumable(tx, task.company_id, request.consumableId));
      if (product.category_id !== chemicalCategoryId) refuse('general.businessFailure', { words: notChemical });
      const id = newId(call.now);
      const taken = await changeStock(call, tx, {
        consumableId: product.id,
        change: `-${request.amount}`,
        reason: 'use',
        note: task.number,
        taskId: task.id,
        batchId: await chosenBatch(tx, product.id, request),
        useId: id,
      });
      await insertRow(tx.db, 'chemical_use', {
        company_id: task.company_id,
        id,
        task_id: task.id,
        customer_id: task.customer_id,
        consumable_id: product.id,
        name: product.name,
        registration_number: product.registration_number,
        active_ingredient: product.active_ingredient,
        amount: request.amount,
        unit: product.unit,
        dilution: request.dilution,
        area_treated: request.areaTreated,
        where_used: request.where,
        method: request.method,
        target_pest: request.targetPest,
        batch: await batchWords(tx, product.id, request.batch, taken.parts),
        precautions: request.precautions,
        used_at: recordedTime(call, request.recordedAt, task),
        received_at: call.now,
        account_id: call.caller.accountId,
        applicator_name: call.caller.userName,
        applicator_licence: request.applicatorLicence,
      });
      return { id };
    }),

  'inspection.removeChemicalUse': (call, request) =>
    call.inScope(async (tx) => {
      const use = orNotFound(await queries.findChemicalUse(tx, request.id));
      const task = await requireOpenTask(call, tx, use.task_id);
      if (!(await queries.deleteChemicalUse(tx, task.company_id, use.id))) refuse('general.notFound');
      await returnUse(call, tx, use, task);
      return null;
    }),
};

/** What a check answers: the version that was filled in, where it is said and was published, else what is in force. */
async function filledIn(tx: Tx, task: Row<'task'>, type: DeviceType, version: number | undefined, now: Date) {
  const inForce = templateOf(type, await templatesInForce(tx, task.company_id, task.checked_in_at ?? now));
  if (!inForce || version === undefined || version === inForce.version) return inForce;
  const told = await publishedVersion(tx, task.company_id, inForce.id, version);
  return told?.deviceType === type ? told : inForce;
}

function templateOf(type: DeviceType, templates: readonly InspectionTemplateRecord[]) {
  return templates.find(({ deviceType }) => deviceType === type);
}

/** Each kind counted once, and only what the type of device can catch. */
function assertCompleteReading({ reading }: RequestOf<'inspection.record'>): void {
  if (reading === null || 'consumedPercent' in reading) return;
  const kinds = reading.counts.map((row) => row.species);
  const possible = speciesOf(reading.type);
  if (new Set(kinds).size !== kinds.length || kinds.some((kind) => !possible.includes(kind))) {
    refuse('general.invalidParameter', { field: 'reading.counts' });
  }
}
