// @ts-check
import { byTurns, median } from '../kit/figures.mjs';
import { bundle, callPage } from './kit/bundle.mjs';

export const title =
  'Heat map with many devices, until it is drawn and the page is idle, beside the editor with the same';
export const uses = ['Chromium', 'react'];

/** Seconds, at five thousand devices. */
export const limits = { first: 0.8 };

export const counts = { full: { sizes: [200, 1_000, 5_000], rounds: 5 }, tiny: { sizes: [50], rounds: 1 } };
/** @typedef {typeof counts.full} Counts */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts: { sizes, rounds }, machine }) {
  const browser = await machine.browser();
  const { script } = await bundle('many-devices.tsx');
  const rows = [];
  for (const size of sizes) {
    const shown = (/** @type {'heatMap' | 'editor'} */ name) => () => firstDrawing(browser, script, name, size);
    const { heatMap, editor } = await byTurns(rounds, { heatMap: shown('heatMap'), editor: shown('editor') });
    const seconds = median(heatMap);
    rows.push({
      label: `${size} devices (editor ${median(editor).toFixed(2)} s)`,
      value: seconds,
      unit: 's',
      ...(size === 5_000 && { most: limits.first }),
    });
  }
  return rows;
}

/**
 * @param {import('playwright').Browser} browser @param {string} content @param {'heatMap' | 'editor'} name
 * @param {number} size
 */
async function firstDrawing(browser, content, name, size) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  try {
    await page.setContent('<!doctype html><body style="margin:0">');
    await page.addScriptTag({ content });
    return (await callPage(page, 'show', name, size)) / 1000;
  } finally {
    await page.close();
  }
}
