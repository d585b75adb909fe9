import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contractVersion } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer } from '../testing/people';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

onEmbedded((server) => {
  describe('packed answers', () => {
    test('an answer of 1 kB or more is packed as the client asked, and reads the same', async () => {
      const company = await addCompany(server());
      for (let count = 0; count < 4; count += 1) await addCustomer(server(), company);
      const ask = (encoding?: string) =>
        server().app.inject({
          url: '/api/v-customer/list',
          headers: {
            authorization: company.administrator.token,
            ...(encoding !== undefined && { 'accept-encoding': encoding }),
          },
        });
      const plain = await ask();
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      const brotli = await ask('gzip, deflate, br, zstd');
      expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding']);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      const gzip = await ask('br;q=0, gzip');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    });

    test('short answers, and the calls that hand out a token, are not packed', async () => {
      const headers = { 'accept-encoding': 'br' };
      const short = await server().app.inject({ url: '/healthz', headers });
      const { administrator } = await addCompany(server());
      const secret = await server().app.inject({
        url: '/api/v-user/info',
        headers: { ...headers, authorization: administrator.token },
      });
      expect(secret.rawPayload.length).toBeGreaterThan(1024);
      expect([short.headers['content-encoding'], secret.headers['content-encoding']]).toEqual([undefined, undefined]);
    });
  });

  test('an answer names the version of the contract, and a call that pins another one is refused', async () => {
    const { administrator } = await addCompany(server());
    const ask = (pinned?: string) =>
      server().app.inject({
        url: '/api/v-customer/list',
        headers: { authorization: administrator.token, ...(pinned !== undefined && { 'pest-version': pinned }) },
      });
    expect((await ask()).headers['pest-version']).toBe(contractVersion);
    expect((await ask(contractVersion)).json().code).toBe(0);
    const refused = await ask('2');
    expect(refused.json()).toMatchObject({ code: 4000, field: 'Pest-Version' });
    expect(refused.headers['pest-version']).toBe(contractVersion);
  });

  describe('G11 headers', () => {
    const everywhere = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    };

    test('stand on answers, refusals and what is not there', async () => {
      const { administrator } = await addCompany(server());
      for (const request of [
        { url: '/healthz' },
        { url: '/nothing' },
        { url: '/files/none' },
        { url: '/api/v-user/info' },
        { url: '/api/v-user/info', headers: { authorization: administrator.token } },
        { url: '/api/v-user/login', method: 'DELETE' as const },
      ]) {
        const { headers } = await server().app.inject(request);
        expect(headers, request.url).toMatchObject(everywhere);
        expect(headers, request.url).not.toHaveProperty('server');
        expect(headers, request.url).not.toHaveProperty('x-powered-by');
      }
    });

    test('HSTS is for servers behind TLS only', async () => {
      const { parts } = server();
      const app = await buildApp({ ...parts, settings: { ...parts.settings, publicUrl: 'http://pest.test' } });
      expect((await app.inject({ url: '/healthz' })).headers).not.toHaveProperty('strict-transport-security');
      await app.close();
    });
  });
});
