import { messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import type { EmbeddedAnswer } from './embedded-messages';

const { serialize } = protocol;

/** A statement that the database has parsed and described under a name. */
interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** How many texts stay prepared; the one prepared longest ago goes first. */
const keptStatements = 300;
/** Longer texts are inserts of many rows, which hardly come twice the same. */
const longestText = 8_000;

/**
 * Queries with parameters, each text parsed and planned once. `PGlite.query` does both every time, in six calls into
 * the database; for a read by key that is most of its cost. The database plans anew by itself when the role changes,
 * so that row-level security holds for a prepared statement as for any other.
 */
export class PreparedStatements {
  readonly #database: PGlite;
  readonly #kept = new Map<string, Prepared>();
  #made = 0;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<EmbeddedAnswer> {
    if (text.length > longestText) {
      const { rows, affectedRows = 0 } = await this.#database.query(text, [...parameters]);
      return { rows, affectedRows };
    }
    return this.#database.runExclusive(async () => {
      const statement = this.#kept.get(text) ?? (await this.#prepare(text));
      const values = parameters.map((value, at) => this.#toWire(value, statement.parameterTypes[at]));
      const bind = serialize.bind({ statement: statement.name, values });
      return this.#answerOf(statement, await this.#send([bind, serialize.execute({})]));
    });
  }

  async #prepare(text: string): Promise<Prepared> {
    this.#made += 1;
    const name = `kept_${this.#made}`;
    const described = await this.#send([
      ...this.#closeOldest(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const parameters = described.find((message) => message instanceof messages.ParameterDescriptionMessage);
    const columns = described.find((message) => message instanceof messages.RowDescriptionMessage);
    const statement = { name, parameterTypes: parameters?.dataTypeIDs ?? [], columns: columns?.fields ?? [] };
    this.#kept.set(text, statement);
    return statement;
  }

  #closeOldest(): Uint8Array[] {
    const [oldest] = this.#kept;
    if (!oldest || this.#kept.size < keptStatements) return [];
    const [text, { name }] = oldest;
    this.#kept.delete(text);
    return [serialize.close({ type: 'S', name })];
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

  #answerOf(statement: Prepared, received: readonly messages.BackendMessage[]): EmbeddedAnswer {
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

/** The count at the end of a command's tag: `UPDATE 3`, `INSERT 0 5`. What a select found changed nothing. */
function affectedRowsOf(tag: string): number {
  if (!/^(INSERT|UPDATE|DELETE|MERGE) /.test(tag)) return 0;
  return Number(tag.slice(tag.lastIndexOf(' ') + 1));
}
