import { messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import type { Answer, Place, Statement } from './batching-connection';
import { affectedRowsOf, DatabaseError, isStaleStatement, lostStatement } from './engine';
import { StatementCache, TextCounts } from './statement-cache';

const { serialize } = protocol;

/** A statement that the database has parsed and described under a name. */
interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly { readonly name: string; readonly dataTypeID: number }[];
}

const keptStatements = 300;

/**
 * Statements that are parsed and planned once when they come often, and go to the database in one call. `PGlite.query`
 * does both every time, in six calls for each; for a read by key that is most of its cost. The database plans anew by
 * itself when the role changes, so that row-level security holds for a prepared statement as for any other.
 */
export class PreparedStatements {
  readonly #database: PGlite;
  readonly #counts = new TextCounts();
  readonly #kept = new StatementCache<Prepared>(keptStatements);
  #made = 0;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Answers the last one; the first that fails ends it. */
  ask(statements: readonly Statement[], place: Place): Promise<Answer> {
    return this.#database.runExclusive(() => this.#carryOut(statements, place));
  }

  /** A stale one fails before it is carried out: what is asked again has written nothing. */
  async #carryOut(statements: readonly Statement[], place: Place, isAgain = false): Promise<Answer> {
    try {
      return await this.#sendAll(statements, place.role);
    } catch (error) {
      if (!isStaleStatement(error) || isAgain) throw error;
      const gone = this.#kept.clear().map(({ name }) => serialize.close({ type: 'S', name }));
      await this.#send(gone);
      if (!place.inTransaction) return this.#carryOut(statements, place, true);
      throw new DatabaseError({ message: 'A prepared statement is stale.', code: lostStatement }, { cause: error });
    }
  }

  async #sendAll(statements: readonly Statement[], role: string): Promise<Answer> {
    const calls: Uint8Array[] = [];
    for (const [at, statement] of statements.entries()) {
      const prepared =
        this.#kept.get(role, statement.text) ?? (await this.#prepare(role, statement.text, calls.splice(0)));
      calls.push(...this.#run(prepared, statement));
      if (at === statements.length - 1) return this.#answerOf(prepared, await this.#send(calls));
    }
    return { rows: [], affectedRows: 0 };
  }

  #run({ name, parameterTypes }: Prepared, { parameters }: Statement): Uint8Array[] {
    const values = parameters.map((value, at) => this.#toWire(value, parameterTypes[at]));
    return [serialize.bind({ statement: name, values }), serialize.execute({})];
  }

  /** What its parameters are has to be known before they are sent; what comes before it is sent with the question. */
  async #prepare(role: string, text: string, before: readonly Uint8Array[]): Promise<Prepared> {
    const isKept = this.#counts.isWorthKeeping(text);
    this.#made += 1;
    const name = isKept ? `kept_${this.#made}` : '';
    const described = await this.#send([
      ...before,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const parameters = described.find((message) => message instanceof messages.ParameterDescriptionMessage);
    const columns = described.find((message) => message instanceof messages.RowDescriptionMessage);
    const prepared = { name, parameterTypes: parameters?.dataTypeIDs ?? [], columns: columns?.fields ?? [] };
    const gone = isKept ? this.#kept.keep(role, text, prepared) : undefined;
    if (gone) await this.#send([serialize.close({ type: 'S', name: gone.name })]);
    return prepared;
  }

  /** Ends with a sync, so that an error leaves the connection ready for what comes next. */
  async #send(parts: readonly Uint8Array[]): Promise<readonly messages.BackendMessage[]> {
    const sent = await this.#database.execProtocol(Buffer.concat([...parts, serialize.sync()]));
    return sent.messages;
  }

  #toWire(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#database.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  #answerOf(statement: Prepared, received: readonly messages.BackendMessage[]): Answer {
    const rows: unknown[] = [];
    let affectedRows = 0;
    for (const message of received) {
      if (message instanceof messages.DataRowMessage) rows.push(this.#rowOf(statement, message));
      if (message instanceof messages.CommandCompleteMessage) affectedRows = affectedRowsOf(message.text);
    }
    return { rows, affectedRows };
  }

  #rowOf({ columns }: Prepared, row: messages.DataRowMessage): Record<string, unknown> {
    const { parsers } = this.#database;
    return Object.fromEntries(
      columns.map(({ name, dataTypeID }, at) => [name, types.parseType(row.fields[at] ?? null, dataTypeID, parsers)]),
    );
  }
}
