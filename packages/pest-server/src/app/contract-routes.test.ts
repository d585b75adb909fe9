import { describe, expect, test } from 'vitest';
import type { ServerParts } from '../call/server-parts';
import { EngineStoppedError } from '../database/engines/engine';
import { addCompany, customerDraft, password, personWith, stranger } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { buildApp } from './app';

const contacts = {
  customerContact: '',
  customerPhone: '',
  companyName: '',
  companyContact: '',
  companyPhone: '',
  technicians: Array.from({ length: 20 }, () => ({ name: 'x'.repeat(300), licence: 'x'.repeat(300) })),
};

onEachEngine((server) => {
  test('every kind of bad request answers the envelope with the code and status of the refusal table', async () => {
    const { token } = (await addCompany(server())).administrator;
    const headers = { authorization: token };
    const json = { ...headers, 'content-type': 'application/json' };
    const login = { method: 'POST' as const, url: '/api/v-user/login' };
    const cases = [
      [{ method: 'GET' as const, url: '/api/nothing' }, 404, 4004],
      [{ method: 'GET' as const, url: '/api/v-seal/none' }, 404, 4004],
      [{ method: 'DELETE' as const, url: '/api/v-user/login' }, 405, 4000],
      [{ method: 'HEAD' as const, url: '/api/v-user/info' }, 405, null],
      [{ ...login, headers: json, payload: '{"loginId":' }, 200, 4000],
      [{ ...login, headers: { 'content-type': 'text/plain' }, payload: 'x' }, 200, 4000],
      [{ ...login, headers: { 'content-type': 'application/xml' }, payload: '<a/>' }, 200, 4000],
      [{ ...login, headers: json, payload: '[]' }, 200, 3001],
      [{ ...login, headers: json, payload: '{"__proto__":{"a":1}}' }, 200, 4000],
      [{ ...login, headers: json, payload: JSON.stringify('x'.repeat(1024 * 1024)) }, 413, 4000],
      [{ method: 'GET' as const, url: '/api/v-risk/details/%E0%A4%A', headers }, 200, 4000],
      [{ method: 'GET' as const, url: `/api/v-risk/details/${'x'.repeat(200)}`, headers }, 200, 4000],
      [{ method: 'GET' as const, url: `/api/v-risk/details/${'x'.repeat(90)}`, headers }, 200, 3001],
      [{ method: 'GET' as const, url: '/api/v-customer/list?page=0', headers }, 200, 3001],
      [{ method: 'GET' as const, url: '/api/v-customer/list?limit=21', headers }, 200, 3001],
      [{ method: 'GET' as const, url: '/api/v-customer/list?page=1&page=2', headers }, 200, 3001],
      [{ method: 'GET' as const, url: '/api/v-customer/list?company=1', headers }, 200, 3001],
    ] as const;
    for (const [request, status, code] of cases) {
      const reply = await server().app.inject(request);
      const name = `${request.method} ${request.url.slice(0, 60)}`;
      expect(reply.statusCode, name).toBe(status);
      if (code !== null) expect(reply.json(), name).toMatchObject({ code, data: null, msg: expect.any(String) });
      expect(reply.headers['cache-control'], name).toBe('no-store');
    }
  });

  test('a report may be larger than what other calls take', async () => {
    const { administrator } = await addCompany(server());
    const text = 'x'.repeat(4000);
    const sections = Array.from({ length: 60 }, (_, at) => {
      const words = { zh: text, en: text };
      return { id: `${at}`, kind: 'contacts', hidden: false, text, words, data: contacts };
    });
    const payload = { id: 'none', version: 1, name: 'R', subject: '', sections };
    expect(JSON.stringify(payload).length).toBeGreaterThan(1024 * 1024);
    const headers = { authorization: administrator.token };
    const url = '/api/v-task-report-data/detail/save-data';
    const reply = await server().app.inject({ method: 'POST', url, headers, payload });
    expect(reply.json()).toMatchObject({ code: 4004 });
  });

  test('a wrong method is told which one is right', async () => {
    const reply = await server().app.inject({ method: 'PUT', url: '/api/v-user/login' });
    expect(reply.headers.allow).toBe('POST');
  });

  test('an unknown field is named', async () => {
    const { token } = (await addCompany(server())).administrator;
    const reply = await server().app.inject({ url: '/api/v-customer/list?evil=1', headers: { authorization: token } });
    expect(reply.json()).toMatchObject({ code: 3001, field: 'evil' });
  });

  test('a phone that is none answers 10004 beside its field, in plain words', async () => {
    const { administrator } = await addCompany(server());
    const phone = '12345';
    const { name, region, creditCode } = customerDraft();
    const login = { loginId: phone, password };
    const answers = {
      login: await stranger(server()).ask('auth.login', { ...login, loginType: 'web' }),
      contact: await stranger(server()).ask('contact.send', { name: 'Li', phone, message: 'Hello' }),
      customer: await administrator.ask('customer.add', { name, region, creditCode, phone }),
    };
    const refused = { code: 10004, msg: '手机号无效' };
    expect(answers).toMatchObject({
      login: { ...refused, field: 'loginId' },
      contact: { ...refused, field: 'phone' },
      customer: { ...refused, field: 'phone' },
    });
    const missing = await server().app.inject({ method: 'POST', url: '/api/email/contact', payload: { name: 'Li' } });
    expect(missing.json()).toMatchObject({ code: 3001, field: 'phone' });
  });

  test('both spellings of a guardian path are the same call', async () => {
    const { token } = (await addCompany(server())).administrator;
    const ask = (url: string) => server().app.inject({ url, headers: { authorization: token } });
    const [single, double] = [await ask('/guardian/factory/category'), await ask('/guardian//factory/category')];
    expect(single.json()).toMatchObject({ code: 0 });
    expect(double.body).toBe(single.body);
  });

  test('words come in the language that is asked for', async () => {
    const ask = async (language: string) => {
      const reply = await server().app.inject({ url: '/api/v-user/info', headers: { 'accept-language': language } });
      return reply.json<{ msg: string }>().msg;
    };
    expect(await ask('en-GB,en;q=0.9')).toBe('Please log in first.');
    expect(await ask('zh')).toBe('请先登录');
  });

  test('health and readiness', async () => {
    expect((await server().app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await server().app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
      database: 'ok',
      disk: 'ok',
      clock: 'ok',
    });
  });

  test('a process that is about to stop is not ready, answers all the same, and ends each connection', async () => {
    let leaving = false;
    const app = await buildApp(server().parts, { isLeaving: () => leaving });
    expect((await app.inject({ url: '/readyz' })).headers.connection).toBe('keep-alive');
    leaving = true;
    const ready = await app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'leaving' }]);
    const answer = await app.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await app.close();
  });

  describe('readiness tells the truth', () => {
    async function withParts(parts: Partial<ServerParts>) {
      const app = await buildApp({ ...server().parts, ...parts }, { logger: { level: 'fatal' } });
      return { ...server(), app };
    }

    test('of a disk that is full: 503, reading goes on, writing answers 503', async () => {
      const { administrator } = await addCompany(server());
      const full = await withParts({ disk: { isFull: () => true } });
      const person = personWith(full, administrator.id, administrator.loginId, administrator.token);
      const ready = await full.app.inject({ url: '/readyz' });
      expect([ready.statusCode, ready.json()]).toEqual([
        503,
        { status: 'not ready', database: 'ok', disk: 'full', clock: 'ok' },
      ]);
      expect((await full.app.inject({ url: '/healthz' })).statusCode).toBe(200);
      expect((await person.ask('customer.list', {})).code).toBe(0);
      const refused = await person.ask('customer.add', customerDraft());
      expect([refused.code, refused.status, refused.headers['retry-after']]).toEqual([5000, 503, '5']);
      await full.app.close();
    });

    test.each([
      [90_000, '90 s ahead of the database'],
      [-7_200_000, '7200 s behind the database'],
      [400, 'ok'],
    ])('of a machine whose clock is another than the database’s (%i ms)', async (aheadMs, clock) => {
      const odd = await withParts({ clock: { aheadMs: () => aheadMs, follow: async () => undefined } });
      expect((await odd.app.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready', clock });
      await odd.app.close();
    });

    test('of a database that stopped: 503', async () => {
      const { database } = server().parts;
      const stopped = new Proxy(database.system, {
        get: () => {
          throw new EngineStoppedError('It stopped.');
        },
      });
      const broken = await withParts({ database: { ...database, system: stopped } });
      const ready = await broken.app.inject({ url: '/readyz' });
      expect([ready.statusCode, ready.json()]).toMatchObject([503, { database: 'no answer' }]);
      expect(ready.headers['retry-after']).toBe('5');
      expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(200);
      await broken.app.close();
    });
  });
});
