import { AxiosError, type AxiosResponse, create, type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { strictChecks } from '../contract/check-result';
import { describeError } from '../errors/describe-error';
import { isPestError } from '../errors/is-pest-error';
import type { PestError } from '../errors/pest-error';
import type { Language } from '../language/language';
import { createPestClient } from './create-client';
import type { PestClientOptions } from './options';

type Answer = (config: InternalAxiosRequestConfig) => unknown;

/** A client whose network is a function; what was sent is kept. */
function clientThat(answer: Answer, options: Partial<PestClientOptions> = {}) {
  const sent: InternalAxiosRequestConfig[] = [];
  const axios = create({
    adapter: async (config) => {
      sent.push(config);
      const data = await answer(config);
      return { data, status: 200, statusText: 'OK', headers: {}, config } satisfies AxiosResponse;
    },
  });
  return {
    client: createPestClient({ baseUrl: 'https://pest.example', axios, logger: { warn: vi.fn() }, ...options }),
    sent,
  };
}

const ok = (data: unknown) => () => ({ code: 0, msg: '', data });
const refuse =
  (code: number, msg = '') =>
  () => ({ code, msg, data: null });
const failure = async (work: Promise<unknown>): Promise<PestError> => {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!isPestError(thrown)) throw new Error(`expected a PestError, got ${String(thrown)}`);
  return thrown;
};
const httpFailure =
  (status: number): Answer =>
  (config) => {
    throw new AxiosError('x', 'ERR', config, null, { data: '', status, statusText: '', headers: {}, config });
  };
/** An envelope under an HTTP status that is an error by itself. */
const httpRefusal =
  (status: number, data: unknown, headers: Record<string, string> = {}): Answer =>
  (config) => {
    throw new AxiosError('x', 'ERR', config, null, { data, status, statusText: 'Said so', headers, config });
  };
const lost: Answer = (config) => {
  throw new AxiosError('x', 'ERR_NETWORK', config);
};
const login = { loginId: '13900000001', password: '0'.repeat(32), loginType: 'web' } as const;

it('sends the version that it pins, and otherwise none', async () => {
  const pinning = clientThat(ok([]), { token: 'mine', version: '1' });
  await pinning.client.stock.all({});
  const other = clientThat(ok([]), { token: 'mine' });
  await other.client.stock.all({});
  expect([...pinning.sent, ...other.sent].map(({ headers }) => headers['Pest-Version'])).toEqual(['1', undefined]);
});

describe('a client in another language', () => {
  it('asks in it with the same token, and in another once that is told', async () => {
    const token = vi.fn(() => 'secret');
    const { client, sent } = clientThat(ok([]), { token, language: 'zh' });
    let told: Language = 'en';
    const english = client.inLanguage(() => told);
    await english.stock.all({ categoryId: 5 });
    await client.stock.all({ categoryId: 5 });
    told = 'zh';
    await english.stock.all({ categoryId: 5 });
    expect(sent.map(({ headers }) => [headers['Accept-Language'], headers.Authorization])).toEqual([
      ['en', 'secret'],
      ['zh', 'secret'],
      ['zh', 'secret'],
    ]);
  });

  it('ends its calls with the others', async () => {
    const { client } = clientThat(() => new Promise(() => undefined));
    const asked = failure(client.inLanguage('en').stock.all({ categoryId: 5 }));
    client.abortAll();
    expect(await asked).toMatchObject({ kind: 'abort' });
  });
});

describe('what is sent', () => {
  it('puts GET arguments into the query, with the URL-encoded content type', async () => {
    const { client, sent } = clientThat(ok([]), { token: 'secret' });
    await client.stock.all({ categoryId: 5 });
    expect(sent[0]).toMatchObject({
      method: 'get',
      url: '/api/v-device-stock/all',
      params: { categoryId: 5 },
      data: null,
    });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  });

  it('sends the token as it is, in the Authorization header, and to info in the query too', async () => {
    const { client, sent } = clientThat(refuse(1001), { token: () => 'secret' });
    await failure(client.auth.info());
    expect(sent[0]?.headers.get('Authorization')).toBe('secret');
    expect(sent[0]?.params).toEqual({ token: 'secret' });
  });

  it('sends no token with a public call', async () => {
    const { client, sent } = clientThat(ok('token'), { token: 'secret' });
    await client.auth.login(login);
    expect(sent[0]?.headers.get('Authorization')).toBeFalsy();
    expect(sent[0]?.data).toBe(JSON.stringify(login));
  });

  it('escapes what goes into the path, and only there', async () => {
    const { client, sent } = clientThat(ok(null));
    await client.device.delete({ id: 'a/b?c' });
    expect(sent[0]).toMatchObject({ method: 'delete', url: '/api/v-device/delete/a%2Fb%3Fc' });
    expect(sent[0]?.params).toEqual({});
  });

  it('sends forms URL-encoded and leaves out what was not given', async () => {
    const { client, sent } = clientThat(ok({ stock: '12' }));
    await client.stock.addCategoryStock({ id: 'c1', quantity: '2.5', note: undefined });
    expect(String(sent[0]?.data)).toBe('id=c1&quantity=2.5');
  });

  it('uploads to the open API host', async () => {
    const { client, sent } = clientThat(ok({ fullurl: '/files/a', file_name: 'a.png' }), {
      openBaseUrl: 'https://open.example',
    });
    await client.upload.file({ file: new Blob(['x']) });
    expect(sent[0]?.baseURL).toBe('https://open.example');
    expect(sent[0]?.data).toBeInstanceOf(FormData);
  });

  it('spells a call as the host says', async () => {
    const { client, sent } = clientThat(ok(null), {
      endpoints: { 'seal.delete': { method: 'POST', path: '/seals/{id}/remove' } },
    });
    await client.seal.delete({ id: '7' });
    expect(sent[0]).toMatchObject({ method: 'post', url: '/seals/7/remove' });
  });

  it('waits 50 s unless told otherwise', async () => {
    const { client, sent } = clientThat(ok([]));
    await client.stock.all();
    await client.stock.all({}, { timeoutMs: 10 });
    expect(sent.map((config) => config.timeout)).toEqual([50_000, 10]);
  });
});

