// @ts-check
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { bundle } from './bundle.mjs';

const most = 0.5;
const items = 500;
const pairs = 25;
const acts = /** @type {const} */ ({
  type: 'a letter, until it stands',
  move: 'moved up by one, until it stands',
});

/**
 * B5: the template editor with 500 items, its preview beside it, and react-querybuilder with 500 rules, both in groups of
 * fifty, each in a page of its own, by turns.
 */
export async function run() {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
  try {
    const { script: content } = await bundle('template-page.tsx');
    const pages = { ours: await pageWith(browser, content), peer: await pageWith(browser, content) };
    const shown = { ours: await show(pages, 'ours'), peer: await show(pages, 'peer') };
    const rows = [];
    for (const [act, words] of Object.entries(acts)) {
      /** @type {Record<'ours' | 'peer', number[]>} */
      const taken = { ours: [], peer: [] };
      for (let pair = 0; pair < pairs; pair += 1) {
        for (const who of /** @type {const} */ (['ours', 'peer'])) {
          await pages[who].bringToFront();
          taken[who].push(await pages[who].evaluate((name) => globalThis.bench[name](), act));
        }
      }
      const [ours, peer] = [median(taken.ours), median(taken.peer)];
      rows.push({
        label: `${words} (${ours.toFixed(1)} ms beside ${peer.toFixed(1)} ms)`,
        value: ours / peer,
        unit: '×',
        ...(act === 'type' && { limit: most }),
      });
    }
    const met = rows[0] !== undefined && rows[0].value <= most;
    const first = `shown (${shown.ours.toFixed(0)} ms beside ${shown.peer.toFixed(0)} ms)`;
    return {
      id: 'B5',
      title: 'Template editor with 500 items beside react-querybuilder with 500 rules',
      rows: [...rows, { label: first, value: shown.ours / shown.peer, unit: '×' }],
      reach: `a letter ≤ ${most} ×`,
      met,
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} content
 */
async function pageWith(browser, content) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addScriptTag({ content });
  return page;
}

/**
 * @param {Record<'ours' | 'peer', import('playwright').Page>} pages
 * @param {'ours' | 'peer'} who
 * @returns {Promise<number>}
 */
async function show(pages, who) {
  await pages[who].bringToFront();
  return await pages[who].evaluate(([name, count]) => globalThis.bench.show(name, count), [who, items]);
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
