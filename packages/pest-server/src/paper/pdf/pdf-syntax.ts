/** The syntax of a PDF's objects (ISO 32000, §7.3), read without trust: with a limit to depth and to work. */

/** What is wrong with a PDF; told to nobody but the log. */
export class PdfFaultError extends Error {
  override readonly name = 'PdfFaultError';
}

/** `/Name`, with its `#xx` escapes undone. */
export interface PdfName {
  readonly name: string;
}
/** `12 0 R`. */
export interface PdfReference {
  readonly object: number;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
/** A value; strings, `true` and the like are null, as their content is of no interest here. */
export type PdfValue = number | PdfName | PdfReference | PdfDictionary | readonly PdfValue[] | null;

export const isName = (value: PdfValue | undefined): value is PdfName =>
  typeof value === 'object' && value !== null && 'name' in value;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'object' in value;
export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

const deepest = 64;
/** Bytes looked at, in all readers of one file together: a file is read a few times over, not a few thousand. */
const mostSteps = 200_000_000;

/** What all readers of one file may still do. */
export class Budget {
  #steps = 0;

  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > mostSteps) throw new PdfFaultError('takes too long to read');
  }
}

/** Told of each name that stands in the file, and whether it is a dictionary's key. */
export type NameListener = (name: string, isKey: boolean) => void;

const space = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const code = (sign: string) => sign.charCodeAt(0);

/** Reads values from a position on. What is no syntax ends a value early; only limits are faults. */
export class PdfReader {
  position: number;
  readonly #bytes: Buffer;
  readonly #budget: Budget;
  readonly #named: NameListener;

  constructor(bytes: Buffer, position: number, budget: Budget, named: NameListener) {
    this.#bytes = bytes;
    this.position = position;
    this.#budget = budget;
    this.#named = named;
  }

  /** Null for what has no value, and at the end. */
  value(depth = 0): PdfValue {
    if (depth > deepest) throw new PdfFaultError('is nested too deeply');
    this.#skipSpace();
    const sign = this.#bytes[this.position];
    if (sign === code('/')) return this.#name(false);
    if (sign === code('(')) return this.#text();
    if (sign === code('[')) return this.#list(depth);
    if (sign === code('<')) return this.#at('<<') ? this.#dictionary(depth) : this.#hexText();
    return this.#numberOrWord();
  }

  /** Steps over a word, if it stands next. */
  takes(word: string): boolean {
    this.#skipSpace();
    if (!this.#at(word)) return false;
    this.position += word.length;
    return true;
  }

  #at(word: string): boolean {
    return this.#bytes.toString('latin1', this.position, this.position + word.length) === word;
  }

  #skipSpace(): void {
    const from = this.position;
    for (; this.position < this.#bytes.length; this.position += 1) {
      const sign = this.#bytes[this.position] ?? 0;
      if (sign === code('%')) this.position = this.#lineEnd();
      else if (!space.has(sign)) break;
    }
    this.#budget.spend(this.position - from + 1);
  }

  #lineEnd(): number {
    let end = this.position;
    while (end < this.#bytes.length && this.#bytes[end] !== 10 && this.#bytes[end] !== 13) end += 1;
    return end;
  }

  #word(): string {
    const from = this.position;
    while (this.position < this.#bytes.length) {
      const sign = this.#bytes[this.position] ?? 0;
      if (space.has(sign) || delimiters.has(sign)) break;
      this.position += 1;
    }
    this.#budget.spend(this.position - from);
    return this.#bytes.toString('latin1', from, this.position);
  }

  #name(isKey: boolean): PdfName {
    this.position += 1;
    const name = this.#word().replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    this.#named(name, isKey);
    return { name };
  }

  #text(): null {
    const from = this.position;
    let open = 0;
    for (; this.position < this.#bytes.length; this.position += 1) {
      const sign = this.#bytes[this.position];
      if (sign === code('\\')) this.position += 1;
      else if (sign === code('(')) open += 1;
      else if (sign === code(')')) open -= 1;
      if (open === 0) break;
    }
    this.position += 1;
    this.#budget.spend(this.position - from);
    return null;
  }

  #hexText(): null {
    const end = this.#bytes.indexOf('>', this.position);
    const from = this.position;
    this.position = end < 0 ? this.#bytes.length : end + 1;
    this.#budget.spend(this.position - from);
    return null;
  }

  #list(depth: number): PdfValue[] {
    this.position += 1;
    const values: PdfValue[] = [];
    while (!this.takes(']')) {
      if (this.#ended()) break;
      values.push(this.value(depth + 1));
    }
    return values;
  }

  #dictionary(depth: number): PdfDictionary {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    while (!this.takes('>>')) {
      if (this.#ended()) break;
      if (this.#bytes[this.position] === code('/')) {
        const { name } = this.#name(true);
        entries.set(name, this.value(depth + 1));
      } else this.value(depth + 1);
    }
    return entries;
  }

  /** At the end of the object or of the file: what is still open was never closed. */
  #ended(): boolean {
    return this.position >= this.#bytes.length || this.#at('endobj') || this.#at('stream');
  }

  #numberOrWord(): PdfValue {
    const word = this.#word();
    // A sign that begins nothing: stepped over, so that reading goes on.
    if (word === '') this.position += 1;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return null;
    const reference = /^\d+$/.test(word) ? this.#generation() : null;
    if (reference === null) return Number(word);
    this.position = reference;
    return { object: Number(word) };
  }

  /** Where a reference ends whose object number was just read, or null where none stands. */
  #generation(): number | null {
    const found = /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![a-z0-9])/i.exec(
      this.#bytes.toString('latin1', this.position, this.position + 24),
    );
    return found ? this.position + found[0].length : null;
  }
}
