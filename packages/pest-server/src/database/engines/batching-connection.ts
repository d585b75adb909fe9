import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

/** One statement as an engine sends it. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
  /** Without parameters and written by hand: it may be several, and is not prepared. */
  readonly isScript: boolean;
}

export interface Answer {
  readonly rows: readonly unknown[];
  readonly affectedRows: bigint | undefined;
}

/** What a statement is sent into. */
export interface Place {
  /** What `set local role` said last in this transaction; plans are kept for each role. */
  readonly role: string;
  readonly inTransaction: boolean;
}

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

/**
 * Sends what opens a transaction with the first statement that is asked in it: one message in place of three. A
 * transaction in which nothing is asked is never opened.
 */
export abstract class BatchingConnection implements DatabaseConnection {
  #waiting: CompiledQuery[] = [];
  #place = outside;

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
    return this.#answer(await this.send([...before.map(toStatement), toStatement(query)], this.#place));
  }

  #enter(text: string): void {
    if (text === begin.sql) this.#place = { role: '', inTransaction: true };
    if (text.startsWith('set local role ')) this.#place = { ...this.#place, role: text };
  }

  async #end<Row>(query: CompiledQuery, before: readonly CompiledQuery[]): Promise<QueryResult<Row>> {
    this.#place = outside;
    if (before.includes(begin)) return { rows: [] };
    return this.#answer(await this.send([toStatement(query)], outside));
  }

  #answer<Row>({ rows, affectedRows }: Answer): QueryResult<Row> {
    // Kysely's driver border: the compiled query determines the row's type; it cannot be checked here.
    return { rows: rows as Row[], ...(affectedRows !== undefined && { numAffectedRows: affectedRows }) };
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
