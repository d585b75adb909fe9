import { expect, test } from 'vitest';
import { core } from 'zod/mini';
import { limits } from '../rules/limits';
import { endpoints, type NamedEndpoint } from '.';
import type { Schema } from './endpoint';

/** Lists of an answer that may get long: without a limit of their own, and not part of a row of another list. */
function openLists(schema: Schema, at = ''): readonly string[] {
  if (schema instanceof core.$ZodArray) return hasLimit(schema) ? [] : [at];
  if (schema instanceof core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, field]) => openLists(field, `${at}.${name}`));
  }
  if (schema instanceof core.$ZodUnion) return schema._zod.def.options.flatMap((one) => openLists(one, at));
  if (schema instanceof core.$ZodPipe) return openLists(schema._zod.def.out, at);
  return isWrapper(schema) ? openLists(schema._zod.def.innerType, at) : [];
}

function isWrapper(schema: Schema): schema is core.$ZodOptional | core.$ZodNullable | core.$ZodDefault {
  return (
    schema instanceof core.$ZodOptional || schema instanceof core.$ZodNullable || schema instanceof core.$ZodDefault
  );
}

function hasLimit(list: core.$ZodArray): boolean {
  return (list._zod.def.checks ?? []).some(
    (check) => check instanceof core.$ZodCheckMaxLength || check instanceof core.$ZodCheckLengthEquals,
  );
}

const isPaged = ({ row }: NamedEndpoint) =>
  row.request instanceof core.$ZodObject &&
  'page' in row.request._zod.def.shape &&
  openLists(row.result).includes('.items');

const withLists = endpoints.filter((endpoint) => openLists(endpoint.row.result).length > 0);

test.each(withLists)('$name answers its list in pages, or says what ends it', (endpoint) => {
  const lists = openLists(endpoint.row.result);
  if (isPaged(endpoint)) expect([lists, endpoint.row.bound]).toEqual([['.items'], undefined]);
  else expect(endpoint.row.bound).toBeDefined();
});

test.each(endpoints.filter(({ row }) => typeof row.bound === 'string'))('$name says it in a sentence', ({ row }) => {
  expect(row.bound).toMatch(/^[A-Z].+\.$/);
});

test('only a list can be ended after a number of rows, and no row without a list has an end', () => {
  const counted = endpoints.filter(({ row }) => typeof row.bound === 'number');
  expect(counted.filter(({ row }) => !(row.result instanceof core.$ZodArray))).toEqual([]);
  expect(counted.filter(({ row }) => row.bound !== limits.listRows)).toEqual([]);
  const known = new Set(withLists.map(({ name }) => name));
  expect(
    endpoints.filter(({ name, row }) => row.bound !== undefined && !known.has(name)).map(({ name }) => name),
  ).toEqual([]);
});
