import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../testing/test-server';
import { migrate, UnknownSchemaError } from '.';

onEachEngine((server) => {
  test.each([
    ['a build from before the first release', '001-companies', 'Start with an empty one: another PEST_DATA_DIR'],
    ['a newer version', '999-later', 'does not know its migration 999-later'],
  ])('a database of %s is refused, and left as it is', async (_, name, told) => {
    const { system } = server().database;
    await sql`update kysely_migration set name = ${name}
      where name = (select max(name) from kysely_migration)`.execute(system);
    const kept = await state();
    const refused = migrate(system);
    await expect(refused).rejects.toThrow(UnknownSchemaError);
    await expect(refused).rejects.toThrow(told);
    expect(await state()).toEqual(kept);
  });

  async function state() {
    const { rows } = await sql`select (select array_agg(name) from kysely_migration) as migrations,
      (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations`.execute(
      server().database.system,
    );
    return rows;
  }
});
