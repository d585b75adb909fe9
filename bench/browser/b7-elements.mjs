// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ensureBuilt, products } from '../../scripts/workspace.mjs';
import { serveFolders, strictPolicy } from '../../tests/hosts/static-server.mjs';

export const title = 'Elements on a page without React and without a bundler: scripts, gzip, until a heat map is drawn';
export const uses = ['Chromium'];

/** Thousands of bytes: with 1,024 to the kilobyte there would be 2 kB more room. */
export const limits = { first: 90, second: 12 };

export const counts = { full: {}, tiny: {} };

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'packages/pest-ui/dist');
const example = join(root, 'examples/strict-csp');
const kilobyte = 1000;

/** @param {import('../kit/catalogue.mjs').Given<object>} given */
export async function run({ machine }) {
  await ensureBuilt([products.sdk, products.ui]);
  const host = await serveFolders([example, join(example, 'public'), built], { policy: strictPolicy });
  const page = await (await machine.browser()).newPage();
  try {
    /** @type {Set<string>} */
    const fetched = new Set();
    page.on('request', (request) => request.url().startsWith(`${host.url}/pest/`) && fetched.add(request.url()));
    // The example keeps the elements' files in `pest`, and the package in `browser`.
    await page.route(`${host.url}/pest/**`, async (route) => {
      const body = await readFile(fileOf(route.request().url()));
      await route.fulfill({ body, contentType: 'text/javascript' });
    });
    await page.goto(`${host.url}/`);
    await page.locator('pest-heat-map canvas').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const first = await packed(fetched);
    await page.evaluate(() => {
      const bell = Object.assign(document.createElement('pest-stock-bell'), { items: [], access: { admin: true } });
      document.body.append(bell);
    });
    await page.locator('pest-stock-bell button').waitFor();
    await page.waitForLoadState('networkidle');
    const second = (await packed(fetched)) - first;
    return [
      { label: 'loader, shared part and heat map', value: first, unit: 'kB', most: limits.first, exact: true },
      { label: 'a stock bell beside it', value: second, unit: 'kB', most: limits.second, exact: true },
      { label: 'one file with everything', value: await packedFile('pest-elements.global.js'), unit: 'kB' },
    ];
  } finally {
    await page.close();
    await host.close();
  }
}

/** @param {string} url */
function fileOf(url) {
  return join(built, 'browser', new URL(url).pathname.replace('/pest/', ''));
}

/** @param {ReadonlySet<string>} urls */
async function packed(urls) {
  const sizes = await Promise.all([...urls].map(async (url) => sizeOf(await readFile(fileOf(url)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {string} name */
async function packedFile(name) {
  return sizeOf(await readFile(join(built, 'browser', name)));
}

/** @param {Uint8Array} content */
function sizeOf(content) {
  return Number((gzipSync(content, { level: 9 }).length / kilobyte).toFixed(2));
}
