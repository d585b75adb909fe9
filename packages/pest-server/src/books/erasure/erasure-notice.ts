/** A company's notice that it leaves, and how it is taken back. */

import { sql } from 'kysely';
import { type ErasedCount, type ErasedKind, erasureNoticeDays } from 'pest-sdk';
import { newId } from '../../database/ids';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import { companyTables } from './company-rows';

const dayMs = 24 * 60 * 60_000;

/** The notice that is given of a company, and not carried out or taken back. */
export function openNotice(system: System, companyId: string): Promise<Row<'erasure'> | undefined> {
  return system
    .selectFrom('erasure')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('taken_back_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Gives notice of a company, within a transaction; one that is given already stands. The platform itself never leaves: null. */
export async function giveNotice(
  system: System,
  company: Pick<Row<'company'>, 'id' | 'name'>,
  askedBy: Row<'erasure'>['asked_by'],
  now: Date,
): Promise<Row<'erasure'> | null> {
  const held = await system
    .selectFrom('company')
    .select('platform')
    .where('id', '=', company.id)
    .forUpdate()
    .executeTakeFirst();
  if (!held || held.platform) return null;
  const given = await openNotice(system, company.id);
  if (given) return given;
  const due = new Date(now.getTime() + erasureNoticeDays * dayMs);
  await system.updateTable('company').set({ leaves_at: due }).where('id', '=', company.id).execute();
  return system
    .insertInto('erasure')
    .values({
      id: newId(now),
      company_id: company.id,
      subject: company.name,
      asked_by: askedBy,
      asked_at: now,
      due_at: due,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes a notice back, within a transaction; false where there is none, or it is being carried out. */
export async function takeBackNotice(system: System, companyId: string, now: Date): Promise<boolean> {
  const taken = await system
    .updateTable('erasure')
    .set({ taken_back_at: now })
    .where('company_id', '=', companyId)
    .where('taken_back_at', 'is', null)
    .where('begun_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return false;
  await system.updateTable('company').set({ leaves_at: null }).where('id', '=', companyId).execute();
  return true;
}

/** What would go of a company, by kind; sites that nobody else knows are counted when it begins. */
export async function countRows(system: System, companyId: string): Promise<ErasedCount[]> {
  const kinds = new Map<ErasedKind, number>();
  for (const { name, kind, rows } of companyTables) {
    const { rows: found } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)}
      where ${rows({ companyId, customers: [] })}`.execute(system);
    kinds.set(kind, (kinds.get(kind) ?? 0) + (found[0]?.n ?? 0));
  }
  return [...kinds].flatMap(([kind, rows]) => (rows > 0 ? [{ kind, rows }] : []));
}
