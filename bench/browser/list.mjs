// @ts-check
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { bundle } from './bundle.mjs';

const most = 1.3;
const rows = 5_000;
const pairs = 25;
const acts = { sort: 'sorted', filter: 'filtered', goThrough: 'gone through to the last row' };

/**
 * B10: our list of 5,000 services beside TanStack Table and Virtual alone, on one page, by turns. Ours shows a page of
 * 50 of what its call answers; the answer is made in the page here, so that both do the same work and no network counts.
 */
export async function run() {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addScriptTag({ content: (await bundle('list-page.tsx')).script });
    const taken = await page.evaluate(([count, times]) => globalThis.bench.race(count, times), [rows, pairs]);
    const measured = Object.entries(acts).map(([act, words]) => ({ words, pair: taken[act] }));
    return {
      id: 'B10',
      title: 'List of 5,000 rows beside TanStack Table and Virtual',
      rows: measured.map(({ words, pair: [ours, peer] }) => ({
        label: `${words} (${ours.toFixed(1)} ms beside ${peer.toFixed(1)} ms)`,
        value: ours / peer,
        unit: '×',
        limit: most,
      })),
      reach: `≤ ${most} ×`,
      met: measured.every(({ pair: [ours, peer] }) => ours <= most * peer),
    };
  } finally {
    await browser.close();
  }
}
