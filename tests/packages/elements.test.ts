import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserOptions } from '../../scripts/browser.mjs';
import { serveFolders, strictPolicy } from '../hosts/static-server.mjs';
import { root } from './packed';

/** `examples/strict-csp`: the elements as a page without a bundler has them, under a policy without any exception. */
const example = join(root, 'examples/strict-csp');
let browser: Browser;
let site: string;
let host: Awaited<ReturnType<typeof serveFolders>>;
let page: Page;
let asked: string[];

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'strict-page-'));
  await cp(join(root, 'packages/pest-ui/dist/browser'), join(site, 'pest'), { recursive: true });
  host = await serveFolders([example, join(example, 'public'), join(root, 'tests/hosts/pages'), site], {
    policy: strictPolicy,
  });
  browser = await chromium.launch(browserOptions());
});
beforeEach(async () => {
  page = await browser.newPage();
  asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
    Object.assign(window, { refused, told: [] });
  });
  await page.goto(`${host.url}/`);
});
afterEach(() => page.close());
afterAll(async () => {
  await browser?.close();
  await host?.close();
  await rm(site, { recursive: true, force: true });
});

/** It defines elements under other names. */
async function loadSecondScript(): Promise<void> {
  await page.addScriptTag({ url: '/second-script.js', type: 'module' });
  await page.waitForFunction(() => 'definePestElements' in window);
}

const refusals = () => page.evaluate(() => Reflect.get(window, 'refused'));

it('draws a styled heat map in a shadow root and asks for nothing but its own files', async () => {
  const chosen = page.locator('pest-heat-map').getByRole('button', { name: /FL-04/ }).first();
  await chosen.click();
  await expect.poll(() => page.title()).toBe('FL-04 is chosen');
  const look = await page.locator('pest-heat-map [data-pest="heat-map"]').evaluate((widget) => ({
    shadow: widget.getRootNode() instanceof ShadowRoot,
    size: getComputedStyle(widget).fontSize,
    host: getComputedStyle(document.querySelector('pest-heat-map') ?? widget).display,
  }));
  expect(look).toEqual({ shadow: true, size: '13px', host: 'block' });
  expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0);
  expect(asked.filter((url) => !url.startsWith(host.url))).toEqual([]);
  expect(asked.filter((url) => /StockBell|ReportBuilder|FloorPlanEditor|chart-engine/.test(url))).toEqual([]);
  expect(await refusals()).toEqual([]);
});

it.each([
  { width: 1280, chosen: null },
  { width: 390, chosen: 'FL-01' },
])('keeps a board row where it first stood, on a slow line and $width px', async ({ width, chosen }) => {
  const slow = await browser.newPage({ viewport: { width, height: 900 } });
  const line = await slow.context().newCDPSession(slow);
  const speed = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', speed);
  await slow.addInitScript((id) => {
    const tops = new Set<number>();
    const look = () => {
      const row = document.querySelector('pest-heat-map')?.shadowRoot?.querySelector('[data-pest="heat-board"] li');
      if (row) tops.add(Math.round(row.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    Object.assign(window, { tops });
    look();
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(document.querySelector('pest-heat-map') ?? {}, { defaultSelected: id }),
    );
  }, chosen);
  await slow.goto(`${host.url}/`);
  const heatMap = slow.locator('pest-heat-map');
  for (const part of ['heat-board', 'heat-pests', ...(chosen ? ['heat-device'] : [])]) {
    await heatMap.locator(`[data-pest="${part}"]`).waitFor();
  }
  await heatMap.getByRole('slider').first().waitFor();
  expect(await slow.evaluate(() => [...Reflect.get(window, 'tops')])).toHaveLength(1);
  await slow.close();
});

it('takes properties set before its definition, tells across shadow roots, and is the same after a move', async () => {
  await loadSecondScript();
  await page.evaluate(() => {
    const outer = document.body.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
    const early = document.createElement('acme-heat-map');
    Object.assign(early, { plan: null, points: [], locale: 'en', defaultView: 'plan' });
    outer.append(early);
    document.addEventListener('pest-view-change', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'told').push(event.detail.value);
    });
    const define = Reflect.get(window, 'definePestElements');
    define({ prefix: 'acme' });
    define({ prefix: 'acme' });
  });
  const element = page.locator('acme-heat-map');
  await element.getByRole('radio', { name: 'Table' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['table']);
  await page.evaluate(() => {
    const moved = document.querySelector('section')?.shadowRoot?.querySelector('acme-heat-map');
    if (moved) document.body.prepend(moved);
  });
  expect(await element.getByRole('radio', { name: 'Table' }).isChecked()).toBe(true);
  await element.evaluate((gone) => gone.remove());
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('acme-heat-map').length)).toBe(0);
});

it('opens layers in a shadow root with their styles, closes them by Escape and gives the focus back', async () => {
  await page.evaluate(() => {
    const bell = document.createElement('pest-stock-bell');
    const item = { id: '1', name: 'Bromadiolone bait', categoryId: 5, categoryName: 'Chemicals' };
    const items = [{ ...item, stock: '0', warningLevel: '20', unit: 'kg', status: 'out' }];
    Object.assign(bell, {
      locale: 'en',
      items,
      access: { admin: true, chemical: true, physical: true },
      onItemSelect: () => {},
    });
    document.body.prepend(bell);
  });
  const bell = page.locator('pest-stock-bell');
  await bell.getByRole('button', { name: 'Stock warnings, 1' }).click();
  const layer = bell.getByRole('region', { name: 'Stock warnings' });
  await layer.getByText('Bromadiolone bait').waitFor();
  expect(await layer.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  const focused = await bell.evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('aria-label'));
  expect(focused).toBe('Stock warnings, 1');
  await bell.evaluate((gone) => {
    Object.assign(window, { left: gone.shadowRoot });
    gone.remove();
  });
  const left = () =>
    page.evaluate(() => {
      const shadow: ShadowRoot = Reflect.get(window, 'left');
      return [shadow.adoptedStyleSheets.length, shadow.childElementCount];
    });
  await expect.poll(left).toEqual([0, 0]);
});

it.each(['light', 'shadow'])('draws all five in the %s without a refusal', async (kind) => {
  await loadSecondScript();
  await page.evaluate((root) => {
    Reflect.get(window, 'definePestElements')({ prefix: `all-${root}`, root });
    for (const name of [
      'heat-map',
      'floor-plan-editor',
      'report-builder',
      'inspection-template-editor',
      'stock-bell',
    ]) {
      const element = document.createElement(`all-${root}-${name}`);
      Object.assign(element, { locale: 'en', plan: null, points: [], items: [], access: {} });
      document.body.append(element);
    }
  }, kind);
  for (const name of ['heat-map', 'floor-plan-editor', 'report-builder', 'inspection-template-editor', 'stock-bell']) {
    const widget = page.locator(`all-${kind}-${name} [data-pest="${name}"]:not([aria-busy="true"])`);
    await widget.waitFor({ state: 'attached' });
    expect(await widget.evaluate((element) => getComputedStyle(element).boxSizing)).toBe('border-box');
  }
  expect(await refusals()).toEqual([]);
});
