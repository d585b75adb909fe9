import { sql } from 'kysely';
import type { DeviceHistoryEntry } from 'pest-sdk';
import { rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany, ownRows } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** Checks that are answered at once: of a device that is checked each week, ten years. */
export const mostChecks = 520;

export interface CheckRow
  extends Pick<
    Row<'device_check'>,
    | 'task_id'
    | 'checked_at'
    | 'account_name'
    | 'outcome'
    | 'reason'
    | 'captures'
    | 'consumed_percent'
    | 'actions'
    | 'note'
  > {
  readonly task_number: string;
  readonly floor_plan_name: string | null;
  readonly species: DeviceHistoryEntry['species'];
}

const speciesOf = (tx: Tx) => sql<DeviceHistoryEntry['species']>`(select coalesce(
    jsonb_agg(jsonb_build_object('species', capture.species, 'count', capture.n) order by capture.n desc), '[]'::jsonb)
  from capture where capture.company_id = device_check.company_id and capture.task_id = device_check.task_id
    and capture.device_id = device_check.device_id and ${companyInScope(tx, 'capture')})`;

type DeviceKey = Readonly<Record<'companyId' | 'deviceId', string>>;

export function listChecks(tx: Tx, { companyId, deviceId }: DeviceKey): Promise<CheckRow[]> {
  return tx.db
    .selectFrom('device_check')
    .innerJoin('task', ofOneCompany('task.id', 'device_check.task_id'))
    .leftJoin('floor_plan', ofOneCompany('floor_plan.id', 'device_check.floor_plan_id'))
    .where(ownRows(tx, 'device_check'))
    .where(rowsWith({ 'device_check.company_id': companyId, 'device_check.device_id': deviceId }))
    .select([
      'device_check.task_id',
      'device_check.checked_at',
      'device_check.account_name',
      'device_check.outcome',
      'device_check.reason',
      'device_check.captures',
      'device_check.consumed_percent',
      'device_check.actions',
      'device_check.note',
      'task.number as task_number',
      'floor_plan.name as floor_plan_name',
      speciesOf(tx).as('species'),
    ])
    .orderBy('device_check.checked_at', 'desc')
    .limit(mostChecks + 1)
    .execute();
}

export interface PlaceRow extends Pick<Row<'device_position'>, 'from_at' | 'x' | 'y'> {
  readonly floor_plan_name: string | null;
}

export function listPlaces(tx: Tx, { companyId, deviceId }: DeviceKey): Promise<PlaceRow[]> {
  return tx.db
    .selectFrom('device_position')
    .leftJoin('floor_plan', ofOneCompany('floor_plan.id', 'device_position.floor_plan_id'))
    .where(ownRows(tx, 'device_position'))
    .where(rowsWith({ 'device_position.company_id': companyId, 'device_position.device_id': deviceId }))
    .select(['device_position.from_at', 'device_position.x', 'device_position.y', 'floor_plan.name as floor_plan_name'])
    .orderBy('device_position.from_at', 'desc')
    .limit(mostChecks + 1)
    .execute();
}
