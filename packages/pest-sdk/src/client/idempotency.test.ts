import { AxiosError, type AxiosResponse, create, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPestClient } from './create-client';
import type { PestClientOptions } from './options';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = (config: InternalAxiosRequestConfig) => unknown;

const done: Answer = () => ({ code: 0, msg: '', data: { stock: '5' } });
const refused: Answer = () => ({ code: 20010, msg: '', data: null });
const lost: Answer = (config) => {
  throw new AxiosError('x', 'ERR_NETWORK', config);
};
const failing =
  (status: number): Answer =>
  (config) => {
    throw new AxiosError('x', 'ERR', config, null, { data: '', status, statusText: '', headers: {}, config });
  };

/** A client whose server answers one thing after the other; the keys that it got are kept. */
function clientOf(answers: readonly Answer[], options: Partial<PestClientOptions> = {}) {
  const keys: unknown[] = [];
  const axios = create({
    adapter: async (config) => {
      keys.push(config.headers.get('Idempotency-Key') ?? null);
      const data = answers[keys.length - 1]?.(config);
      return { data, status: 200, statusText: 'OK', headers: {}, config } satisfies AxiosResponse;
    },
  });
  const client = createPestClient({
    baseUrl: '',
    token: 'token',
    axios,
    logger: { warn: () => undefined },
    ...options,
  });
  const add = async (quantity = '5', idempotencyKey?: string) => {
    const call = client.stock.addCategoryStock({ id: 'c1', quantity }, { idempotencyKey }).catch(() => null);
    await vi.runAllTimersAsync();
    return call;
  };
  return { client, keys, add };
}

describe('Idempotency-Key', () => {
  it('goes with every write of an account, a new one each time', async () => {
    const { add, keys } = clientOf([done, done]);
    await add();
    await add();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('goes with no read, and with no call of a stranger', async () => {
    const { client, keys } = clientOf([() => ({ code: 0, data: [] }), () => ({ code: 0, data: 'token' })]);
    await client.stock.all();
    await client.auth.login({ loginId: '13900000001', password: '0'.repeat(32), loginType: 'web' });
    expect(keys).toEqual([null, null]);
  });

  it.each([
    ['a lost connection', lost],
    ['a fault of the server', failing(500)],
    ['“not now”', failing(503)],
    ['“still working on it”', failing(429)],
  ])('stays the same while the same content is sent again after %s', async (_, answer) => {
    const { add, keys } = clientOf([answer, answer, done, done]);
    await add();
    await add();
    await add();
    expect(new Set(keys).size).toBe(1);
    await add();
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is another one for other content, and after the server refused', async () => {
    const { add, keys } = clientOf([lost, done, refused, done]);
    await add('5');
    await add('6');
    await add('7');
    await add('7');
    expect(new Set(keys).size).toBe(4);
  });

  it('is the host’s, where it gives one', async () => {
    const { add, keys } = clientOf([lost, done]);
    await add('5', 'kept on the phone');
    await add('5', 'kept on the phone');
    expect(keys).toEqual(['kept on the phone', 'kept on the phone']);
  });

  it('is left out for a backend that does not allow it', async () => {
    const { add, keys } = clientOf([done], { idempotencyKeys: false });
    await add();
    expect(keys).toEqual([null]);
  });
});

describe('a write whose connection was lost', () => {
  it('is sent once more with the same key where the backend honours it', async () => {
    const { add, keys } = clientOf([lost, done], { retryWrites: true });
    expect(await add()).toEqual({ stock: '5' });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not sent a third time', async () => {
    const { add, keys } = clientOf([lost, lost, done], { retryWrites: true });
    expect(await add()).toBeNull();
    expect(keys).toHaveLength(2);
  });

  it('is not repeated otherwise', async () => {
    const { add, keys } = clientOf([lost, done]);
    expect(await add()).toBeNull();
    expect(keys).toHaveLength(1);
  });

  it('is not repeated after a fault of the server', async () => {
    const { add, keys } = clientOf([failing(500), done], { retryWrites: true });
    expect(await add()).toBeNull();
    expect(keys).toHaveLength(1);
  });
});
