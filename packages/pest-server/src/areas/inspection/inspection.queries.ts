import { sql } from 'kysely';
import {
  type ChemicalUse,
  type DeviceCheck,
  hasBegun,
  heatValue,
  type SheetRow,
  type SupplyKind,
  type TemplateAnswers,
} from 'pest-sdk';
import { tidyQuantity } from '../../books/stock/quantity';
import { isDue } from '../../books/tasks/visible-tasks';
import type { Call } from '../../call/call';
import { listEnd } from '../../database/pages';
import { hasEffect, rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany, ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { withAddresses } from './recorded-answers';

/** A row with all that the last check before this service answered. */
type RowWithAnswers = Omit<SheetRow, 'lastAnswers'> & { readonly lastAnswers: TemplateAnswers | null };

/**
 * Devices due at a visit that is still open, and those with a record; of one that was handed in, the records only, so
 * that the sheet stays what it was.
 */
export async function sheetRows(call: Call, tx: Tx, task: Row<'task'>): Promise<RowWithAnswers[]> {
  const open = !hasBegun(task.state) || task.state === 'checkedIn';
  const devices = await tx.db
    .selectFrom('task')
    .innerJoin('device', ofOneCompany('device.customer_id', 'task.customer_id'))
    .leftJoin('device_check', (join) =>
      ofOneCompany('device_check.task_id', 'task.id')(join).onRef('device_check.device_id', '=', 'device.id'),
    )
    .leftJoin('workshop', ofOneCompany('workshop.id', 'device.workshop_id'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('device_check as earlier')
          .whereRef('earlier.company_id', '=', 'device.company_id')
          .whereRef('earlier.device_id', '=', 'device.id')
          .whereRef('earlier.task_id', '!=', 'task.id')
          .where(companyInScope(tx, 'earlier'))
          .where('earlier.outcome', '=', 'checked')
          .where((sub) => sub('earlier.checked_at', '<', sub.fn.coalesce('device_check.checked_at', sub.val(call.now))))
          .select(['earlier.checked_at', 'earlier.captures', 'earlier.consumed_percent', 'earlier.answers'])
          .orderBy('earlier.checked_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where(rowsWith({ 'task.company_id': task.company_id, 'task.id': task.id }))
    .where(sql<boolean>`(device_check.task_id is not null or (${open} and ${isDue(tx)}))`)
    .select(['device.id', 'device.code', 'device.name', 'device.type', 'device.place', 'device.location'])
    .select(['device.floor_plan_id', 'device.x', 'device.y', 'workshop.name as workshop_name'])
    .select(['device_check.reading', 'device_check.answers', 'device_check.actions', 'device_check.photos'])
    .select(['device_check.note', 'device_check.checked_at', 'device_check.received_at'])
    .select([
      'device_check.account_name',
      'device_check.supplies_missing',
      'device_check.outcome',
      'device_check.reason',
    ])
    .select(['last.checked_at as last_at', 'last.captures as last_captures', 'last.consumed_percent as last_consumed'])
    .select('last.answers as last_answers')
    .orderBy('device.place')
    .orderBy('device.code')
    .execute();
  return devices.map((row) => ({
    deviceId: row.id,
    code: row.code,
    name: row.name,
    type: row.type,
    place: row.place,
    location: row.location,
    workshopName: row.workshop_name,
    floorPlanId: row.floor_plan_id,
    position: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
    check: toCheck(call, row),
    lastAnswers: row.last_answers,
    lastReading:
      row.last_at === null
        ? null
        : { at: row.last_at.toISOString(), value: heatValue(row.type, row.last_captures ?? 0, row.last_consumed ?? 0) },
  }));
}

type MaybeCheck = {
  readonly [Column in
    | 'outcome'
    | 'reason'
    | 'reading'
    | 'answers'
    | 'actions'
    | 'photos'
    | 'note'
    | 'checked_at'
    | 'received_at'
    | 'supplies_missing'
    | 'account_name']: Row<'device_check'>[Column] | null;
};

function toCheck(call: Call, row: MaybeCheck): DeviceCheck | null {
  if (row.outcome === null || row.checked_at === null) return null;
  const photos = row.photos ?? [];
  return {
    outcome: row.outcome,
    reason: row.reason ?? '',
    reading: row.reading,
    answers: withAddresses(row.answers ?? {}, (key) => (photos.includes(key) ? call.fileUrl(key) : undefined)),
    actions: row.actions ?? [],
    photos: photos.map((key) => call.fileUrl(key)),
    note: row.note ?? '',
    checkedAt: row.checked_at.toISOString(),
    receivedAt: (row.received_at ?? row.checked_at).toISOString(),
    accountName: row.account_name ?? '',
    suppliesMissing: row.supplies_missing ?? [],
  };
}

/** What a device got that could not be taken from stock: to be said, and tried again by a correction. */
export async function keepMissingSupplies(
  tx: Tx,
  task: Row<'task'>,
  device: Row<'device'>,
  missing: SupplyKind[],
): Promise<void> {
  await tx.db
    .updateTable('device_check')
    .set({ supplies_missing: missing })
    .where(rowsWith({ company_id: task.company_id, task_id: task.id, device_id: device.id }))
    .execute();
}

/** A device of the visit's site that is in the visit's places, held until the transaction ends. */
export function lockDueDevice(tx: Tx, task: Row<'task'>, deviceId: string): Promise<Row<'device'> | undefined> {
  return tx.db
    .selectFrom('device')
    .selectAll()
    .where(rowsWith({ company_id: task.company_id, customer_id: task.customer_id, id: deviceId }))
    .where('place', 'in', task.places)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function listChemicalUses(tx: Tx, task: Row<'task'>): Promise<ChemicalUse[]> {
  const rows = await tx.db
    .selectFrom('chemical_use')
    .selectAll()
    .where(rowsWith({ company_id: task.company_id, task_id: task.id }))
    .orderBy('used_at')
    .orderBy('id')
    .limit(listEnd)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    consumableId: row.consumable_id,
    name: row.name,
    registrationNumber: row.registration_number,
    activeIngredient: row.active_ingredient,
    amount: tidyQuantity(row.amount),
    unit: row.unit,
    dilution: row.dilution,
    areaTreated: tidyQuantity(row.area_treated),
    where: row.where_used,
    method: row.method,
    targetPest: row.target_pest,
    batch: row.batch,
    precautions: row.precautions,
    usedAt: row.used_at.toISOString(),
    ...(row.received_at && { receivedAt: row.received_at.toISOString() }),
    applicatorName: row.applicator_name,
    applicatorLicence: row.applicator_licence,
  }));
}

export function findChemicalUse(tx: Tx, id: string): Promise<Row<'chemical_use'> | undefined> {
  return tx.db
    .selectFrom('chemical_use')
    .selectAll()
    .where(ownRows(tx, 'chemical_use'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False when somebody else took it back first. */
export function deleteChemicalUse(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const removed = tx.db.deleteFrom('chemical_use').where(rowsWith({ company_id: companyId, id }));
  return hasEffect(removed);
}
