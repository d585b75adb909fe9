import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Engine } from './engine';

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

/** Opens PostgreSQL, or an engine that speaks its protocol, by a connection string. */
export function openPostgres(url: string, limits: PostgresLimits = usualLimits): Engine {
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
    dialect: new PostgresDialect({ pool: watched(pool, limits.answer) }),
    migrationDialect: () => new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2, types }) }),
    close: async () => undefined,
  };
}

/** The pool, whose connections are given up when the database does not answer in time. */
function watched(pool: pg.Pool, answerMs: number): PostgresPool {
  return {
    connect: async () => new WatchedClient(await pool.connect(), answerMs),
    end: () => pool.end(),
  };
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #answerMs: number;

  constructor(client: pg.PoolClient, answerMs: number) {
    this.#client = client;
    this.#answerMs = answerMs;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Nothing streams here.');
    return this.#ask<Row>(text, parameters);
  }

  /** Ending a connection that waits for an answer closes its socket: the query fails, and the pool makes another. */
  async #ask<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const deadline = setTimeout(() => void this.#client.end(), this.#answerMs);
    try {
      const { command, rowCount, rows }: Answered = await this.#client.query(text, [...parameters]);
      // Kysely's driver border: the compiled query determines the row's type; it cannot be checked here.
      return { command, rowCount: rowCount ?? 0, rows } as PostgresQueryResult<Row>;
    } finally {
      clearTimeout(deadline);
    }
  }

  release(): void {
    this.#client.release();
  }
}

/** What `pg` answers to one statement. */
interface Answered {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly unknown[];
}
