import { describe, expect, test } from 'vitest';
import { endpoints, type NamedEndpoint } from '../contract';
import { type JsonSchema, jsonSchema } from './json-schema';

/**
 * What partners, the server and every right build on, line by line. A change of the contract shows here as the lines
 * that a reviewer reads; `npx vitest run --project sdk published -u` writes them anew.
 */
describe('the contract is as published', () => {
  test.each([...new Set(endpoints.map(({ area }) => area))])('%s', async (area) => {
    const rows = endpoints.filter((endpoint) => endpoint.area === area).flatMap(linesOf);
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`published/${area}.txt`);
  });
});

function linesOf({ name, row }: NamedEndpoint): readonly string[] {
  const { method, path, sends, auth, access, source, request, result, summary: _, errors, ...more } = row;
  return [
    `${name}: ${method} ${path}, sends ${sends}, ${source}`,
    `  who: ${auth}, ${typeof access === 'string' ? access : JSON.stringify(access)}`,
    ...(errors.length > 0 ? [`  refuses: ${errors.join(' ')}`] : []),
    ...(Object.keys(more).length > 0 ? [`  more: ${JSON.stringify(more)}`] : []),
    ...fieldsOf(jsonSchema(request, 'input'), '  takes'),
    ...fieldsOf(jsonSchema(result, 'output'), '  answers'),
  ];
}

/** A schema as a line for each of its fields: where it stands, and what may be there. */
function fieldsOf(schema: JsonSchema, at: string): readonly string[] {
  const { properties, required = [], items, oneOf, anyOf, ...facts } = schema;
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    fieldsOf(field, `${at}.${name}${required.includes(name) ? '' : '?'}`),
  );
  const variants = [...(oneOf ?? []), ...(anyOf ?? [])].flatMap((one, place) => fieldsOf(one, `${at}|${place + 1}`));
  const inside = isSchema(items) ? fieldsOf(items, `${at}[]`) : [];
  return [`${at} ${shown(facts)}`, ...fields, ...variants, ...inside];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

/** `{ type: 'string', maxLength: 40 }` as `string maxLength=40`. */
function shown({ type, $ref, ...facts }: Readonly<Record<string, unknown>>): string {
  const first = $ref ?? type ?? 'any';
  const name = typeof first === 'string' ? first.replace('#/components/schemas/', '') : JSON.stringify(first);
  const rest = Object.entries(facts).map(([fact, value]) => `${fact}=${JSON.stringify(value)}`);
  return [name, ...rest].join(' ');
}
