/** New devices, one or many at once, with their places, models and tags. */
import type { RequestOf } from 'pest-sdk';
import { recordPositions } from '../../books/device-positions';
import type { Call } from '../../call/call';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import type { NewRow } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './device.queries';
import { columnsOf } from './device-columns';
import { keepModels, keepTags } from './kept-words.handlers';

/** A device as it is asked for; workshop and plan are the site's. */
export type NewDevice = RequestOf<'device.add'>;

/**
 * Adds devices of one site; the database refuses them all where one of the codes is in use.
 *
 * @returns them in the order in which they were given.
 */
export async function addDevices(
  call: Call,
  tx: Tx,
  given: readonly NewDevice[],
): Promise<{ id: string; code: string }[]> {
  if (given.length === 0) return [];
  const companyId = companyOf(tx);
  const devices = given.map((draft) => ({ ...newRow(call, companyId, draft), tags: draft.tags }));
  // In the order of their codes, so that two files with the same ones wait for each other instead of locking up.
  const rows = devices.map(({ tags: _, ...row }) => row).sort((one, other) => (one.code < other.code ? -1 : 1));
  await queries.insertDevices(tx, rows);
  await recordPositions(
    tx,
    rows.map(({ company_id, id, customer_id, floor_plan_id, x, y }) => ({
      ...{ company_id, device_id: id, customer_id, floor_plan_id, x, y },
      from_at: call.now,
    })),
  );
  await keepModels(call, tx, rows);
  await keepTags(call, tx, devices);
  return devices.map(({ id, code }) => ({ id, code }));
}

function newRow(call: Call, companyId: string, draft: NewDevice) {
  return {
    company_id: companyId,
    id: newId(call.now),
    customer_id: draft.customerId,
    ...columnsOf(draft),
    bound: true,
    installed_day: call.today,
  } satisfies NewRow<'device'>;
}
