import { randomBytes } from 'node:crypto';
import type { DatabaseConnection, Driver } from 'kysely';
import type pg from 'pg';
import {
  type Answer,
  BatchingConnection,
  begin,
  type Place,
  type Statement,
  transactionSteps,
} from './batching-connection';
import { affectedRowsOf, DatabaseError, isStaleStatement, lostStatement } from './engine';
import { Batch, type BatchStatement, type Prepared } from './postgres-batch';
import { StatementCache, TextCounts } from './statement-cache';

export interface PostgresOptions {
  /** Milliseconds for an answer, by our own clock: a database that is frozen keeps no time. */
  readonly answerMs: number;
  /** Statements that each connection keeps prepared at most; none behind a pooler that does not know them. */
  readonly preparedStatements: number;
  /**
   * A statement that sets the limits of a transaction, or null where connections have them from their start. A pooler
   * takes none at the start, and gives what one connection sets to the next.
   */
  readonly limiting: string | null;
}

/** Kysely over the connections of a pool. */
export class PostgresDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #options: PostgresOptions;
  readonly #counts = new TextCounts();
  readonly #connections = new WeakMap<pg.PoolClient, PostgresConnection>();
  readonly #clients = new WeakMap<DatabaseConnection, pg.PoolClient>();

  constructor(pool: pg.Pool, options: PostgresOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect();
    const connection = this.#connections.get(client) ?? new PostgresConnection(client, this.#options, this.#counts);
    this.#connections.set(client, connection);
    this.#clients.set(connection, client);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#clients.get(connection)?.release();
  }

  beginTransaction = transactionSteps.beginTransaction;
  commitTransaction = transactionSteps.commitTransaction;
  rollbackTransaction = transactionSteps.rollbackTransaction;

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PostgresConnection extends BatchingConnection {
  readonly #client: pg.PoolClient;
  readonly #options: PostgresOptions;
  readonly #counts: TextCounts;
  readonly #kept: StatementCache<Prepared>;
  /** Not known to the server any more, or not for sure: closed with the next message. */
  #closing: Prepared[] = [];
  /** Nobody else's: behind a pooler another client's statement of the same name would answer in place of ours. */
  readonly #prefix = randomBytes(6).toString('hex');
  #made = 0;

  constructor(client: pg.PoolClient, options: PostgresOptions, counts: TextCounts) {
    super();
    this.#client = client;
    this.#options = options;
    this.#counts = counts;
    this.#kept = new StatementCache(options.preparedStatements);
  }

  /** Ending a connection that waits for an answer closes its socket: the query fails, and the pool makes another. */
  protected override async send(statements: readonly Statement[], place: Place): Promise<Answer> {
    const deadline = setTimeout(() => void this.#client.end(), this.#options.answerMs);
    try {
      const last = statements.at(-1);
      if (!last?.isScript) return await this.#sendBatch(statements, place);
      if (statements.length > 1) await this.#sendBatch(statements.slice(0, -1), place);
      return await this.#sendScript(last.text, place);
    } finally {
      clearTimeout(deadline);
    }
  }

  async #sendScript(text: string, { inTransaction }: Place): Promise<Answer> {
    const { limiting } = this.#options;
    const isLimited = limiting === null || inTransaction;
    // Several statements have an answer each, which the types of `pg` do not say.
    const answers: pg.QueryResult | pg.QueryResult[] = await this.#client.query(
      isLimited ? text : `${limiting};${text}`,
    );
    const last = Array.isArray(answers) ? answers.at(-1) : answers;
    return { rows: last?.rows ?? [], affectedRows: affectedRowsOf(`${last?.command} ${last?.rowCount}`) };
  }

  /**
   * Several statements are one transaction, and a stale one fails before it is carried out: what is asked again has
   * written nothing. Inside a transaction all of it has failed, and whoever began it begins again.
   */
  async #sendBatch(statements: readonly Statement[], place: Place, isAgain = false): Promise<Answer> {
    const chosen = this.#limited(statements, place).map((statement) => this.#choose(statement, place.role));
    const batch = new Batch(chosen, this.#closing.splice(0), (type) => this.#client.getTypeParser(type));
    this.#client.query(batch);
    try {
      return await batch.answer;
    } catch (error) {
      for (const each of chosen) if (!each.isParsed) this.#letGo(each, place.role);
      if (!isStaleStatement(error) || isAgain) throw error;
      this.#closing.push(...this.#kept.clear());
      if (!place.inTransaction) return this.#sendBatch(statements, place, true);
      throw new DatabaseError({ message: 'A prepared statement is stale.', code: lostStatement }, { cause: error });
    }
  }

  #limited(statements: readonly Statement[], { inTransaction }: Place): readonly Statement[] {
    const { limiting } = this.#options;
    if (limiting === null) return statements;
    const limit = { text: limiting, parameters: [], isScript: false };
    if (!inTransaction) return [limit, ...statements];
    const [first, ...others] = statements;
    return first?.text === begin.sql ? [first, limit, ...others] : statements;
  }

  #choose(statement: Statement, role: string): BatchStatement {
    const asItIs = { ...statement, prepared: null, isParsed: false };
    if (this.#options.preparedStatements === 0) return asItIs;
    const kept = this.#kept.get(role, statement.text);
    if (kept) return { ...asItIs, prepared: kept, isParsed: true };
    if (!this.#counts.isWorthKeeping(statement.text)) return asItIs;
    this.#made += 1;
    const prepared: Prepared = { name: `${this.#prefix}_${this.#made}`, columns: null };
    const gone = this.#kept.keep(role, statement.text, prepared);
    if (gone) this.#closing.push(gone);
    return { ...asItIs, prepared };
  }

  /** Whether the server came to know it before the error is not told; to close an unknown one is no error. */
  #letGo({ text, prepared }: BatchStatement, role: string): void {
    if (!prepared) return;
    this.#kept.forget(role, text);
    this.#closing.push(prepared);
  }
}
