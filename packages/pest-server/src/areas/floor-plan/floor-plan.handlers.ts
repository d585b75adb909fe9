import type { RequestOf } from 'pest-sdk';
import { recordPosition } from '../../books/device-positions';
import { bindFile } from '../../books/files/bound-files';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf, requireSite } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './floor-plan.queries';
import { pastPlan } from './past-plan';

type DevicePosition = NonNullable<RequestOf<'floorPlan.update'>['positions']>[number];

const hasDevices = {
  zh: '平面图上还有设备，不能删除',
  en: 'The floor plan still has devices and cannot be deleted.',
} as const;

export const floorPlanHandlers: AreaHandlers<'floorPlan'> = {
  'floorPlan.list': (call, request) =>
    call.inScope(async (tx) => {
      if (request.customerId !== undefined) await requireSite(tx, request.customerId);
      const plans = await queries.listFloorPlans(tx, request.customerId);
      return plans.map((plan) => ({
        id: plan.id,
        customerId: plan.customer_id,
        name: plan.name,
        image: { src: call.fileUrl(plan.image), width: plan.width, height: plan.height },
        revision: plan.revision,
        metresPerWidth: plan.metres_per_width,
        trashAreas: [...plan.trash_areas],
        deviceCount: plan.device_count,
        updatedAt: plan.updated_at.toISOString(),
        recordRevision: revisionOfPlan(plan),
      }));
    }),

  'floorPlan.asOf': (call, request) => call.inScope((tx) => pastPlan(call, tx, request)),

  'floorPlan.add': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.customerId);
      const file = await bindFile(call, tx, request.image, 'image', 'image');
      const plan = {
        company_id: companyOf(tx),
        id: newId(call.now),
        customer_id: request.customerId,
        name: request.name,
        revision: 1,
        image: file.key,
        width: file.width,
        height: file.height,
        metres_per_width: request.metresPerWidth ?? null,
        updated_at: call.now,
      };
      await insertRow(tx.db, 'floor_plan', plan);
      await recordRevision(call, tx, plan);
      return { id: plan.id };
    }),

  'floorPlan.update': (call, request) =>
    call.inScope(async (tx) => {
      const before = orNotFound(await queries.lockFloorPlan(tx, companyOf(tx), request.id));
      requireSeen(request.recordRevision, revisionOfPlan(before), 'recordRevision');
      const { trash_areas, ...kept } = before;
      const plan = {
        ...kept,
        ...(request.name !== undefined && { name: request.name }),
        ...(request.metresPerWidth !== undefined && { metres_per_width: request.metresPerWidth }),
        updated_at: call.now,
        ...(request.trashAreas !== undefined && { trash_areas: JSON.stringify(request.trashAreas) }),
        ...(request.image !== undefined && (await nextRevision(call, tx, before, request.image))),
      };
      await queries.updateFloorPlan(tx, plan);
      if (plan.revision !== before.revision) await recordRevision(call, tx, plan);
      await placeDevices(call, tx, before, request.positions ?? []);
      return null;
    }),

  'floorPlan.delete': (call, request) =>
    call.inScope(async (tx) => {
      const plan = orNotFound(await queries.lockFloorPlan(tx, companyOf(tx), request.id));
      if (await queries.hasDevices(tx, plan)) refuse('general.businessFailure', { words: hasDevices });
      await queries.updateFloorPlan(tx, { company_id: plan.company_id, id: plan.id, deleted_at: call.now });
      return null;
    }),
};

function revisionOfPlan({ name, metres_per_width, image, trash_areas }: Row<'floor_plan'>): string {
  return revisionOf({ name, metres_per_width, image, trash_areas });
}

/** Moves devices of this plan; one that stands on it no more, or is not this company's, refuses the whole call. */
async function placeDevices(
  call: Call,
  tx: Tx,
  plan: Pick<Row<'floor_plan'>, 'company_id' | 'id'>,
  positions: readonly DevicePosition[],
): Promise<void> {
  for (const { id, x, y } of positions) {
    const device = orNotFound(isId(id) ? await queries.placeDevice(tx, plan, id, { x, y }) : null);
    await recordPosition(tx, { ...device, device_id: id, floor_plan_id: plan.id, x, y, from_at: call.now });
  }
}

/** The same picture again is no new revision. */
async function nextRevision(call: Call, tx: Tx, before: Row<'floor_plan'>, url: string) {
  const file = await bindFile(call, tx, url, 'image', 'image');
  if (file.key === before.image) return {};
  return { image: file.key, width: file.width, height: file.height, revision: before.revision + 1 };
}

function recordRevision(
  call: Call,
  tx: Tx,
  plan: Omit<Row<'floor_plan'>, 'deleted_at' | 'trash_areas'>,
): Promise<void> {
  return insertRow(tx.db, 'floor_plan_revision', {
    company_id: plan.company_id,
    floor_plan_id: plan.id,
    revision: plan.revision,
    customer_id: plan.customer_id,
    image: plan.image,
    width: plan.width,
    height: plan.height,
    account_id: call.caller.accountId,
    at: call.now,
  });
}
