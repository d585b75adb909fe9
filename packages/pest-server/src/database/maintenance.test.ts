import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCompany } from '../testing/people';
import { onEmbedded } from '../testing/test-server';
import { maintain } from './maintenance';

onEmbedded((server) => {
  test('a table that changed much is analysed and swept, a quiet one is left alone', async () => {
    const { id } = await addCompany(server());
    const { system } = server().database;
    await sql`insert into number_series (company_id, series, last)
      select ${id}::uuid, 'X' || n, n from generate_series(1, 5000) n`.execute(system);
    await maintain(system);
    const { rows } = await sql<{ relname: string; vacuum_count: string }>`
      select relname, vacuum_count from pg_stat_user_tables where relname in ('number_series', 'risk')
      order by relname`.execute(system);
    expect(rows).toEqual([
      { relname: 'number_series', vacuum_count: '1' },
      { relname: 'risk', vacuum_count: '0' },
    ]);
  });
});
