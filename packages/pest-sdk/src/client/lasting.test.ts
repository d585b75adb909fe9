import { AxiosError, AxiosHeaders, type AxiosResponse, create, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../errors/describe-error';
import { isPestError } from '../errors/is-pest-error';
import type { PestError } from '../errors/pest-error';
import { createPestClient } from './create-client';
import type { PestClientOptions, RequestEvent, ResponseEvent } from './options';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = (config: InternalAxiosRequestConfig) => unknown;

const ok: Answer = () => ({ code: 0, msg: '', data: [] });
const expired: Answer = () => ({ code: 1001, msg: '', data: null });
const silent: Answer = () => new Promise(() => undefined);
const lost: Answer = (config) => {
  throw new AxiosError('x', 'ERR_NETWORK', config);
};
const notNow =
  (retryAfter?: string): Answer =>
  (config) => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    throw new AxiosError('x', 'ERR', config, null, { data: '', status: 503, statusText: '', headers, config });
  };

/** A client whose server answers one thing after the other, and the last one from then on. */
function clientOf(answers: readonly Answer[], options: Partial<PestClientOptions> = {}) {
  const sent: InternalAxiosRequestConfig[] = [];
  const axios = create({
    adapter: async (config) => {
      sent.push(config);
      const data = await (answers[sent.length - 1] ?? answers.at(-1) ?? ok)(config);
      return { data, status: 200, statusText: 'OK', headers: {}, config } satisfies AxiosResponse;
    },
  });
  const logger = { warn: vi.fn() };
  const client = createPestClient({ baseUrl: 'https://pest.example', axios, logger, ...options });
  return { client, sent, logger };
}

