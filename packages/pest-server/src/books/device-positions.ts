/** Where devices stand, and since when. */
import type { NewRow } from '../database/tables';
import type { Tx } from '../database/transactions';

/** Where a device is from now on; twice in one moment, the later word stands. */
export async function recordPosition(tx: Tx, position: NewRow<'device_position'>): Promise<void> {
  const { floor_plan_id, x, y } = position;
  await tx.db
    .insertInto('device_position')
    .values(position)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'device_id', 'from_at']).doUpdateSet({ floor_plan_id, x, y }),
    )
    .execute();
}

/** Where new devices are from now on. */
export async function recordPositions(tx: Tx, positions: readonly NewRow<'device_position'>[]): Promise<void> {
  if (positions.length > 0) await tx.db.insertInto('device_position').values(positions).execute();
}
