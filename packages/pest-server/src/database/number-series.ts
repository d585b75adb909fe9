import { sql } from 'kysely';
import type { Tx } from './transactions';

/** The next number that people are shown, unique in the company: `S20261121-003`. Two askers never get the same. */
export async function nextNumber(tx: Tx, companyId: string, letter: string, day: string): Promise<string> {
  const series = `${letter}${day.replaceAll('-', '')}`;
  const { last } = await tx.db
    .insertInto('number_series')
    .values({ company_id: companyId, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'series']).doUpdateSet({ last: sql`number_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}-${String(last).padStart(3, '0')}`;
}
