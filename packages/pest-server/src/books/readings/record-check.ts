import { type CheckOutcome, type DeviceAction, daysBetween, type Reading, type TemplateAnswers } from 'pest-sdk';
import { companyOf } from '../../call/tenant';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { figuresOf, nothingRead, type ReadingFigures } from './recorded-reading';
import { moveRollUps } from './roll-up';

/** What a technician records of one device in one task. */
export interface CheckRecord {
  readonly outcome: CheckOutcome;
  readonly reason: string;
  readonly reading: Reading | null;
  readonly answers: TemplateAnswers;
  readonly actions: readonly DeviceAction[];
  /** Keys of stored files. */
  readonly photos: readonly string[];
  readonly note: string;
}

export interface CheckAt {
  /** When it was recorded, and the site's day then. */
  readonly recorded: Date;
  readonly day: string;
  /** When it came to the server. */
  readonly received: Date;
  readonly account: { readonly id: string; readonly name: string };
  /** What it was filled in by. */
  readonly template: { readonly id: string; readonly version: number } | undefined;
}

/** Refuses to write over what stands recorded, by throwing. */
type CheckEarlier = (earlier: Row<'device_check'> | null) => void;

/**
 * The only writer of checks and roll-ups: the record, its captures and the roll-ups change together. Recording the
 * same device of the same task again corrects the first record, which keeps its day, its place and its exposure.
 * The caller holds the device's row. Answers what was recorded before; null where this is the first record.
 */
export async function recordCheck(
  tx: Tx,
  task: Pick<Row<'task'>, 'id' | 'customer_id'>,
  device: Row<'device'>,
  record: CheckRecord,
  at: CheckAt,
  check: CheckEarlier = () => undefined,
): Promise<Row<'device_check'> | null> {
  const earlier = await findCheck(tx, task.id, device.id);
  check(earlier ?? null);
  const place = {
    company_id: companyOf(tx),
    customer_id: task.customer_id,
    device_id: device.id,
    floor_plan_id: earlier ? earlier.floor_plan_id : device.floor_plan_id,
    local_day: earlier?.local_day ?? at.day,
  };
  const exposure = record.reading === null ? 0 : await exposureDays(tx, task.id, device, place.local_day);
  const figures = figuresOf(record.reading, exposure);
  await writeCheck(tx, task.id, device, place, record, figures, at);
  await writeCaptures(tx, task.id, place, figures);
  await moveRollUps(tx, place, earlier ? figuresOf(earlier.reading, earlier.exposure_days) : nothingRead, figures);
  await touchDevice(tx, device.id);
  return earlier ?? null;
}

/** Takes a check back, as if the device had not been looked at in this task. Answers it; null when there is none. */
export async function removeCheck(
  tx: Tx,
  task: Pick<Row<'task'>, 'id'>,
  deviceId: string,
  check: CheckEarlier,
): Promise<Row<'device_check'> | null> {
  const earlier = await findCheck(tx, task.id, deviceId);
  if (!earlier) return null;
  check(earlier);
  await writeCaptures(tx, task.id, earlier, nothingRead);
  await moveRollUps(tx, earlier, figuresOf(earlier.reading, earlier.exposure_days), nothingRead);
  await tx.db
    .deleteFrom('device_check')
    .where(rowsWith({ company_id: earlier.company_id, task_id: task.id, device_id: deviceId }))
    .execute();
  await touchDevice(tx, deviceId);
  return earlier;
}

function findCheck(tx: Tx, taskId: string, deviceId: string): Promise<Row<'device_check'> | undefined> {
  return tx.db
    .selectFrom('device_check')
    .selectAll()
    .where(rowsWith({ company_id: companyOf(tx), task_id: taskId, device_id: deviceId }))
    .executeTakeFirst();
}

/** Days that the reading stands for: since the last completed check, or since the device was installed. */
async function exposureDays(tx: Tx, taskId: string, device: Row<'device'>, day: string): Promise<number> {
  const last = await tx.db
    .selectFrom('device_check')
    .select('local_day')
    .where(rowsWith({ company_id: companyOf(tx), device_id: device.id }))
    .where('task_id', '!=', taskId)
    .where('outcome', '=', 'checked')
    .where('local_day', '<=', day)
    .orderBy('local_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Math.max(1, daysBetween(last?.local_day ?? device.installed_day, day));
}

async function writeCheck(
  tx: Tx,
  taskId: string,
  device: Row<'device'>,
  place: Pick<Row<'device_check'>, 'company_id' | 'customer_id' | 'floor_plan_id' | 'local_day'>,
  record: CheckRecord,
  figures: ReadingFigures,
  at: CheckAt,
): Promise<void> {
  const values = {
    checked_at: at.recorded,
    received_at: at.received,
    account_id: at.account.id,
    account_name: at.account.name,
    outcome: record.outcome,
    reason: record.reason,
    reading: record.reading === null ? null : JSON.stringify(record.reading),
    answers: JSON.stringify(record.answers),
    actions: [...record.actions],
    photos: [...record.photos],
    note: record.note,
    template_id: at.template?.id ?? null,
    template_version: at.template?.version ?? null,
    exposure_days: figures.exposureDays,
    captures: figures.captures,
    consumed_percent: figures.consumedPercent,
  };
  await tx.db
    .insertInto('device_check')
    .values({ task_id: taskId, device_id: device.id, ...place, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'task_id', 'device_id']).doUpdateSet(values))
    .execute();
}

async function writeCaptures(
  tx: Tx,
  taskId: string,
  place: Pick<Row<'device_check'>, 'company_id' | 'customer_id' | 'device_id' | 'local_day'>,
  figures: ReadingFigures,
): Promise<void> {
  await tx.db
    .deleteFrom('capture')
    .where(rowsWith({ company_id: place.company_id, task_id: taskId, device_id: place.device_id }))
    .execute();
  const { company_id, customer_id, device_id, local_day } = place;
  const rows = [...figures.species].map(([species, n]) => ({
    company_id,
    task_id: taskId,
    device_id,
    species,
    customer_id,
    local_day,
    n,
  }));
  if (rows.length > 0) await tx.db.insertInto('capture').values(rows).execute();
}

/** A correction can withdraw a completed check, so the moment is read from the records. */
async function touchDevice(tx: Tx, deviceId: string): Promise<void> {
  const companyId = companyOf(tx);
  await tx.db
    .updateTable('device')
    .set((eb) => ({
      last_checked_at: eb
        .selectFrom('device_check')
        .where(rowsWith({ company_id: companyId, device_id: deviceId, outcome: 'checked' }))
        .select((sub) => sub.fn.max('checked_at').as('at')),
    }))
    .where(rowsWith({ company_id: companyId, id: deviceId }))
    .execute();
}