/** How a call fails, once all that it waits for has passed. */
async function failure(call: Promise<unknown>): Promise<PestError> {
  const settled = call.then(
    () => null,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const thrown = await settled;
  if (!isPestError(thrown)) throw new Error(`expected a PestError, got ${String(thrown)}`);
  return thrown;
}

async function success<T>(call: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return call;
}

describe('a call that is cancelled', () => {
  it.each([
    ['with a token at hand', 'token'],
    ['while it waits for a token', () => new Promise<string>(() => undefined)],
  ])('in the tick that made it, %s, is never sent', async (_, token) => {
    const { client, sent } = clientOf([ok], { token });
    const call = failure(client.stock.all());
    client.abortAll();
    expect(await call).toMatchObject({ kind: 'abort', endpoint: 'stock.all' });
    expect(sent).toEqual([]);
  });

  it('before it was made asks for no token', async () => {
    const token = vi.fn(() => 'token');
    const { client } = clientOf([ok], { token });
    expect(await failure(client.stock.all({}, { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'abort' });
    expect(token).not.toHaveBeenCalled();
  });

  it('while it waits to be made again is not made again', async () => {
    const { client, sent } = clientOf([notNow('5'), ok]);
    const call = client.stock.all().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_000);
    client.abortAll();
    expect(await call).toMatchObject({ kind: 'abort' });
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });

  it('is one of many: Node is told of no listeners too many', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const { client, sent } = clientOf([silent]);
    const calls = Array.from({ length: 20 }, () => client.stock.all());
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(20);
    client.abortAll();
    expect((await Promise.all(calls.map(failure))).map(({ kind }) => kind)).toEqual(Array(20).fill('abort'));
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('leaves the calls made afterwards alone', async () => {
    const { client } = clientOf([ok]);
    client.abortAll();
    expect(await success(client.stock.all())).toEqual([]);
  });

  it('leaves nothing behind at a signal that goes on', async () => {
    const { client } = clientOf([ok]);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await success(client.stock.all({}, { signal }));
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });
});

describe('a deadline', () => {
  it('ends attempts and waits together, and is no wish of the caller', async () => {
    const error = vi.fn();
    const { client, sent } = clientOf([lost, notNow('9'), ok], { deadlineMs: 3_000, on: { error } });
    const failed = await failure(client.stock.all());
    expect(failed).toMatchObject({ kind: 'timeout' });
    expect(describeError(failed, 'en')).toBe('The server took too long to answer. Please try again.');
    expect(sent).toHaveLength(2);
    expect(error).toHaveBeenCalledOnce();
  });

  it('holds while the server is silent, and can be given with one call', async () => {
    const { client } = clientOf([silent]);
    const failed = failure(client.stock.all({}, { deadlineMs: 100 }));
    expect(await failed).toMatchObject({ kind: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a call that failed for a moment', () => {
  it('is made again after growing waits', async () => {
    const { client, sent } = clientOf([lost, lost, ok]);
    const call = client.stock.all();
    await vi.advanceTimersByTimeAsync(199);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(sent).toHaveLength(3);
    expect(await call).toEqual([]);
  });

  it('is made again when the server says, and not before', async () => {
    const { client, sent } = clientOf([notNow('4'), ok]);
    const call = client.stock.all();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await call).toEqual([]);
  });

  it('fails at once where the server asks for a longer wait than the host allows', async () => {
    const { client, sent } = clientOf([notNow('4'), ok], { longestWaitMs: 3_000 });
    expect(await failure(client.stock.all())).toMatchObject({ kind: 'http', status: 503, retryAfter: 4 });
    expect(sent).toHaveLength(1);
  });
});

describe('a token', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('no session');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no session'))],
  ])('whose function %s fails the call as a PestError that says why', async (_, token) => {
    const { client, sent } = clientOf([ok], { token });
    const failed = await failure(client.stock.all());
    expect(failed).toMatchObject({ kind: 'token', endpoint: 'stock.all', cause: new Error('no session') });
    expect(describeError(failed, 'zh')).toBe('无法确认登录状态，请稍后重试或重新登录');
    expect(sent).toEqual([]);
  });

  it('is asked for once by calls made together', async () => {
    const token = vi.fn(() => Promise.resolve('token'));
    const { client } = clientOf([ok], { token });
    await success(Promise.all([client.stock.all(), client.stock.all(), client.stock.all()]));
    expect(token).toHaveBeenCalledOnce();
  });
});

describe('an expired session', () => {
  const answerFor =
    (valid: string): Answer =>
    (config) =>
      (config.headers.get('Authorization') === valid ? ok : expired)(config);

  it('is renewed once for all calls, which are then made again', async () => {
    const renewToken = vi.fn(async () => 'second');
    const sessionExpired = vi.fn();
    const { client } = clientOf([answerFor('second')], { token: 'first', renewToken, on: { sessionExpired } });
    const calls = Array.from({ length: 5 }, () => client.stock.all());
    expect(await success(Promise.all(calls))).toHaveLength(5);
    expect(await success(client.stock.addCategoryStock({ id: 'c1', quantity: '1' }))).toEqual([]);
    expect(renewToken).toHaveBeenCalledOnce();
    expect(sessionExpired).not.toHaveBeenCalled();
  });

  it('is over where the renewed token is refused as well, or there is none', async () => {
    const sessionExpired = vi.fn();
    const refusedTwice = clientOf([expired], { token: 'first', renewToken: () => 'second', on: { sessionExpired } });
    expect(await failure(refusedTwice.client.stock.all())).toMatchObject({ kind: 'session' });
    expect(refusedTwice.sent).toHaveLength(2);
    const none = clientOf([expired], { token: 'first', renewToken: () => null, on: { sessionExpired } });
    await Promise.all([failure(none.client.stock.all()), failure(none.client.stock.all())]);
    expect(sessionExpired).toHaveBeenCalledTimes(2);
  });

  it('is not over where the renewal itself failed', async () => {
    const sessionExpired = vi.fn();
    const renewToken = () => Promise.reject(new Error('offline'));
    const { client } = clientOf([expired], { token: 'first', renewToken, on: { sessionExpired } });
    expect(await failure(client.stock.all())).toMatchObject({ kind: 'token', cause: new Error('offline') });
    expect(sessionExpired).not.toHaveBeenCalled();
  });
});

describe('listeners', () => {
  it('hear of every attempt, without secrets', async () => {
    const requests: RequestEvent[] = [];
    const responses: ResponseEvent[] = [];
    const on = {
      request: (event: RequestEvent) => requests.push(event),
      response: (event: ResponseEvent) => responses.push(event),
    };
    const { client } = clientOf([lost, ok, () => ({ code: 10007, msg: '', data: null, requestId: 'r-7' })], {
      token: 'secret-token',
      on,
    });
    await success(client.stock.all({ categoryId: 5 }));
    await failure(client.auth.login({ loginId: '13900000001', password: 'f'.repeat(32), loginType: 'web' }));
    expect(requests).toMatchObject([
      {
        endpoint: 'stock.all',
        method: 'GET',
        path: '/api/v-device-stock/all',
        arguments: { categoryId: 5 },
        attempt: 1,
      },
      { endpoint: 'stock.all', attempt: 2 },
      { endpoint: 'auth.login', arguments: { loginId: '[redacted]', password: '[redacted]', loginType: 'web' } },
    ]);
    expect(responses).toMatchObject([
      { attempt: 1, status: undefined },
      { attempt: 2, status: 200, wireCode: 0 },
      { endpoint: 'auth.login', status: 200, wireCode: 10007, requestId: 'r-7' },
    ]);
    expect(JSON.stringify([requests, responses])).not.toMatch(/secret-token|13900000001|ffff/);
  });

  it('hear whether a list has more rows than were answered', async () => {
    const more: unknown[] = [];
    const on = { response: (event: ResponseEvent) => void more.push(event.more) };
    const { client } = clientOf([ok, () => ({ code: 0, msg: '', data: [], more: true })], { on });
    await success(client.stock.all());
    await success(client.stock.all());
    expect(more).toEqual([false, true]);
  });

  it('that throw change nothing for the call', async () => {
    const request = () => {
      throw new Error('a fault of the host');
    };
    const { client, logger } = clientOf([ok], { on: { request } });
    expect(await success(client.stock.all())).toEqual([]);
    expect(logger.warn).toHaveBeenCalledOnce();
  });
});

it("a host's own axios keeps its interceptors and headers", async () => {
  const sent: InternalAxiosRequestConfig[] = [];
  const axios = create({
    headers: { 'X-Tenant': 'erp-7' },
    adapter: async (config) => {
      sent.push(config);
      return { data: { code: 0, data: [] }, status: 200, statusText: 'OK', headers: {}, config };
    },
  });
  axios.interceptors.request.use((config) => {
    config.headers = AxiosHeaders.concat(config.headers, { 'X-Trace': 't-1' });
    return config;
  });
  await success(createPestClient({ baseUrl: '', axios }).stock.all());
  expect(sent[0]?.headers.toJSON()).toMatchObject({ 'X-Tenant': 'erp-7', 'X-Trace': 't-1' });
});
