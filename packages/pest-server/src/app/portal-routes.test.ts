import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Language, languages, languageTags } from 'pest-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

/** A page as the build leaves it. */
function homeIn(language: Language): string {
  const head = `<link rel="canonical" href="__public_url__/"><meta property="csp-nonce" nonce="__csp_nonce__">`;
  return `<html lang="${languageTags[language]}" data-demo="__demo__">${head}<footer>__operator__</footer></html>`;
}

describe('the portal', () => {
  onEmbedded((server) => {
    let folder = '';
    let app: FastifyInstance;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'pest-portal-'));
      await mkdir(join(folder, 'assets'));
      await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
      for (const language of languages) await writeFile(join(folder, `home.${language}.html`), homeIn(language));
      await writeFile(join(folder, 'assets', 'main-1a2b3c.js'), 'export {}');
      const { parts } = server();
      app = await buildApp({ ...parts, settings: { ...parts.settings, portalDir: folder } });
    });

    afterAll(async () => {
      await app.close();
      await rm(folder, { recursive: true });
    });

    test('every route of its own gets the page, asked for anew each time', async () => {
      for (const url of ['/home', '/customer/list?page=2', '/no/such/page', '/index.html', '/home.zh.html']) {
        const reply = await app.inject({ url });
        expect([reply.statusCode, reply.body], url).toEqual([200, '<title>Portal</title>']);
        expect(reply.headers['cache-control'], url).toBe('no-cache');
      }
    });

    test('whoever has a session gets the files of the page with it, and nobody else', async () => {
      const meta = (path: string, file: string) => `<meta name="ahead-file" data-page="${path}" content="/${file}" />`;
      const head = `${meta('*', 'console.js')}${meta('/home', 'dashboard.js')}`;
      await writeFile(join(folder, 'index.html'), head);
      const bodyOf = async (url: string, cookie: string) => (await app.inject({ url, headers: { cookie } })).body;
      const link = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
      expect(await bodyOf('/home?tab=1', 'a=1; pest_token=t')).toBe(link('console.js') + link('dashboard.js'));
      expect(await bodyOf('/customer/list', 'pest_token=t')).toBe(link('console.js') + meta('/home', 'dashboard.js'));
      expect(await bodyOf('/home', 'pest_token=; x_pest_token=t')).toBe(head);
      await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
    });

    test.each([
      ['/', 'zh-CN'],
      ['/?lang=zh', 'zh-CN'],
      ['/?lang=en', 'en'],
      ['/?lang=en&lang=zh', 'zh-CN'],
      ['/?lang=../index', 'zh-CN'],
      ['/?redirect=%2Fhome', 'zh-CN'],
    ])('the home page at %s is the one rendered ahead in %s', async (url, tag) => {
      const reply = await app.inject({ url });
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(reply.body).toContain(`lang="${tag}"`);
      expect(reply.body).toContain('href="https://pest.test/"');
      expect(reply.body).not.toMatch(/__\w+__/);
    });

    test('the home page offers the demo only where there is one', async () => {
      expect((await app.inject({ url: '/' })).body).toContain('data-demo="off"');
      const { parts } = server();
      const settings = { ...parts.settings, portalDir: folder, demo: true };
      const demo = await buildApp({ ...parts, settings });
      expect((await demo.inject({ url: '/' })).body).toContain('data-demo="on"');
      await demo.close();
    });

    test('search engines find the home page in each language, and no calls', async () => {
      const robots = await app.inject({ url: '/robots.txt' });
      expect(robots.headers['content-type']).toContain('text/plain');
      expect(robots.body.split('\n')).toEqual(
        expect.arrayContaining(['Disallow: /api/', 'Sitemap: https://pest.test/sitemap.xml']),
      );
      const map = await app.inject({ url: '/sitemap.xml' });
      expect(map.headers['content-type']).toContain('xml');
      expect([...map.body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
        'https://pest.test/',
        'https://pest.test/?lang=en',
      ]);
    });

    test('without a public address there is no map to be wrong', async () => {
      const { parts } = server();
      const nameless = await buildApp({
        ...parts,
        settings: { ...parts.settings, portalDir: folder, publicUrl: undefined },
      });
      expect((await nameless.inject({ url: '/sitemap.xml' })).statusCode).toBe(404);
      expect((await nameless.inject({ url: '/robots.txt' })).body).not.toContain('Sitemap');
      await nameless.close();
    });

    test('built files are kept for ever, missing ones are missing', async () => {
      const reply = await app.inject({ url: '/assets/main-1a2b3c.js' });
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect((await app.inject({ url: '/assets/main-other.js' })).statusCode).toBe(404);
      expect((await app.inject({ url: '/../package.json' })).statusCode).toBe(404);
    });

    test('a portal built anew is served without a restart', async () => {
      await writeFile(join(folder, 'assets', 'main-4d5e6f.js'), 'export const later = 1');
      const reply = await app.inject({ url: '/assets/main-4d5e6f.js' });
      expect([reply.statusCode, reply.body]).toEqual([200, 'export const later = 1']);
    });

    test('runs its own scripts only, is framed by nobody, and shows stored files of the public address', async () => {
      const policy = String((await app.inject({ url: '/home' })).headers['content-security-policy']).split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "img-src 'self' blob: data: https://pest.test",
          "frame-ancestors 'none'",
        ]),
      );
    });

    test('the pictures of the installation’s map are let in from their host, and only as pictures', async () => {
      const { parts } = server();
      const map = {
        tiles: 'https://tiles.test/key/{z}/{x}/{y}.png',
        attribution: '© Tiles',
        attributionUrl: null,
        coordinates: 'gcj02',
      } as const;
      const withMap = await buildApp({ ...parts, settings: { ...parts.settings, portalDir: folder, map } });
      const policy = String((await withMap.inject({ url: '/home' })).headers['content-security-policy']).split('; ');
      expect(policy.filter((part) => part.includes('tiles.test'))).toEqual([
        "img-src 'self' blob: data: https://pest.test https://tiles.test",
      ]);
      await withMap.close();
    });

    test('the foot of every page names who runs it, and no markup comes in with the name', async () => {
      await writeFile(join(folder, 'index.html'), '<meta name="operator" content="__operator__">');
      const { parts } = server();
      const operator = { name: 'A&B "Co" $&', address: 'Road 1', creditCode: '91310105MA1TEST0X1', contact: '021' };
      const named = await buildApp({ ...parts, settings: { ...parts.settings, portalDir: folder, operator } });
      const line = 'A&amp;B &quot;Co&quot; $&amp; · Road 1 · 91310105MA1TEST0X1 · 021';
      expect((await named.inject({ url: '/terms' })).body).toBe(`<meta name="operator" content="${line}">`);
      expect((await named.inject({ url: '/' })).body).toContain(`<footer>${line}</footer>`);
      await named.close();
      await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
    });

    test('G5 styles are let in by a nonce that each answer makes anew, and by nothing else', async () => {
      await writeFile(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="__csp_nonce__">');
      const asked = async () => {
        const reply = await app.inject({ url: '/home' });
        const nonce = /nonce="([\w-]{22})"/.exec(reply.body)?.[1];
        const styles = String(reply.headers['content-security-policy'])
          .split('; ')
          .filter((part) => part.startsWith('style-'));
        expect(styles).toEqual([`style-src 'self' 'nonce-${nonce}'`]);
        return nonce;
      };
      expect(await asked()).not.toBe(await asked());
      await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
    });

    test('G5 scripts that the build wrote into a page are let in by their hashes, and no other', async () => {
      const inPage = `<script nonce="__csp_nonce__">let a = 1 < 2;</script><script src="/x.js"></script><script>b()</script>`;
      await writeFile(join(folder, 'index.html'), inPage);
      const policy = String((await app.inject({ url: '/home' })).headers['content-security-policy']).split('; ');
      const hashes = ['let a = 1 < 2;', 'b()'].map((code) => createHash('sha256').update(code).digest('base64'));
      expect(policy).toContain(`script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`);
      await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
    });

    test('G11 pages stand alone, and ask for the camera and the place only', async () => {
      expect((await app.inject({ url: '/home' })).headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(self), geolocation=(self)'),
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      });
    });

    test('what the build packed is served packed, and told apart by caches', async () => {
      await writeFile(join(folder, 'assets', 'main-1a2b3c.js.br'), 'packed');
      await writeFile(join(folder, 'assets', 'main-1a2b3c.js.gz'), 'zipped');
      const get = async (encoding: string) => {
        const { headers, body } = await app.inject({
          url: '/assets/main-1a2b3c.js',
          headers: { 'accept-encoding': encoding },
        });
        expect(String(headers['content-type'])).toContain('/javascript');
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(String(headers.vary).toLowerCase()).toBe('accept-encoding');
        return [headers['content-encoding'], body];
      };
      expect(await get('gzip, br')).toEqual(['br', 'packed']);
      expect(await get('gzip')).toEqual(['gzip', 'zipped']);
      expect(await get('identity')).toEqual([undefined, 'export {}']);
    });

    test('nothing beside the folder is served', async () => {
      await writeFile(`${folder}-secret.txt`, 'secret');
      for (const url of ['/../x', '/%2e%2e/x', '/..%2fx', '/assets/..%2f..%2fx', '/%5c..%5cx']) {
        const reply = await app.inject({ url: url.replace('x', `${basename(folder)}-secret.txt`) });
        expect([4000, 4004], url).toContain(reply.json<{ code: number }>().code);
      }
      await rm(`${folder}-secret.txt`);
    });

    test('calls are still calls', async () => {
      expect((await app.inject({ url: '/api/v-user/info' })).json()).toMatchObject({ code: 1003 });
      expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({ code: 4004 });
      expect((await app.inject({ url: '/guardian/nothing' })).statusCode).toBe(404);
    });
  });
});
