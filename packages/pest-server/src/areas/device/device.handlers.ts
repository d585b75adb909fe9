import { deviceTypes, limits, type RequestOf } from 'pest-sdk';
import { recordPosition as addPosition } from '../../books/device-positions';
import { requireVisible, visibleDevices } from '../../books/visible-devices';
import { type Call, endAt } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen } from '../../call/revision';
import { companyOf, isSite, requireSite } from '../../call/tenant';
import { isId } from '../../database/ids';
import { updateRow } from '../../database/rows';

import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { floorPlanActivity } from './activity';
import { addDevices } from './add-devices';
import { copyHandlers } from './copy-devices';
import * as queries from './device.queries';
import { asCodeInUse, checkCode } from './device-code';
import { columnsOf } from './device-columns';
import { historyHandlers } from './device-history';
import { importHandlers } from './import-devices';
import { keepWords, keptWordHandlers } from './kept-words.handlers';
import { oneDevice } from './one-device';

export const deviceHandlers: AreaHandlers<'device'> = {
  'device.myList': (call, request) =>
    call.inScope(async (tx) => queries.pageOfDevices(tx, request, await visibleDevices(call, tx))),

  'device.detail': (call, { id, code }) =>
    call.inScope(async (tx) => {
      if (id === undefined && code === undefined) refuse('general.invalidParameter', { field: 'id' });
      const key = id === undefined ? { code } : isId(id) ? { id } : null;
      return oneDevice(call, tx, key);
    }),

  'device.list': (call, request) =>
    call.inScope(async (tx) => {
      if (request.customerId !== undefined) await requireSite(tx, request.customerId);
      return queries.listDevices(tx, request, await visibleDevices(call, tx));
    }),

  'device.add': (call, request) => {
    checkCode(request.code);
    return asCodeInUse(call, request, async () =>
      call.inScope(async (tx) => {
        await requireSite(tx, request.customerId);
        await requirePlace(tx, request.customerId, request);
        const [added] = await addDevices(call, tx, [request]);
        return { id: orNotFound(added).id };
      }),
    );
  },

  'device.update': async (call, request) => {
    if (request.code !== undefined) checkCode(request.code);
    const before = await call.inScope((tx) => deviceOf(call, tx, request.id));
    return asCodeInUse(call, { code: request.code ?? before.code, customerId: before.customer_id }, () =>
      call.inScope(async (tx) => {
        const device = await deviceOf(call, tx, request.id);
        const { id, revision } = request;
        if (revision !== undefined) requireSeen(revision, (await oneDevice(call, tx, { id })).revision);
        const draft = draftOf(device, request);
        if (device.type !== draft.type && (await queries.hasChecks(tx, device))) refuse('device.typeMismatch');
        await requirePlace(tx, device.customer_id, draft);
        const after = { ...device, ...columnsOf(draft) };
        if (after.code !== device.code) {
          await queries.claimCode(tx, after);
          await queries.releaseCode(tx, device);
        }
        await updateRow(tx.db, 'device', device, columnsOf(draft));
        if (hasMoved(device, after)) await recordPosition(call, tx, after);
        await keepWords(call, tx, after, request.tags);
        return null;
      }),
    );
  },

  'device.mobile': (call, request) =>
    call.inScope(async (tx) => {
      const device = await deviceOf(call, tx, request.id);
      await requirePlace(tx, device.customer_id, { floorPlanId: request.floorPlanId, workshopId: null });
      const place = {
        floor_plan_id: request.floorPlanId,
        x: request.position?.x ?? null,
        y: request.position?.y ?? null,
      };
      await updateRow(tx.db, 'device', device, place);
      if (hasMoved(device, { ...device, ...place })) await recordPosition(call, tx, { ...device, ...place });
      return null;
    }),

  'device.delete': (call, request) =>
    call.inScope(async (tx) => {
      const device = await deviceOf(call, tx, request.id);
      await updateRow(tx.db, 'device', device, { removed_at: call.now, bound: false });
      await queries.releaseCode(tx, device);
      return null;
    }),

  ...keptWordHandlers,
  ...copyHandlers,
  ...historyHandlers,
  ...importHandlers,

  'device.mosquitoGraph': (call, request) => call.inScope((tx) => floorPlanActivity(call, tx, request)),

  'device.meDeviceAll': (call) =>
    call.inScope(async (tx) => {
      const found = await queries.listDevices(tx, {}, await visibleDevices(call, tx));
      const devices = endAt(call, limits.listRows, found);
      return deviceTypes.map((type) => ({
        type,
        devices: devices
          .filter((device) => device.type === type)
          .map(({ id, code, name }) => ({ id, name: `${code} ${name}` })),
      }));
    }),
};

/** @throws PestRefusal `device.notFound` for a foreign, removed or unknown device alike. */
async function deviceOf(call: Call, tx: Tx, id: string): Promise<Row<'device'>> {
  const device = orNotFound(isId(id) ? await queries.lockDevice(tx, companyOf(tx), id) : null, 'device.notFound');
  await requireVisible(call, tx, device);
  // At a site that the company serves no more, nothing is changed.
  if (!(await isSite(tx, device.customer_id))) refuse('device.notFound');
  return device;
}

/** The plan and the workshop must be the same customer's. */
async function requirePlace(
  tx: Tx,
  customerId: string,
  place: { readonly floorPlanId: string | null; readonly workshopId: string | null },
): Promise<void> {
  const { floorPlanId, workshopId } = place;
  const companyId = companyOf(tx);
  const planThere = floorPlanId === null || (await queries.holdFloorPlan(tx, companyId, customerId, floorPlanId));
  const workshopThere = workshopId === null || (await queries.workshopExists(tx, companyId, customerId, workshopId));
  if (!planThere || !workshopThere) refuse('general.notFound');
}

/** A device with what a request says of it; what it leaves out stays. */
function draftOf(device: Row<'device'>, request: RequestOf<'device.update'>) {
  const before = placeOf(device);
  return {
    type: request.type ?? device.type,
    code: request.code ?? device.code,
    name: request.name ?? device.name,
    model: request.model ?? device.model,
    brand: request.brand ?? device.brand,
    location: request.location ?? device.location,
    mountHeight: request.mountHeight,
    floorPlanId: request.floorPlanId === undefined ? before.floorPlanId : request.floorPlanId,
    workshopId: request.workshopId === undefined ? before.workshopId : request.workshopId,
    position: request.position === undefined ? before.position : request.position,
  };
}

/** Where a device is, as a request says it. */
function placeOf(device: Row<'device'>) {
  const { floor_plan_id, workshop_id, x, y } = device;
  return { floorPlanId: floor_plan_id, workshopId: workshop_id, position: x === null || y === null ? null : { x, y } };
}

type Placed = Pick<Row<'device'>, 'company_id' | 'id' | 'customer_id' | 'floor_plan_id' | 'x' | 'y'>;

function hasMoved(before: Placed, after: Placed): boolean {
  return before.floor_plan_id !== after.floor_plan_id || before.x !== after.x || before.y !== after.y;
}

function recordPosition(call: Call, tx: Tx, device: Placed): Promise<void> {
  const { company_id, id, customer_id, floor_plan_id, x, y } = device;
  return addPosition(tx, { company_id, device_id: id, customer_id, floor_plan_id, x, y, from_at: call.now });
}
