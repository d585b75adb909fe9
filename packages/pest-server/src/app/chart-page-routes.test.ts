import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageStyle } from '../areas/report/chart-page/page-style';
import { addSite, reportOf, type Site, visit } from '../testing/report-site';
import { onEmbedded } from '../testing/test-server';
import { buildApp } from './app';

onEmbedded((server) => {
  let app: FastifyInstance;
  let folder = '';
  let site: Site;
  let reportId = '';
  let link = '';
  /** A page of the server, asked from an address of its own: openings are limited by address. */
  let asked = 0;
  const open = (url: string, headers = {}) => {
    asked += 1;
    return app.inject({ url, headers, remoteAddress: `10.8.${Math.floor(asked / 250)}.${(asked % 250) + 1}` });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pest-portal-'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, 'index.html'), '<title>Portal</title>');
    await writeFile(
      join(folder, '.vite', 'webview.json'),
      JSON.stringify({ a: { file: 'assets/draw.js' }, b: { file: 'assets/webview-1a2b.js', isEntry: true } }),
    );
    const { parts } = server();
    app = await buildApp({ ...parts, settings: { ...parts.settings, portalDir: folder } });
    site = await addSite(server());
    ({ id: reportId } = await reportOf(site, await visit(site, 7)));
    await site.administrator.get('report.update', {
      id: reportId,
      name: `<img src=x onerror=alert(1)> "R" 'x' & {{y}}`,
      subject: '',
    });
    await site.administrator.get('report.share', { id: reportId });
    const [share] = await site.administrator.get('report.shares', { id: reportId });
    const { pathname, search } = new URL(share?.link ?? '');
    link = pathname + search;
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  test('a shared report is a page with its charts drawn, in the language and theme of its address', async () => {
    const page = await open(`${link}&lang=en&theme=dark`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="en" data-lang="en" data-theme="dark"');
    expect(page.body).toContain('Flying insects');
    expect(page.body.match(/<svg xmlns=[^>]*viewBox="0 0 326 168"/g)).toHaveLength(2);
    expect(page.body).toContain('src="/assets/webview-1a2b.js"');
    expect((await open(link)).body).toContain('<html lang="zh-CN" data-lang="zh" data-parents=');
    for (const secret of [reportId, site.customer.id, site.technician.loginId, '李䶮']) {
      expect(page.body).not.toContain(secret);
    }
  });

  test('pages of a partner of the company that shares it may frame it and hear of its taps, no longer than its key', async () => {
    const framedBy = async (url: string) => {
      const { headers, body } = await open(url);
      const policy = /frame-ancestors (.*)$/.exec(String(headers['content-security-policy']))?.[1];
      return [policy, /data-parents="([^"]*)"/.exec(body)?.[1]];
    };
    const usual = ["'self' https://erp.test", 'https://erp.test'];
    const origins = ['https://shop.example'];
    const { id } = await site.administrator.get('embed.addPartner', { name: 'Shop', origins });
    const other = await addSite(server());
    await other.administrator.get('embed.addPartner', { name: 'Stranger', origins: ['https://stranger.example'] });
    const partners = [`${usual[0]} https://shop.example`, `${usual[1]} https://shop.example`];
    expect(await framedBy(link)).toEqual(partners);
    expect(await framedBy('/iosEcharts')).toEqual(usual);
    expect(await framedBy('/iosEcharts?report=unknown')).toEqual(usual);
    await site.administrator.get('embed.revokePartner', { id });
    expect(await framedBy(link)).toEqual(usual);
  });

  test('a month that is not over is marked in words, and paler in its chart', async () => {
    const { body } = await open(`${link}&lang=en`);
    expect(body).toMatch(/\(to 2\d{3}-\d\d-\d\d\)/);
    expect(body).toContain('<span class="key running">');
    expect(body).toMatch(/<path [^>]*fill-opacity="0\.5"/);
  });

  test('what people wrote is text in it', async () => {
    const { body } = await open(link);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;R&quot; &#39;x&#39; &amp; {{y}}');
    expect(body).not.toContain('<img');
  });

  test('G6 a policy of its own: its own style and script, framed by listed origins; nothing else of the portal is', async () => {
    const { headers, body } = await open(link, { cookie: 'pest_token=somebody' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-[\w+/=]+';/);
    expect(policy).toContain("frame-ancestors 'self' https://erp.test");
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
    // A strict policy lets no inline style or script in; the page has none.
    expect(body.replace(pageStyle, '')).not.toMatch(
      /<[^>]* (?:style|on\w+)=|<style>[^<]|<script(?! type="module" src)/,
    );
    expect(String((await open('/home')).headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  test('F4 G8 unknown, malformed and foreign ids get one page, to the byte', async () => {
    const unknown = await open('/iosEcharts?report=unknown');
    expect(unknown.statusCode).toBe(404);
    const [, key = ''] = link.split('report=');
    for (const wrong of [
      ...[reportId, 'x'.repeat(200), 'x'.repeat(5000), '%00', '../..', '<svg onload=alert(1)>', ''].map(encodeURI),
      key.slice(0, -1),
    ]) {
      const page = await open(`/iosEcharts?report=${wrong}`);
      if (wrong.length > 200) expect(page.body).toContain('aria-busy');
      else expect([page.statusCode, page.body], wrong).toEqual([404, unknown.body]);
    }
  });

  test('a link that is opened on the page of the other kind is led to its own, as it was asked for', async () => {
    const other = await open(`${link.replace('iosEcharts', 'iosServerEcharts')}&theme=dark&lang=en`);
    expect(other.statusCode).toBe(302);
    const own = new URL(link, 'http://localhost');
    expect(other.headers.location).toBe(`/iosEcharts${own.search}&theme=dark&lang=en`);
    expect((await open(String(other.headers.location))).statusCode).toBe(200);
  });

  test.each([
    'theme=red;background:url(//x)&lang=../../',
    'theme=dark&theme=light&lang=en&lang=zh',
    `theme=${'d'.repeat(9000)}&lang=fr`,
    'theme=%22%3E%3Cscript%3E&lang=%22%3E%3Cscript%3E',
  ])('G8 %# bad themes and languages fall to the defaults', async (given) => {
    expect((await open(`/iosEcharts?${given}`)).body).toBe((await open('/iosEcharts')).body);
  });

  test('without an id the page waits for an app, and without a built portal it has no script', async () => {
    const { body } = await open('/iosServerEcharts');
    expect(body).toContain('aria-busy="true"');
    expect(body).toContain('<template id="nothing">');
    const bare = await server().app.inject({ url: '/iosEcharts' });
    expect(bare.statusCode).toBe(200);
    expect(bare.body).not.toContain('<script');
  });

  test('one address opens 60 in a minute', async () => {
    const again = () => app.inject({ url: '/iosEcharts?report=unknown', remoteAddress: '10.9.9.9' });
    for (let opened = 0; opened < 60; opened += 1) await again();
    const last = await again();
    expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '60']);
  });
});
