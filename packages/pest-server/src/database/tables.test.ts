import { join } from 'node:path';
import { sql } from 'kysely';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { onEachEngine } from '../testing/test-server';

/** What `tables.ts` or the migrated schema says of a column. */
interface Column {
  readonly nullable: boolean;
  /** May be left out of an insert, because the database fills it in. */
  readonly filledIn: boolean;
}

type Schema = ReadonlyMap<string, ReadonlyMap<string, Column>>;

/** Kysely's own bookkeeping. */
const withoutType = ['kysely_migration', 'kysely_migration_lock'];

onEachEngine((server) => {
  test('tables.ts has the tables and columns of the migrated schema, with their nulls and defaults', async () => {
    const declared = declaredSchema();
    const migrated = await migratedSchema(server().database.system);
    expect(declared.size).toBeGreaterThan(25);
    expect([...declared.keys()].sort()).toEqual([...migrated.keys()].sort());
    for (const [table, columns] of declared) {
      const real = migrated.get(table);
      expect([...columns.keys()].sort(), table).toEqual([...(real?.keys() ?? [])].sort());
      for (const [column, { nullable, filledIn }] of columns) {
        const place = `${table}.${column}`;
        expect({ place, nullable }).toEqual({ place, nullable: real?.get(column)?.nullable });
        // What is null when nobody says otherwise may be left out too.
        if (filledIn && !nullable)
          expect({ place, filledIn }).toEqual({ place, filledIn: real?.get(column)?.filledIn });
      }
    }
  });
});

async function migratedSchema(database: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<Schema> {
  const { rows } = await sql<{ table_name: string; column_name: string; nullable: boolean; filled_in: boolean }>`
    select c.table_name, c.column_name, c.is_nullable = 'YES' as nullable,
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as filled_in
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(database);
  const schema = new Map<string, Map<string, Column>>();
  for (const row of rows) {
    if (withoutType.includes(row.table_name)) continue;
    const columns = schema.get(row.table_name) ?? new Map<string, Column>();
    columns.set(row.column_name, { nullable: row.nullable, filledIn: row.filled_in });
    schema.set(row.table_name, columns);
  }
  return schema;
}

/** `Tables` as the compiler reads it: types leave nothing behind to compare at run time. */
function declaredSchema(): Schema {
  const file = join(import.meta.dirname, 'tables.ts');
  const folder = join(import.meta.dirname, '../..');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  // Without the types of Node, which no table has.
  const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, folder).options, types: [] };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Tables');
  if (!tables) throw new Error('tables.ts exports no Tables.');

  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  const isOneOf = (type: ts.Type, flag: ts.TypeFlags) =>
    (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & flag) !== 0);
  const column = (symbol: ts.Symbol): Column => {
    const type = typeOf(symbol);
    const selected = type.getProperty('__select__');
    const inserted = type.getProperty('__insert__');
    return {
      nullable: isOneOf(selected ? typeOf(selected) : type, ts.TypeFlags.Null),
      filledIn: inserted !== undefined && isOneOf(typeOf(inserted), ts.TypeFlags.Undefined | ts.TypeFlags.Never),
    };
  };
  const columnsOf = (table: ts.Symbol) =>
    new Map(
      typeOf(table)
        .getProperties()
        .map((symbol) => [symbol.name, column(symbol)]),
    );
  return new Map(
    checker
      .getDeclaredTypeOfSymbol(tables)
      .getProperties()
      .map((table) => [table.name, columnsOf(table)]),
  );
}
