import { type QueryExecutorProvider, sql } from 'kysely';
import { foldedBy } from './041-folded-search';

/**
 * Names that must differ do so as words are compared, not sign by sign: nobody tells \u201cＨＰ\u201d from \u201cHP\u201d on a list. Where two
 * are the same word already, the later one gets a number behind it, so that nothing is lost and nothing waits.
 */
export async function up(database: QueryExecutorProvider): Promise<void> {
  for (const { table, place, where = 'true' } of names) {
    const within = place.map((column) => `${column}, `).join('');
    const changes = [
      `update ${table} set name = ${table}.name || ' (' || doubled.number || ')'
         from (select ${within}id, row_number() over (partition by ${within}${word} order by id) as number
           from ${table} where ${where}) as doubled
         where ${place.map((column) => `doubled.${column} = ${table}.${column}`).join(' and ')}
           and doubled.id = ${table}.id and doubled.number > 1`,
      `alter table ${table} drop constraint if exists ${table}_name`,
      `drop index if exists ${table}_name`,
      `create unique index ${table}_name on ${table} (${within}(${word})) where ${where}`,
    ];
    for (const change of changes) await sql.raw(change).execute(database);
  }
}

interface UniqueName {
  readonly table: string;
  /** What the name must differ within. */
  readonly place: readonly string[];
  readonly where?: string;
}

const names: readonly UniqueName[] = [
  { table: 'workshop', place: ['company_id', 'customer_id'] },
  { table: 'device_tag', place: ['company_id'] },
  { table: 'device_role', place: ['owner_id'] },
  { table: 'consumable', place: ['company_id', 'category_id'], where: 'removed_at is null' },
];

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const word = `lower(translate(normalize(name, NFKC), ${literal(foldedBy.from)}, ${literal(foldedBy.to)}))`;
