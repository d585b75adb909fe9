import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { dialectOf } from './batching-connection';
import type { Engine } from './engine';
import { PostgresDriver } from './postgres-driver';

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
const preparedStatements = 100;

export interface PostgresChoices {
  readonly limits?: PostgresLimits | undefined;
  /**
   * Whether connections keep what they set and prepare. Not behind a pooler in transaction mode: nothing is prepared
   * there, and each transaction sets its limits.
   */
  readonly keepsStatements?: boolean | undefined;
}

/** Opens PostgreSQL, or an engine that speaks its protocol, by a connection string. */
export function openPostgres(
  url: string,
  { limits = usualLimits, keepsStatements = true }: PostgresChoices = {},
): Engine {
  const settings = settingsOf(limits);
  const types: pg.CustomTypesConfig = {
    // A day is text; `pg` would make it a midnight in the server's own time zone.
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === dateType ? (value: string) => value : pg.types.getTypeParser(type, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: limits.connection,
    ...(keepsStatements && settings),
    types,
  });
  const options = {
    answerMs: limits.answer,
    preparedStatements: keepsStatements ? preparedStatements : 0,
    limiting: keepsStatements ? null : limitingStatement(settings),
  };
  // A connection that breaks is replaced by the pool, and its query fails. An error event without a listener would end
  // the process: the pool passes on those of idle connections, each connection tells its own while it is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    dialect: dialectOf(() => new PostgresDriver(pool, options)),
    migrationDialect: () => new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2, types }) }),
    connections: () => ({
      idle: pool.idleCount,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => undefined,
  };
}

function settingsOf({ lock, statement }: PostgresLimits) {
  return { lock_timeout: lock, statement_timeout: statement, idle_in_transaction_session_timeout: 40_000 };
}

/** Until the transaction ends; outside of one, until its statement does. */
function limitingStatement(settings: Readonly<Record<string, number>>): string {
  const each = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `select ${each.join(', ')}`;
}
