import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { foodPlantReport } from '../../packages/pest-ui/src/report-builder/report-document.fixture';
import { browserOptions } from '../../scripts/browser.mjs';
import { serveFolders, strictPolicy } from '../hosts/static-server.mjs';
import { root } from './packed';

/** As banks set it: whatever would be read as HTML, script or an address of one is refused, and nobody may make a policy. */
const policy = `${strictPolicy}; require-trusted-types-for 'script'; trusted-types 'none'`;
const example = join(root, 'examples/strict-csp');
let browser: Browser;
let site: string;
let host: Awaited<ReturnType<typeof serveFolders>>;
let page: Page;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'trusted-page-'));
  await cp(join(root, 'packages/pest-ui/dist/browser'), join(site, 'pest'), { recursive: true });
  host = await serveFolders([example, join(example, 'public'), site], { policy });
  browser = await chromium.launch(browserOptions());
  page = await browser.newPage();
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      // The invented report has pictures in its own addresses.
      if (violatedDirective !== 'img-src') refused.push(`${violatedDirective}: ${sample}`);
    });
    Object.assign(window, { refused });
  });
});
/** Each begins with what the page itself shows. */
beforeEach(async () => {
  await page.goto(`${host.url}/`);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  await rm(site, { recursive: true, force: true });
});

const refusals = () => page.evaluate(() => Reflect.get(window, 'refused'));

/** Puts the element on the page and takes what was there away. */
async function show(tag: string, props: object) {
  await page.evaluate(
    ([name, given]) => {
      const element = Object.assign(document.createElement(name), { locale: 'en' }, given);
      document.querySelector('body')?.replaceChildren(element);
    },
    [tag, props] as const,
  );
  return page.locator(tag);
}

it('is a policy that refuses what is no trusted type', async () => {
  const said = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>bold</b>';
      return 'taken';
    } catch {
      return 'refused';
    }
  });
  expect(said).toBe('refused');
});

it('draws and lists heat', async () => {
  const map = page.locator('pest-heat-map');
  await map.getByRole('button', { name: /FL-04/ }).first().click();
  await map.getByRole('radio', { name: 'Table' }).click();
  await map.getByRole('table').first().waitFor();
  await map.getByRole('radio', { name: 'Heat map' }).click();
  await map.locator('canvas').first().waitFor();
  expect(await refusals()).toEqual([]);
});

it('draws the charts of a report, and takes them away', async () => {
  const report = await show('pest-report-builder', { defaultValue: foodPlantReport('en') });
  const painted = report.locator('[data-painted] svg');
  await expect.poll(() => painted.count(), { timeout: 30_000 }).toBe(2);
  await report.getByRole('button', { name: 'View as table' }).first().click();
  await report.getByRole('radio', { name: 'Preview' }).click();
  await page.evaluate(() => {
    Object.assign(document.querySelector('pest-report-builder') ?? {}, { colorScheme: 'dark' });
  });
  await expect.poll(() => painted.count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await report.evaluate((gone) => gone.remove());
  expect(await refusals()).toEqual([]);
});

it('edits plans and templates, and lists stock', async () => {
  const plan = { id: '1', name: 'Line 2', image: { src: '/line-2.svg', width: 1200, height: 800 } };
  const device = { id: '1', code: 'MT-01', name: 'Mouse trap', type: 'mouseTrap', position: { x: 0.4, y: 0.4 } };
  const editor = await show('pest-floor-plan-editor', { plan, defaultValue: [device] });
  await editor.getByRole('button', { name: 'Zoom in' }).click();
  const template = await show('pest-inspection-template-editor', {});
  await template.getByRole('button', { name: 'Add section' }).click();
  await template.getByRole('button', { name: 'Import, export' }).click();
  await template.getByRole('heading', { name: 'Import and export' }).waitFor();
  const item = { id: '1', name: 'Bait', categoryId: 5, stock: '0', warningLevel: '20', unit: 'kg' };
  const bell = await show('pest-stock-bell', { items: [item], access: { admin: true } });
  await bell.getByRole('button', { name: 'Stock warnings, 1' }).click();
  await bell.getByText('Bait').waitFor();
  expect(await refusals()).toEqual([]);
});
