import { sql } from 'kysely';
import { addDays, type PastPlan, type RequestOf } from 'pest-sdk';
import { visibleDevices } from '../../books/visible-devices';
import type { Call } from '../../call/call';
import { orNotFound } from '../../call/refusal';
import { rowsWith } from '../../database/rows';
import { companyInScope, ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type DeviceRow = Pick<Row<'device'>, 'id' | 'code' | 'name' | 'type' | 'location'>;

/** A plan at the end of a day, and what changed since: every place that a device had is kept, and every image. */
export async function pastPlan(call: Call, tx: Tx, { id, day }: RequestOf<'floorPlan.asOf'>): Promise<PastPlan> {
  const plan = orNotFound(
    await tx.db
      .selectFrom('floor_plan')
      .select(['company_id', 'id'])
      .where(ownRows(tx, 'floor_plan'))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  const mayUse = await visibleDevices(call, tx);
  const end = sql`${addDays(day, 1)}::timestamp at time zone ${call.parts.settings.timeZone}`;
  const images = await tx.db
    .selectFrom('floor_plan_revision')
    .select(['revision', 'image', 'width', 'height', 'at'])
    .select(sql<boolean>`at >= ${end}`.as('later'))
    .where(companyInScope(tx, 'floor_plan_revision'))
    .where(rowsWith({ company_id: plan.company_id, floor_plan_id: id }))
    .orderBy('revision')
    .execute();
  const image = images.filter(({ later }) => !later).at(-1);
  const { rows: devices } = await sql<DeviceRow & { readonly x: number; readonly y: number }>`
    select device.id, device.code, device.name, device.type, device.location, stood.x, stood.y
    from device cross join lateral (select floor_plan_id, x, y from device_position
      where device_position.company_id = device.company_id and device_position.device_id = device.id
        and ${companyInScope(tx, 'device_position')} and from_at < ${end}
      order by from_at desc limit 1) as stood
    where ${mayUse} and ${companyInScope(tx, 'device')} and device.company_id = ${plan.company_id} and stood.floor_plan_id = ${id}
      and stood.x is not null and (device.removed_at is null or device.removed_at >= ${end})
    order by device.code`.execute(tx.db);
  const { rows: moves } = await sql<{ at: Date; code: string; kind: PastPlan['changes'][number]['kind'] }>`
    with places as (select device_position.device_id, from_at, device_position.floor_plan_id, device.code, device.removed_at,
        lag(device_position.floor_plan_id) over past as before, lead(from_at) over past as next_at
      from device_position join device on device.company_id = device_position.company_id
        and device.id = device_position.device_id
      where ${mayUse} and ${companyInScope(tx, 'device')} and ${companyInScope(tx, 'device_position')}
        and device_position.company_id = ${plan.company_id}
      window past as (partition by device_position.device_id order by from_at))
    select from_at as at, code,
      case when floor_plan_id is distinct from ${id} then 'removed' when before = ${id} then 'moved' else 'added' end as kind
    from places where from_at >= ${end} and (floor_plan_id = ${id} or before = ${id})
    union all select removed_at, code, 'removed'
    from places where next_at is null and floor_plan_id = ${id} and removed_at >= ${end}
    order by at desc, code`.execute(tx.db);
  const replaced = images
    .filter(({ later, revision }) => later && revision > 1)
    .map(({ at }) => ({ at, kind: 'image' as const, code: '' }));
  return {
    day,
    revision: image?.revision ?? null,
    image: image ? { src: call.fileUrl(image.image), width: image.width, height: image.height } : null,
    devices: devices.map(({ x, y, ...device }) => ({ ...device, position: { x, y } })),
    changes: [...moves, ...replaced]
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .map(({ at, kind, code }) => ({ at: at.toISOString(), kind, code })),
  };
}
