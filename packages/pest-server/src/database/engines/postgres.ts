import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine';

const dateType = 1082;

/** Opens PostgreSQL, or an engine that speaks its protocol, by a connection string. */
export function openPostgres(url: string): Engine {
  const types: pg.CustomTypesConfig = {
    // A day is text; `pg` would make it a midnight in the server's own time zone.
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === dateType ? (value: string) => value : pg.types.getTypeParser(type, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 40_000,
    types,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { kind: 'postgres', dialect: new PostgresDialect({ pool }), close: async () => undefined };
}
