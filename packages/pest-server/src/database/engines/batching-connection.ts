import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { DatabaseError } from './engine';

/** One statement as an engine sends it. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
  /** Without parameters and written by hand: it may be several, and is not prepared. */
  readonly isScript: boolean;
}

export interface Answer {
  readonly rows: readonly unknown[];
  /** 0 of what changes nothing. */
  readonly affectedRows: number;
}

/** What a statement is sent into. */
export interface Place {
  /** What `set local role` said last in this transaction; plans are kept for each role. */
  readonly role: string;
  readonly inTransaction: boolean;
}

/** What the database itself says to whatever is asked in a transaction that has failed. */
const failedTransaction = '25P02';

const outside: Place = { role: '', inTransaction: false };

const deferred = new WeakSet<CompiledQuery>();

/** A single statement whose answer nobody waits for: its connection sends it together with the next one. */
export function deferredStatement(text: string): CompiledQuery {
  const statement = CompiledQuery.raw(text);
  deferred.add(statement);
  return statement;
}

export const begin = deferredStatement('begin');
export const commit = CompiledQuery.raw('commit');
export const rollback = CompiledQuery.raw('rollback');

/** PostgreSQL as Kysely speaks it, over connections of ours. */
export function dialectOf(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Kysely's own transactions, by the statements that a `BatchingConnection` knows. */
export const transactionSteps = {
  beginTransaction: async (connection) => void (await connection.executeQuery(begin)),
  commitTransaction: async (connection) => void (await connection.executeQuery(commit)),
  rollbackTransaction: async (connection) => void (await connection.executeQuery(rollback)),
} satisfies Partial<Driver>;

/**
 * Sends what opens a transaction with the first statement that is asked in it: one message in place of three. A
 * transaction in which nothing is asked is never opened.
 */
export abstract class BatchingConnection implements DatabaseConnection {
  #waiting: CompiledQuery[] = [];
  #place = outside;
  /** Settles when the transaction's first message was answered. */
  #opening: Promise<unknown> | null = null;

  /** Carries statements out, one after the other up to the first that fails; answers the last one. */
  protected abstract send(statements: readonly Statement[], place: Place): Promise<Answer>;

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (deferred.has(query)) {
      this.#waiting.push(query);
      return { rows: [] };
    }
    const before = this.#waiting;
    this.#waiting = [];
    if (query === commit || query === rollback) return this.#end(query, before);
    for (const { sql } of before) this.#enter(sql);
    const statements = [...before.map(toStatement), toStatement(query)];
    if (!before.includes(begin)) return this.#answer(await this.#sendOpened(statements));
    const answer = this.send(statements, this.#place);
    this.#opening = answer;
    return this.#answer(await answer);
  }

  /**
   * What failed as a transaction was opened may have left none. A statement that is asked at the same time or after it
   * would run outside of it, without the role and tenant that were to be set: it is refused.
   */
  async #sendOpened(statements: readonly Statement[]): Promise<Answer> {
    await this.#opening?.catch((cause: unknown) => {
      throw new DatabaseError({ message: 'The transaction has failed.', code: failedTransaction }, { cause });
    });
    return this.send(statements, this.#place);
  }

  #enter(text: string): void {
    if (text === begin.sql) this.#place = { role: '', inTransaction: true };
    if (text.startsWith('set local role ')) this.#place = { ...this.#place, role: text };
  }

  async #end<Row>(query: CompiledQuery, before: readonly CompiledQuery[]): Promise<QueryResult<Row>> {
    const place = { ...this.#place, role: '' };
    this.#place = outside;
    this.#opening = null;
    if (before.includes(begin)) return { rows: [] };
    return this.#answer(await this.send([toStatement(query)], place));
  }

  #answer<Row>({ rows, affectedRows }: Answer): QueryResult<Row> {
    // Kysely's driver border: the compiled query determines the row's type; it cannot be checked here.
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Nothing streams here.');
  }
}

const single = new WeakSet([commit, rollback]);

function toStatement(query: CompiledQuery): Statement {
  const isScript =
    query.parameters.length === 0 && query.query.kind === 'RawNode' && !deferred.has(query) && !single.has(query);
  return { text: query.sql, parameters: query.parameters, isScript };
}
