import { type AxiosResponse, create, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../contract';
import { createPestClient } from './create-client';

afterEach(() => vi.useRealTimers());

type Answer = (config: InternalAxiosRequestConfig, times: number) => unknown;

/** A client whose network is a function; what was sent is kept. */
function clientThat(answer: Answer) {
  const sent: InternalAxiosRequestConfig[] = [];
  const axios = create({
    adapter: async (config) => {
      sent.push(config);
      const data = await answer(config, sent.length);
      return { data, status: 200, statusText: 'OK', headers: {}, config } satisfies AxiosResponse;
    },
  });
  const options = { baseUrl: 'https://pest.example', axios, joinWrites: true, logger: { warn: () => undefined } };
  return { client: createPestClient({ ...options, validate: 'warn' }), sent };
}

const done = { code: 0, msg: '', data: null };
const keyOf = (config: InternalAxiosRequestConfig | undefined) => config?.headers.get('Idempotency-Key');

const writes = endpoints.filter(({ row }) => row.method !== 'GET' && row.sends !== 'multipart');

describe('the same write, asked for twice at once', () => {
  it.each(writes.map(({ name }) => name))('%s is sent once, and both get its answer', async (name) => {
    const { client, sent } = clientThat(() => ({ code: 0, msg: '', data: { of: name } }));
    const [area, call] = name.split('.');
    const calls: unknown = Reflect.get(client, area ?? '');
    const ask = (): unknown => Reflect.apply(Reflect.get(Object(calls), call ?? ''), calls, [{ id: 'one' }]);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(sent).toHaveLength(1);
    expect(second).toBe(first);
  });

  it('is sent twice when it says something else', async () => {
    const { client, sent } = clientThat(() => done);
    await Promise.all([client.task.checkIn({ id: 'one' }), client.task.checkIn({ id: 'two' })]);
    expect(sent).toHaveLength(2);
    expect(keyOf(sent[0])).not.toBe(keyOf(sent[1]));
  });

  it('is what the second click of a double click means, also when the answer was faster', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, sent } = clientThat(() => done);
    await client.task.checkIn({ id: 'one' });
    await client.task.checkIn({ id: 'one' });
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(600);
    await client.task.checkIn({ id: 'one' });
    expect(sent).toHaveLength(2);
  });

  it('is another one after all calls were cancelled, as on logout', async () => {
    const unanswered = new Promise(() => undefined);
    const { client, sent } = clientThat((_config, times) => (times === 2 ? unanswered : done));
    await client.task.checkIn({ id: 'one' });
    client.abortAll();
    const cancelled = client.task.checkIn({ id: 'one' });
    await expect.poll(() => sent).toHaveLength(2);
    client.abortAll();
    await client.task.checkIn({ id: 'one' });
    await expect(cancelled).rejects.toMatchObject({ kind: 'abort' });
    expect(sent).toHaveLength(3);
  });

  it('is a new one after another write', async () => {
    const { client, sent } = clientThat(() => done);
    await client.task.checkIn({ id: 'one' });
    await client.task.delete({ id: 'one' });
    await client.task.checkIn({ id: 'one' });
    expect(sent).toHaveLength(3);
  });
});
