import { companyOf } from '../../call/tenant';
import { offsetOf, type Paging } from '../../database/pages';
import { companyInScope } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { countDue, duePhotos } from './photos-due';

/** What the company holds now or has ahead of it. */
export function termsAhead(tx: Tx, now: Date): Promise<Row<'entitlement'>[]> {
  return tx.db
    .selectFrom('entitlement')
    .selectAll()
    .where(companyInScope(tx, 'entitlement'))
    .whereRef('ends_at', 'is distinct from', 'starts_at')
    .where((each) => each.or([each('ends_at', 'is', null), each('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** The removal that was announced and has not happened. */
export function openRemoval(tx: Tx): Promise<Row<'photo_removal'> | undefined> {
  return tx.db
    .selectFrom('photo_removal')
    .selectAll()
    .where(companyInScope(tx, 'photo_removal'))
    .where('removed_at', 'is', null)
    .orderBy('removal_day')
    .limit(1)
    .executeTakeFirst();
}

/** A page of the photos that a removal takes, with where each belongs. */
export async function listDue(tx: Tx, takenBefore: Date, paging: Paging) {
  const companyId = companyOf(tx);
  const total = await countDue(tx.db, companyId, takenBefore);
  const photos = await duePhotos(tx.db, companyId, takenBefore, { limit: paging.limit, offset: offsetOf(paging) });
  const customers = await namesOf(
    tx,
    photos.flatMap(({ customer_id }) => customer_id ?? []),
  );
  const numbers = await numbersOf(
    tx,
    photos.flatMap(({ task_id }) => task_id ?? []),
  );
  const rows = photos.map((photo) => ({
    ...photo,
    customer_name: customers.get(photo.customer_id ?? '') ?? '',
    task_number: numbers.get(photo.task_id ?? '') ?? '',
  }));
  return { total, rows };
}

async function namesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('customer_binding')
    .select(['customer_id', 'customer_name'])
    .where(companyInScope(tx, 'customer_binding'))
    .where('customer_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ customer_id, customer_name }) => [customer_id, customer_name]));
}

async function numbersOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('task')
    .select(['id', 'number'])
    .where(companyInScope(tx, 'task'))
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
