import type pg from 'pg';
import type { Answer, Statement } from './batching-connection';
import { affectedRowsOf } from './engine';

/** How a statement's rows are read. */
export interface Column {
  readonly name: string;
  readonly parse: (value: string) => unknown;
}

/** A statement that the server keeps under a name. */
export interface Prepared {
  readonly name: string;
  /** Known after its first answer. */
  columns: readonly Column[] | null;
}

/** One statement of a batch: kept already, to be kept from now on, or neither. */
export interface BatchStatement extends Statement {
  readonly prepared: Prepared | null;
  readonly isParsed: boolean;
}

type ParserOf = (type: number) => (value: string) => unknown;

/**
 * Statements that go to the server in one message and are answered in one: the extended protocol with a single sync at
 * its end, so that the first error skips what comes after it. `pg` calls the handlers.
 */
export class Batch implements pg.Submittable {
  readonly answer: Promise<Answer>;
  readonly #statements: readonly BatchStatement[];
  readonly #values: readonly WireValue[][];
  readonly #closing: readonly Prepared[];
  readonly #parserOf: ParserOf;
  #resolve: (answer: Answer) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;
  #at = 0;
  #columns: readonly Column[] = [];
  #rows: unknown[] = [];
  #affectedRows = 0;
  #fault: Error | null = null;

  constructor(statements: readonly BatchStatement[], closing: readonly Prepared[], parserOf: ParserOf) {
    this.#statements = statements;
    // Before anything is sent: a value that cannot be sent must not leave half a message.
    this.#values = statements.map(({ parameters }) => parameters.map(toWire));
    this.#closing = closing;
    this.#parserOf = parserOf;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    try {
      for (const { name } of this.#closing) connection.close({ type: 'S', name }, true);
      for (const [at, statement] of this.#statements.entries()) write(connection, statement, this.#values[at] ?? []);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    this.#columns = this.#statements[0]?.prepared?.columns ?? [];
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
    const prepared = this.#statements[this.#at]?.prepared;
    if (prepared) prepared.columns = this.#columns;
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#columns, fields));
    } catch (error) {
      this.#fault = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const statement = this.#statements[this.#at];
    if (statement?.prepared && !statement.prepared.columns) statement.prepared.columns = [];
    this.#at += 1;
    if (this.#at === this.#statements.length) {
      this.#affectedRows = affectedRowsOf(text);
      return;
    }
    this.#rows = [];
    this.#columns = this.#statements[this.#at]?.prepared?.columns ?? [];
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#fault) this.#reject(this.#fault);
    else this.#resolve({ rows: this.#rows, affectedRows: this.#affectedRows });
  }
}

function write(connection: pg.Connection, { text, prepared, isParsed }: BatchStatement, values: WireValue[]): void {
  const name = prepared?.name ?? '';
  if (!isParsed) connection.parse({ name, text, types: [] }, true);
  connection.bind({ portal: '', statement: name, values }, true);
  if (!prepared?.columns) connection.describe({ type: 'P', name: '' }, true);
  connection.execute({ portal: '' }, true);
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const [column, field] = [columns[at], fields[at]];
    if (column) row[column.name] = field === null || field === undefined ? null : column.parse(field);
  }
  return row;
}

type WireValue = string | Buffer | null;

/** A value as text, as the server reads it. */
function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return value;
  return Array.isArray(value) ? toArray(value) : JSON.stringify(value);
}

function toArray(members: readonly unknown[]): string {
  return `{${members.map(toMember).join(',')}}`;
}

function toMember(value: unknown): string {
  if (Array.isArray(value)) return toArray(value);
  const text = toWire(value);
  return text === null ? 'null' : `"${String(text).replace(/["\\]/g, '\\$&')}"`;
}
