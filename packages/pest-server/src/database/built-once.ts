import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables';

/** Stands in a statement for a value that comes with each call. */
export type Values<Given> = <Name extends keyof Given>(name: Name) => Given[Name];

class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement whose text is always the same, built at its first call. To build it costs about as much as to read a row
 * by its key, so this is for what nearly every call asks.
 */
export function builtOnce<Given extends object, Row>(
  build: (database: Kysely<Tables>, value: Values<Given>) => Compilable<Row>,
): (database: Kysely<Tables>, given: Given) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  // The builder asks for the value's own type, and only hands on what it is given.
  const placeholder: Values<Given> = (name) => new Placeholder(name) as never;
  return async (database, given) => {
    built ??= build(database, placeholder).compile();
    const values = new Map<PropertyKey, unknown>(Object.entries(given));
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values.get(parameter.name) : parameter,
    );
    const { rows } = await database.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
