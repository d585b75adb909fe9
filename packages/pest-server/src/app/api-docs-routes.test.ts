import { errorTable } from 'pest-sdk';
import { endpoints, opensTo } from 'pest-sdk/schemas';
import { describe, expect, test } from 'vitest';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

describe('the API’s own documentation', () => {
  onEmbedded((server) => {
    test('/openapi.json is the whole contract, for tools on any page', async () => {
      const reply = await server().app.inject({ url: '/openapi.json' });
      const document = reply.json<{
        openapi: string;
        servers: unknown;
        paths: object;
        'x-pest-error-codes': unknown[];
      }>();
      expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://pest.test' }] });
      expect(Object.keys(document.paths)).toHaveLength(new Set(endpoints.map(({ row }) => row.path)).size);
      expect(document['x-pest-error-codes']).toHaveLength(errorTable.length);
      expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    });

    test('/docs lists every call in the reader’s language, and nothing in it runs', async () => {
      const chinese = await server().app.inject({ url: '/docs' });
      expect(chinese.body).toContain('<html lang="zh-CN">');
      expect(chinese.body).toContain('接口文档');
      for (const { name } of endpoints) expect(chinese.body).toContain(`href="/docs/${name}?lang=zh"`);
      const policy = String(chinese.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
      expect(chinese.body).not.toMatch(/<script|style=/);
      const english = await server().app.inject({ url: '/docs', headers: { 'accept-language': 'en' } });
      expect(english.body).toContain(`${endpoints.length} calls`);
    });

    test.each([
      ['stock.consumablesStock', (name: string) => name === 'stock.consumablesStock'],
      ['/api/v-leave/', (_: string, path: string) => path.startsWith('/api/v-leave/')],
      ['btn_leave_audit', (name: string) => ['leave.list', 'leave.audit', 'leave.conflicts'].includes(name)],
      ['20016', (name: string) => name === 'task.checkIn'],
      ['no such thing <b>', () => false],
    ])('search for %s', async (q, expected) => {
      const { body } = await server().app.inject({ url: `/docs?${new URLSearchParams({ q, lang: 'en' })}` });
      const shown = [...body.matchAll(/href="\/docs\/([\w.]+)\?lang=en"/g)].map(([, name = '']) => name);
      const fitting = endpoints.filter(({ name, row }) => expected(name, row.path) || row.access === q);
      const rights = endpoints.filter(({ row }) => opensTo(row.access).some((permission) => permission === q));
      expect(new Set(shown)).toEqual(new Set((rights.length > 0 ? rights : fitting).map(({ name }) => name)));
      expect(body).not.toContain('<b>');
    });

    test('a call’s page tells permission, source, arguments, examples and errors in both languages', async () => {
      const { body } = await server().app.inject({ url: '/docs/task.checkIn?lang=en' });
      expect(body).toContain('btn_service_execute');
      expect(body).toContain('client.task.checkIn({');
      expect(body).toContain('<td>20016</td>');
      expect(body).toContain('lang="zh-CN"');
      const unknown = await server().app.inject({ url: '/docs/nothing.here' });
      expect([unknown.statusCode, unknown.json()]).toEqual([404, expect.objectContaining({ code: 4004 })]);
    });

    test('an installation may leave it out', async () => {
      const { parts } = server();
      const app = await buildApp({ ...parts, settings: { ...parts.settings, apiDocs: false } });
      const replies = await Promise.all(
        ['/openapi.json', '/docs', '/docs/task.checkIn'].map((url) => app.inject({ url })),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      await app.close();
    });
  });
});
