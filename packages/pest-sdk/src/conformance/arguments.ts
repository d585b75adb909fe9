import * as z from 'zod/mini';
import type { NamedEndpoint } from '../contract';
import { jsonSchema, variants } from '../openapi/json-schema';

/** Ids that lists answered, by what they are the ids of: `device`, `floorPlan`. */
export type KnownIds = Map<string, string>;

/** Keeps the first id of a list's answer, for rows that ask for one. */
export function noteIds(ids: KnownIds, { area, name }: NamedEndpoint, data: unknown): void {
  if (!/[.](list|all|partners|chemicalConsumables|consumablesStock)$/.test(name)) return;
  const [first] = listOf(data);
  if (ids.has(area) || typeof first !== 'object' || first === null || !('id' in first)) return;
  ids.set(area, String(first.id));
}

function listOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  return typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) ? data.items : [];
}

/** Arguments that a row takes, of what is known; null where there are none to be had. */
export function argumentsFor({ area, row }: NamedEndpoint, ids: KnownIds): Readonly<Record<string, unknown>> | null {
  const [schema] = variants(jsonSchema(row.request, 'input'));
  const wanted = schema?.required ?? [];
  const args = Object.fromEntries(wanted.map((key) => [key, valueFor(key, area, ids)]));
  return z.safeParse(row.request, args).success ? args : null;
}

function valueFor(key: string, area: string, ids: KnownIds): string | undefined {
  return ids.get(key === 'id' ? area : key.replace(/Id$/, '')) ?? plain[key];
}

const plain: Readonly<Record<string, string>> = {
  finished: 'false',
  from: '2026-01-01',
  to: '2026-01-07',
  day: '2026-01-01',
  month: '2026-01',
  week: '2026-01-05',
};
