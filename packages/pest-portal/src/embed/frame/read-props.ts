/** Reads one value that came from another page; throws for what it is not. */
type Reader<Value> = (value: unknown) => Value;

type ReadBy<Readers> = {
  readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never;
};

/** Reads props by their names; what is named nowhere is left. @throws Error that names the one that does not fit. */
export function propsReader<Readers extends Readonly<Record<string, Reader<unknown>>>>(
  readers: Readers,
): (raw: Readonly<Record<string, unknown>>) => ReadBy<Readers>;
export function propsReader(readers: Readonly<Record<string, Reader<unknown>>>) {
  return (raw: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, readOne(name, read, raw[name])]));
}

function readOne(name: string, read: Reader<unknown>, value: unknown): unknown {
  try {
    return read(value);
  } catch {
    throw new Error(`The prop ${name} is missing, or is not what the widget takes.`);
  }
}

export function id(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w-]{1,64}$/.test(value)) throw new TypeError();
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError();
  return value;
}

/** A whole number from 0 to a limit. */
export function count(most: number): Reader<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > most) throw new TypeError();
    return value;
  };
}

export function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  return (value) => {
    const known = values.find((one) => one === value);
    if (known === undefined) throw new TypeError();
    return known;
  };
}

export function listOf<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new TypeError();
    return value.map(read);
  };
}

/** May be left out. */
export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

/** May be none. */
export function nullable<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : read(value));
}

/** The first that it is. */
export function either<First, Second>(first: Reader<First>, second: Reader<Second>): Reader<First | Second> {
  return (value) => {
    try {
      return first(value);
    } catch {
      return second(value);
    }
  };
}

const days = propsReader({ from: day, to: day });

/** Days from and to, as `2026-05-04`. */
export function daySpan(value: unknown) {
  if (typeof value !== 'object' || value === null) throw new TypeError();
  return days({ ...value });
}

function day(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) throw new TypeError();
  return value;
}