describe('how an answer is read', () => {
  it('treats 10009 at login as a normal result that carries the token', async () => {
    const { client } = clientThat(() => ({ code: 10009, msg: '', data: 'token' }));
    await expect(client.auth.login(login)).resolves.toBe('token');
  });

  it('treats 10009 anywhere else as a refusal', async () => {
    const { client } = clientThat(refuse(10009));
    expect(await failure(client.stock.all())).toMatchObject({ kind: 'api', code: 10009 });
  });

  it.each([
    ['response', 20010],
    ['catalogue', 29],
  ] as const)('gives one error name in the %s numbering', async (errorNumbering, code) => {
    const { client } = clientThat(refuse(code), { errorNumbering });
    const error = await failure(client.stock.all());
    expect(error).toMatchObject({ kind: 'api', code: 20010, wireCode: code });
    expect(isPestError(error, 'stock.insufficient')).toBe(true);
  });

  it.each(['', '<html></html>', null, { data: [] }])('refuses %j as no envelope at all', async (answer) => {
    const { client } = clientThat(() => answer);
    expect(await failure(client.stock.all())).toMatchObject({ kind: 'contract' });
  });

  it('refuses data of another shape when it is told to check, and passes it on when told to warn', async () => {
    const wrong = ok([{ id: 1 }]);
    expect(await failure(clientThat(wrong, { check: strictChecks }).client.stock.all())).toMatchObject({
      kind: 'contract',
    });
    const logger = { warn: vi.fn() };
    const warning = clientThat(wrong, { check: strictChecks, validate: 'warn', logger });
    await expect(warning.client.stock.all()).resolves.toEqual([{ id: 1 }]);
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  it('takes what a newer server adds', async () => {
    const { client } = clientThat(ok({ stock: '12', unit: 'kg' }));
    await expect(client.stock.addCategoryStock({ id: 'c1', quantity: '1' })).resolves.toEqual({
      stock: '12',
      unit: 'kg',
    });
  });

  it.each([401, 403, 404, 503])('only logs HTTP %i', async (status) => {
    const logger = { warn: vi.fn() };
    const { client } = clientThat(httpFailure(status), { logger });
    expect(await failure(client.auth.login(login))).toMatchObject({ kind: 'http', status });
    expect(logger.warn).toHaveBeenCalledOnce();
  });
});

describe('an HTTP error that carries an envelope', () => {
  const tooMany = { code: 4001, msg: 'Too many tries. Wait 30 s.', data: null };

  it('is that envelope: 429 keeps its words, and how long to wait', async () => {
    const { client } = clientThat(httpRefusal(429, tooMany, { 'retry-after': '30' }));
    const error = await failure(client.auth.login(login));
    expect(error).toMatchObject({ kind: 'api', errorName: 'general.businessFailure', status: 429, retryAfter: 30 });
    expect(describeError(error, 'en')).toBe('Too many tries. Wait 30 s.');
  });

  it('is read in the numbering of the server, with its field and request id', async () => {
    const answer = { code: 8, msg: '', data: null, field: 'name', requestId: 'r-1' };
    const { client } = clientThat(httpRefusal(500, answer), { errorNumbering: 'catalogue' });
    const error = await failure(client.auth.login(login));
    expect(error).toMatchObject({ code: 5000, wireCode: 8, field: 'name', requestId: 'r-1' });
    expect(describeError(error, 'en')).toBe('System error. Please try again later.');
  });

  it('ends the session under 401', async () => {
    const sessionExpired = vi.fn();
    const { client } = clientThat(httpRefusal(401, { code: 1001, msg: '', data: null }), { on: { sessionExpired } });
    expect(await failure(client.stock.all())).toMatchObject({ kind: 'session' });
    expect(sessionExpired).toHaveBeenCalledOnce();
  });

  it('is no silent status: what it says is shown and not logged', async () => {
    const logger = { warn: vi.fn() };
    const { client } = clientThat(httpRefusal(404, { code: 4004, msg: '', data: null }), { logger });
    expect(describeError(await failure(client.stock.all()), 'en')).toBe('The data does not exist.');
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it.each([{ code: 0, msg: '', data: [] }, { message: 'no' }, '<html>'])(
    'without one is status and text: %j',
    async (data) => {
      const { client } = clientThat(httpRefusal(500, data));
      const error = await failure(client.auth.login(login));
      expect(error).toMatchObject({ kind: 'http', status: 500, statusText: 'Said so' });
      expect(describeError(error, 'en')).toBe('Error (HTTP 500 Said so)');
    },
  );

  it('tells how long to wait when the server names a date', async () => {
    const at = new Date(Date.now() + 90_000).toUTCString();
    const { client } = clientThat(httpRefusal(503, '', { 'retry-after': at }));
    const { retryAfter } = await failure(client.auth.login(login));
    expect(retryAfter).toBeGreaterThan(80);
    expect(retryAfter).toBeLessThanOrEqual(90);
  });
});

describe('what fails together, and what is tried again', () => {
  it('tells an expired session once for many calls', async () => {
    const sessionExpired = vi.fn();
    const { client } = clientThat(refuse(1001), { token: 'secret', on: { sessionExpired } });
    await Promise.all(Array.from({ length: 20 }, () => failure(client.stock.all())));
    expect(sessionExpired).toHaveBeenCalledOnce();
  });

  it('tells it again for the next session', async () => {
    const sessionExpired = vi.fn();
    let token = 'first';
    const { client } = clientThat(refuse(1001), { token: () => token, on: { sessionExpired } });
    await failure(client.stock.all());
    token = 'second';
    await failure(client.stock.all());
    expect(sessionExpired).toHaveBeenCalledTimes(2);
  });

  it('asks a lost GET again, and never repeats a write', async () => {
    vi.useFakeTimers();
    const reading = clientThat(lost);
    const failed = failure(reading.client.stock.all());
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await failed).toMatchObject({ kind: 'network' });
    expect(reading.sent).toHaveLength(3);
    const writing = clientThat(lost);
    await failure(writing.client.auth.logout());
    expect(writing.sent).toHaveLength(1);
  });

  it('does not repeat a GET that the server failed', async () => {
    const { client, sent } = clientThat(httpFailure(500));
    expect(await failure(client.stock.all())).toMatchObject({ kind: 'http', status: 500 });
    expect(sent).toHaveLength(1);
  });

  it('tells nobody of a cancelled call', async () => {
    const error = vi.fn();
    const { client } = clientThat(() => new Promise(() => undefined), { on: { error } });
    const stop = new AbortController();
    stop.abort();
    expect(await failure(client.stock.all({}, { signal: stop.signal }))).toMatchObject({ kind: 'abort' });
    expect(error).not.toHaveBeenCalled();
  });

  it('keeps secrets out of its errors', async () => {
    const { client } = clientThat(refuse(10007), { token: 'secret-token' });
    const error = await failure(client.auth.login({ ...login, password: 'f'.repeat(32) }));
    const told = JSON.stringify({ ...error, message: error.message, stack: error.stack });
    expect(told).not.toContain('secret-token');
    expect(told).not.toContain('f'.repeat(32));
  });
});

describe('what was asked for ahead', () => {
  const ahead = (answer: () => Promise<Response>) => vi.fn((url: string) => (url.includes('Stock') ? answer() : null));

  it('answers a read without another request', async () => {
    const askedAhead = ahead(async () => Response.json({ code: 0, msg: '', data: [] }));
    const { client, sent } = clientThat(ok(['asked now']), { token: 'secret', askedAhead });
    expect(await client.stock.allCategoryStock({})).toEqual([]);
    expect(sent).toEqual([]);
    expect(askedAhead).toHaveBeenCalledWith(expect.stringContaining('https://pest.example/'), {
      language: 'zh',
      token: 'secret',
    });
  });

  it('is asked for again where it failed, and never for a write', async () => {
    const failures = [
      ahead(async () => Response.json({}, { status: 503 })),
      ahead(() => Promise.reject(new TypeError('cut'))),
      ahead(async () => new Response('<html>')),
    ];
    for (const askedAhead of failures) {
      const { client, sent } = clientThat(ok([]), { askedAhead });
      await client.stock.allCategoryStock({});
      expect(sent).toHaveLength(1);
    }
    const askedAhead = vi.fn(() => null);
    await clientThat(ok('token'), { askedAhead }).client.auth.login(login);
    expect(askedAhead).not.toHaveBeenCalled();
  });
});
