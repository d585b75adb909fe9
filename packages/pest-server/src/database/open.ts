import { Kysely, type Logger } from 'kysely';
import type { Engine } from './engines/engine';
import { startMaintenance } from './maintenance';
import { migrate } from './migrations';
import type { Tables } from './tables';
import { type Scope, type System, scopeInside, type Tx, withinScope, withinSystem } from './transactions';

/** The database as the areas see it: nothing is asked outside of a scope. */
export interface Database {
  readonly kind: Engine['kind'];
  readonly connections: Engine['connections'];
  /** One statement that no tenant owns: sessions, health. */
  readonly system: System;
  /**
   * Runs work in one transaction that sees the scope's rows only, as the database itself enforces. Retried when the
   * database asks for it, so the work must do nothing but talk to the database.
   */
  inScope<Result>(scope: Scope, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Runs work in one transaction that sees every row: login, jobs. */
  asSystem<Result>(work: (system: System) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Takes an open engine, brings its schema up to date, and hands out the database. `log` is told of each statement. */
export async function openDatabase(engine: Engine, log?: Logger): Promise<Database> {
  const kysely = new Kysely<Tables>({ dialect: engine.dialect, ...(log && { log }) });
  try {
    await migrateOn(engine, kysely);
  } catch (error) {
    await kysely.destroy();
    await engine.close();
    throw error;
  }
  return databaseOn(engine, kysely);
}

async function migrateOn(engine: Engine, kysely: Kysely<Tables>): Promise<void> {
  const dialect = engine.migrationDialect?.();
  if (!dialect) return migrate(kysely);
  const patient = new Kysely<Tables>({ dialect });
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
}

/** The database as seen from inside one transaction: what several calls write stays together or not at all. */
export function databaseInside(database: Database, system: System): Database {
  return {
    ...database,
    system,
    inScope: (scope, work) => scopeInside(system, scope, work),
    asSystem: (work) => work(system),
  };
}

/** The database on an engine whose schema is up to date. */
export function databaseOn(engine: Engine, kysely: Kysely<Tables>): Database {
  const stopMaintenance = engine.kind === 'embedded' ? startMaintenance(kysely) : async () => undefined;
  const place = { kysely, hasOneConnection: engine.kind === 'embedded' };
  return {
    kind: engine.kind,
    connections: engine.connections,
    ...withinSystem(place),
    inScope: (scope, work) => withinScope(place, scope, work),
    async close() {
      await stopMaintenance();
      await kysely.destroy();
      await engine.close();
    },
  };
}
