import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

describe('the portal', () => {
  onEmbedded((server) => {
    let folder = '';
    let app: FastifyInstance;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'pest-portal-'));
      await mkdir(join(folder, 'assets'));
      await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
      await writeFile(join(folder, 'assets', 'main-1a2b3c.js'), 'export {}');
      const { parts } = server();
      app = await buildApp({ ...parts, settings: { ...parts.settings, portalDir: folder } });
    });

    afterAll(async () => {
      await app.close();
      await rm(folder, { recursive: true });
    });

    test('every route of its own gets the page, asked for anew each time', async () => {
      for (const url of ['/', '/home', '/customer/list?page=2', '/no/such/page']) {
        const reply = await app.inject({ url });
        expect([reply.statusCode, reply.body], url).toEqual([200, '<title>Portal</title>']);
        expect(reply.headers['cache-control'], url).toBe('no-cache');
      }
    });

    test('built files are kept for ever, missing ones are missing', async () => {
      const reply = await app.inject({ url: '/assets/main-1a2b3c.js' });
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect((await app.inject({ url: '/assets/main-other.js' })).statusCode).toBe(404);
      expect((await app.inject({ url: '/../package.json' })).statusCode).toBe(404);
    });

    test('calls are still calls', async () => {
      expect((await app.inject({ url: '/api/v-user/info' })).json()).toMatchObject({ code: 1003 });
      expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({ code: 4004 });
      expect((await app.inject({ url: '/guardian/nothing' })).statusCode).toBe(404);
    });
  });
});
