// @ts-check
import { median } from '../kit/figures.mjs';
import { bundle, callPage } from './kit/bundle.mjs';

export const title = 'Template editor with its preview and 500 items, beside react-querybuilder with 500 rules';
export const uses = ['Chromium', 'react-querybuilder', 'react'];

/** Share of react-querybuilder's time. */
export const limits = { type: 0.5 };

/** Both in groups of fifty. */
export const counts = { full: { items: 500, pairs: 25 }, tiny: { items: 50, pairs: 1 } };
/** @typedef {typeof counts.full} Counts */

const acts = /** @type {const} */ ({
  type: 'a letter, until it stands',
  move: 'moved up by one, until it stands',
});

/**
 * Each in a page of its own, by turns.
 * @param {import('../kit/catalogue.mjs').Given<Counts>} given
 */
export async function run({ counts: { items, pairs }, machine }) {
  const browser = await machine.browser();
  const { script: content } = await bundle('template.tsx');
  const pages = { ours: await pageWith(browser, content), peer: await pageWith(browser, content) };
  try {
    const shown = { ours: await show(pages, 'ours', items), peer: await show(pages, 'peer', items) };
    const rows = [];
    for (const [act, words] of Object.entries(acts)) {
      const { ours, peer } = await compare(pages, act, pairs);
      rows.push({
        label: `${words} (${beside(ours, peer)})`,
        value: ours / peer,
        unit: '×',
        ...(act === 'type' && { most: limits.type }),
      });
    }
    return [...rows, { label: `shown (${beside(shown.ours, shown.peer)})`, value: shown.ours / shown.peer, unit: '×' }];
  } finally {
    for (const page of Object.values(pages)) await page.close();
  }
}

/** @param {number} ours @param {number} peer milliseconds */
function beside(ours, peer) {
  return `${ours.toFixed(1)} ms beside ${peer.toFixed(1)} ms`;
}

/** @param {Record<'ours' | 'peer', import('playwright').Page>} pages @param {string} act @param {number} pairs */
async function compare(pages, act, pairs) {
  /** @type {Record<'ours' | 'peer', number[]>} */
  const taken = { ours: [], peer: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const who of /** @type {const} */ (['ours', 'peer'])) {
      await pages[who].bringToFront();
      taken[who].push(await callPage(pages[who], act));
    }
  }
  return { ours: median(taken.ours), peer: median(taken.peer) };
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
 * @param {number} items
 * @returns {Promise<number>}
 */
async function show(pages, who, items) {
  await pages[who].bringToFront();
  return callPage(pages[who], 'show', who, items);
}
