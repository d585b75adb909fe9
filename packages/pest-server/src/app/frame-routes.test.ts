import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, type TestCompany } from '../testing/people';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

onEmbedded((server) => {
  let app: FastifyInstance;
  let folder = '';
  let company: TestCompany;
  const partner = async (origins: string[], of = company) =>
    (await of.administrator.get('embed.addPartner', { name: 'ERP', origins })).id;
  const open = (url: string) => app.inject({ url });
  const parentsOf = async (url: string) => {
    const { statusCode, headers, body } = await open(url);
    const policy = String(headers['content-security-policy']);
    return [statusCode, /frame-ancestors (.*)$/.exec(policy)?.[1], /data-parents="([^"]*)"/.exec(body)?.[1]];
  };
  const nobody = [404, "'none'", undefined];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pest-portal-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
    const built = { a: { file: 'assets/other.js' }, b: { file: 'assets/frame-1a2b.js', isEntry: true } };
    await writeFile(join(folder, '.vite', 'frame.json'), JSON.stringify(built));
    const { parts } = server();
    app = await buildApp({ ...parts, settings: { ...parts.settings, portalDir: folder } });
    company = await addCompany(server());
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  test('G6 each partner’s pages may frame its widgets, and nobody else’s: not the server’s own, not another partner’s', async () => {
    const erp = await partner(['https://erp.example', 'https://erp.example:8443']);
    const shop = await partner(['https://shop.example'], await addCompany(server()));
    const erpPages = 'https://erp.example https://erp.example:8443';
    expect(await parentsOf(`/embed/heat-map?partner=${erp}`)).toEqual([200, erpPages, erpPages]);
    expect(await parentsOf(`/embed/heat-map?partner=${shop}`)).toEqual([
      200,
      'https://shop.example',
      'https://shop.example',
    ]);
  });

  test('what a partner’s origins are holds from the next page on; a revoked partner has none', async () => {
    const id = await partner(['https://erp.example']);
    const url = `/embed/floor-plan-editor?partner=${id}`;
    await company.administrator.get('embed.updatePartner', { id, name: 'ERP', origins: ['https://new.example'] });
    expect(await parentsOf(url)).toEqual([200, 'https://new.example', 'https://new.example']);
    await company.administrator.get('embed.updatePartner', { id, name: 'ERP', origins: [] });
    expect(await parentsOf(url)).toEqual(nobody);
    await company.administrator.get('embed.updatePartner', { id, name: 'ERP', origins: ['https://new.example'] });
    await company.administrator.get('embed.revokePartner', { id });
    expect(await parentsOf(url)).toEqual(nobody);
  });

  test('a company whose approval is withdrawn shows nothing in frames', async () => {
    const other = await addCompany(server());
    const url = `/embed/heat-map?partner=${await partner(['https://erp.example'], other)}`;
    const { system } = server().database;
    await system.updateTable('company').set({ status: 3 }).where('id', '=', other.id).execute();
    expect(await parentsOf(url)).toEqual(nobody);
  });

  test('unknown, malformed and doubled partners and widgets get one answer', async () => {
    const id = await partner(['https://erp.example']);
    for (const url of [
      '/embed/heat-map',
      '/embed/heat-map?partner=',
      '/embed/heat-map?partner=00000000-0000-7000-8000-000000000000',
      "/embed/heat-map?partner='%20or%20true",
      `/embed/heat-map?partner=${id}&partner=${id}`,
      `/embed/everything?partner=${id}`,
      `/embed/__proto__?partner=${id}`,
    ]) {
      expect(await parentsOf(url), url).toEqual(nobody);
    }
  });

  test('the page is a script and nothing else: no cookie, no name, and a token in its address means nothing', async () => {
    const id = await partner(['https://erp.example']);
    const { headers, body } = await open(`/embed/heat-map?partner=${id}&token=pest_embed_x`);
    expect(body).toContain('<html data-widget="heat-map" data-parents="https://erp.example">');
    expect(body).toContain('src="/assets/frame-1a2b.js"');
    expect(body).not.toMatch(/pest_embed|ERP/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(String(headers['content-security-policy'])).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]+'; img-src 'self' https:\/\/pest\.test; connect-src 'self' https:\/\/pest\.test;/,
    );
  });

  test('without a built portal there is no page', async () => {
    const id = await partner(['https://erp.example']);
    expect((await server().app.inject({ url: `/embed/heat-map?partner=${id}` })).statusCode).toBe(404);
  });
});
