import { type AxiosResponse, create } from 'axios';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Device } from '../contract/device';
import { createPestClient } from './create-client';

interface Row {
  readonly id: string;
}

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `d${from + index}` }));

/** A client of a list that changes: `changes[n]` is the list from the nth page asked for on. */
function clientOf(list: readonly Row[], changes: Readonly<Record<number, readonly Row[]>> = {}) {
  const asked: unknown[] = [];
  let now = list;
  const axios = create({
    adapter: async (config) => {
      const { page, limit }: { page: number; limit: number } = config.params;
      asked.push({ ...config.params });
      now = changes[asked.length] ?? now;
      const items = now.slice((page - 1) * limit, page * limit);
      const data = { code: 0, msg: '', data: { items, total: now.length, page, limit } };
      return { data, status: 200, statusText: 'OK', headers: {}, config } satisfies AxiosResponse;
    },
  });
  return { client: createPestClient({ baseUrl: '', axios }), asked };
}

const ids = (items: readonly Row[]) => items.map(({ id }) => id);

describe('list.all()', () => {
  it('gives every item, a page of 50 at a time, as they are asked for', async () => {
    const { client, asked } = clientOf(rows(1, 120));
    const seen: string[] = [];
    for await (const device of client.device.myList.all({ search: 'lamp' })) {
      expectTypeOf(device).toEqualTypeOf<Device>();
      if (seen.length === 0) expect(asked).toHaveLength(1);
      seen.push(device.id);
    }
    expect(seen).toEqual(ids(rows(1, 120)));
    expect(asked).toEqual([1, 2, 3].map((page) => ({ search: 'lamp', page, limit: 50 })));
  });

  it('asks for no more pages than are used', async () => {
    const { client, asked } = clientOf(rows(1, 120));
    const first = await client.device.myList.all({ limit: 10 }, { atMost: 15 }).toArray();
    expect(ids(first)).toEqual(ids(rows(1, 15)));
    expect(asked).toHaveLength(2);
    expect(await client.device.myList.all({}, { atMost: 0 }).toArray()).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('gives an item once that an added one moved to the next page', async () => {
    const changes: [number, number][] = [];
    const added = [{ id: 'new' }, ...rows(1, 20)];
    const { client } = clientOf(rows(1, 20), { 2: added });
    const all = client.device.myList.all({ limit: 10 }, { onTotalChange: (...change) => changes.push(change) });
    expect(ids(await all.toArray())).toEqual(ids(rows(1, 20)));
    expect(changes).toEqual([[21, 20]]);
  });

  it('misses none that a removed one moved to a page read before', async () => {
    const { client } = clientOf(rows(1, 40), { 2: rows(4, 40), 4: rows(25, 40) });
    const seen = ids(await client.device.myList.all({ limit: 10 }).toArray());
    expect(seen).toEqual(expect.arrayContaining(ids(rows(25, 40))));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('ends with nothing on an empty list', async () => {
    const { client, asked } = clientOf([]);
    expect(await client.device.myList.all().toArray()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('ends with `abortAll`, also between two pages', async () => {
    const { client, asked } = clientOf(rows(1, 40));
    const walk = async () => {
      for await (const { id } of client.device.myList.all({ limit: 10 })) if (id === 'd10') client.abortAll();
    };
    await expect(walk()).rejects.toMatchObject({ kind: 'abort', endpoint: 'device.myList' });
    expect(asked).toHaveLength(1);
  });

  it('fails on an answer that is no page', async () => {
    const axios = create({
      adapter: async (config) =>
        ({ data: { code: 0, data: [] }, status: 200, statusText: '', headers: {}, config }) satisfies AxiosResponse,
    });
    const walk = createPestClient({ baseUrl: '', axios }).device.myList.all().toArray();
    await expect(walk).rejects.toMatchObject({ kind: 'contract' });
  });
});
