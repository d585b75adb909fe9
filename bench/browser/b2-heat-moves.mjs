// @ts-check
import { callPage } from './kit/bundle.mjs';
import { raceHeatMaps } from './kit/heat-race.mjs';

export const title = 'Heat map, maximum moved, beside heatmap.js 2.0.5; played through time';
export const uses = ['Chromium', 'heatmap.js'];

/** Shares of `setDataMax`, frames a second. */
export const limits = { move: { 2000: 0.04, 10000: 0.02 }, frames: 58 };

export const counts = {
  full: { pairs: 25, plays: 3, frames: 120, cpu: 4 },
  tiny: { pairs: 1, plays: 1, frames: 3, cpu: 1 },
};
/** @typedef {typeof counts.full} Counts */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts: { pairs, plays, frames, cpu }, machine }) {
  return raceHeatMaps(machine, async (page) => {
    const rows = [];
    for (const [count, most] of Object.entries(limits.move)) {
      const { move } = await callPage(page, 'race', Number(count), pairs);
      const [ours, peer] = move;
      rows.push({
        label: `${count} points (${ours.toFixed(2)} ms beside ${peer.toFixed(1)} ms)`,
        value: ours / peer,
        unit: '×',
        most,
      });
    }
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const { perSecond, slow } = await bestPlay(page, plays, frames);
    return [
      ...rows,
      {
        label: `2,000 devices anew in every frame, CPU 4 × (slowest tenth from ${slow.toFixed(1)} ms)`,
        value: perSecond,
        unit: 'frames a second',
        least: limits.frames,
      },
    ];
  });
}

/**
 * The best of some: what else the machine did meanwhile is no work of ours.
 * @param {import('playwright').Page} page @param {number} plays @param {number} frames
 * @returns {Promise<{ perSecond: number, slow: number }>}
 */
async function bestPlay(page, plays, frames) {
  const all = [];
  for (let play = 0; play < plays; play += 1) {
    all.push(await callPage(page, 'play', 2_000, frames));
  }
  return all.reduce((best, each) => (each.perSecond > best.perSecond ? each : best));
}
