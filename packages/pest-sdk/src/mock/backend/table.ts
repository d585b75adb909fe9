import { holdsWord } from '../../language/fold';

/** What every record of the pretended backend has. */
interface Identified {
  readonly id: string;
}

/** Records of one kind, in the order in which they were added. */
export class Table<Row extends Identified> {
  readonly #kind: string;
  #rows: readonly Row[];
  #added: number;

  constructor(kind: string, rows: readonly Row[]) {
    this.#kind = kind;
    this.#rows = rows;
    this.#added = rows.length;
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  find(id: string): Row | undefined {
    return this.#rows.find((row) => row.id === id);
  }

  add(make: (id: string) => Row): Row {
    this.#added += 1;
    const row = make(`${this.#kind}-${this.#added}`);
    this.#rows = [...this.#rows, row];
    return row;
  }

  /** False where there is no such record. */
  change(id: string, change: (row: Row) => Row): boolean {
    if (!this.find(id)) return false;
    this.#rows = this.#rows.map((row) => (row.id === id ? change(row) : row));
    return true;
  }

  remove(id: string): boolean {
    const rest = this.#rows.filter((row) => row.id !== id);
    const found = rest.length < this.#rows.length;
    this.#rows = rest;
    return found;
  }
}

/** One page of a list, as the contract has it. */
export function pageOf<Row>(rows: readonly Row[], { page, limit }: { readonly page: number; readonly limit: number }) {
  return { items: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit };
}

/** Whether one of some texts has what was searched for; a search for nothing finds everything. */
export function matches(search: string | undefined, ...texts: readonly string[]): boolean {
  return texts.some((text) => holdsWord(text, search ?? ''));
}
