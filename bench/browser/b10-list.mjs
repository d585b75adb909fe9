// @ts-check
import { bundle, callPage } from './kit/bundle.mjs';

export const title = 'List of 5,000 rows beside TanStack Table and Virtual alone';
export const uses = ['Chromium', '@tanstack/react-table', '@tanstack/react-virtual', 'react'];

/** Times the peer's. */
export const limits = { share: 1.3 };

export const counts = { full: { rows: 5_000, pairs: 25 }, tiny: { rows: 200, pairs: 1 } };
/** @typedef {typeof counts.full} Counts */

const acts = { sort: 'sorted', filter: 'filtered', goThrough: 'gone through to the last row' };

/**
 * On one page, by turns. Ours shows a page of 50 of what its call answers; the answer is made in the page here, so that
 * both do the same work and no network counts.
 * @param {import('../kit/catalogue.mjs').Given<Counts>} given
 */
export async function run({ counts: { rows, pairs }, machine }) {
  const page = await (await machine.browser()).newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.addScriptTag({ content: (await bundle('list.tsx')).script });
    const taken = await callPage(page, 'race', rows, pairs);
    return Object.entries(acts).map(([act, words]) => {
      const [ours, peer] = taken[act];
      const beside = `${ours.toFixed(1)} ms beside ${peer.toFixed(1)} ms`;
      return { label: `${words} (${beside})`, value: ours / peer, unit: '×', most: limits.share };
    });
  } finally {
    await page.close();
  }
}
