import { type Dialect, PostgresAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine';
import { PostgresDriver, type PostgresOptions } from './postgres-driver';

const dateType = 1082;

/**
 * How long things may take, in milliseconds. One after the other they stay below the time that a call has (`app.ts`):
 * who waits is told "not now", and is not cut off.
 */
export interface PostgresLimits {
  /** For a connection of the pool: long enough for hundreds of short calls that come at once. */
  readonly connection: number;
  /** For what another transaction has locked. */
  readonly lock: number;
  /** For a statement, by the database's own clock. */
  readonly statement: number;
  /** For its answer, by ours: a database that is frozen keeps no time. */
  readonly answer: number;
}

const usualLimits: PostgresLimits = { connection: 15_000, lock: 12_000, statement: 15_000, answer: 18_000 };

/** For each role of a connection. One costs the database some ten kilobytes. */
const usualPreparedStatements = 100;

/** Opens PostgreSQL, or an engine that speaks its protocol, by a connection string. */
export function openPostgres(
  url: string,
  limits: PostgresLimits = usualLimits,
  preparedStatements: number = usualPreparedStatements,
): Engine {
  const types: pg.CustomTypesConfig = {
    // A day is text; `pg` would make it a midnight in the server's own time zone.
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === dateType ? (value: string) => value : pg.types.getTypeParser(type, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: limits.connection,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: 40_000,
    types,
  });
  // A connection that breaks is replaced by the pool, and its query fails. An error event without a listener would end
  // the process: the pool passes on those of idle connections, each connection tells its own while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    dialect: postgresDialect(pool, { answerMs: limits.answer, preparedStatements }),
    migrationDialect: () => new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2, types }) }),
    close: async () => undefined,
  };
}

function postgresDialect(pool: pg.Pool, options: PostgresOptions): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool, options),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
