// @ts-check
import { callPage } from './kit/bundle.mjs';
import { raceHeatMaps } from './kit/heat-race.mjs';

export const title = 'Heat map drawn beside heatmap.js 2.0.5, 1600 × 1000, radius 40';
export const uses = ['Chromium', 'heatmap.js'];

/** Shares of heatmap.js's time; milliseconds of one frame; of 255. */
export const limits = { draw: { 300: 0.08, 2000: 0.08, 10000: 0.05 }, frame: 16, difference: 4 };

export const counts = { full: { pairs: 25, alone: 15 }, tiny: { pairs: 1, alone: 1 } };
/** @typedef {typeof counts.full} Counts */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts: { pairs, alone }, machine }) {
  return raceHeatMaps(machine, async (page) => {
    const rows = [];
    for (const [count, most] of Object.entries(limits.draw)) {
      const { draw } = await callPage(page, 'race', Number(count), pairs);
      const [ours, peer] = draw;
      rows.push({
        label: `${count} points (${ours.toFixed(1)} ms beside ${peer.toFixed(1)} ms)`,
        value: ours / peer,
        unit: '×',
        most,
      });
    }
    const many = await callPage(page, 'draw', 100_000, alone);
    const difference = await callPage(page, 'meanDifference', 2_000);
    return [
      ...rows,
      { label: '100,000 points', value: many, unit: 'ms', most: limits.frame },
      {
        label: '2,000 points, mean difference from full resolution, of 255',
        value: difference,
        most: limits.difference,
        exact: true,
      },
    ];
  });
}
