import { core } from 'zod/mini';
import type { Schema } from '../contract/endpoint';
import * as f from '../contract/fields';
import { limits } from '../rules/limits';

/** A JSON Schema (draft 2020-12), which is what OpenAPI 3.1 calls a schema. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
}

/** What every area uses, told once and referred to: an id reads as an id, not as a pattern. */
const building = [
  { name: 'Id', schema: f.id, written: { type: 'string', minLength: 1, maxLength: 64 } },
  {
    name: 'Instant',
    schema: f.instant,
    written: { type: 'string', format: 'date-time', description: 'UTC. Taken as 13-digit milliseconds too.' },
  },
  {
    name: 'Day',
    schema: f.day,
    written: { type: 'string', format: 'date', description: 'In the time zone of the sites.' },
  },
  {
    name: 'Quantity',
    schema: f.quantity,
    written: { type: 'string', description: 'A decimal amount, at most three places.', examples: ['12.5'] },
  },
  {
    name: 'FileUrl',
    schema: f.fileUrl,
    written: { type: 'string', maxLength: 500, description: 'The URL of an uploaded file. It opens for an hour.' },
  },
  { name: 'PageNumber', schema: f.paging.page, written: { type: 'integer', minimum: 1, default: 1 } },
  {
    name: 'PageSize',
    schema: f.paging.limit,
    written: { type: 'integer', enum: limits.pageSizes, default: limits.pageSize },
  },
] satisfies readonly { readonly name: string; readonly schema: Schema; readonly written: JsonSchema }[];

/** The components that {@link jsonSchema} refers to. */
export const buildingSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  building.map(({ name, written }) => [name, written]),
);

/** Where a document keeps a schema of this name. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** A file goes by multipart; no JSON Schema has a type for it. */
const binary = { type: 'string', format: 'binary' };

/**
 * A row's schema as JSON Schema.
 *
 * @param io `input`: what a caller gives. `output`: what an answer holds.
 */
export function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...written }: Record<string, unknown> = core.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    // A transformation has no schema of its own; what it takes says what is sent.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: part }) => {
      const known = building.find((one) => one.schema === zodSchema);
      if (known) replace(part, schemaRef(known.name));
      else if (zodSchema._zod.def.type === 'custom') replace(part, binary);
    },
  });
  return written;
}

function replace(written: object, by: JsonSchema): void {
  for (const key of Object.keys(written)) Reflect.deleteProperty(written, key);
  Object.assign(written, by);
}

/** The objects that a request may be: the schema itself, or the members of its union. */
export function variants(schema: JsonSchema): readonly JsonSchema[] {
  return schema.oneOf ?? schema.anyOf ?? [schema];
}

/** A schema without some of its properties, in each of its variants. */
export function withoutProperties(schema: JsonSchema, names: readonly string[]): JsonSchema {
  if (schema.oneOf) return { ...schema, oneOf: schema.oneOf.map((one) => withoutProperties(one, names)) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => withoutProperties(one, names)) };
  const { properties = {}, required = [], ...rest } = schema;
  const left = required.filter((name) => !names.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    ...(left.length > 0 && { required: left }),
  };
}
