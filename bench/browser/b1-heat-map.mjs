// @ts-check
import { raceHeatMaps } from './kit/heat-race.mjs';

export const title = 'Heat map drawn beside heatmap.js 2.0.5, 1600 × 1000, radius 40';
export const peers = ['heatmap.js'];

/** Shares of heatmap.js's time; milliseconds of one frame; of 255. */
export const limits = { draw: { 300: 0.08, 2_000: 0.08, 10_000: 0.05 }, frame: 16, difference: 4 };

export const counts = { full: { pairs: 25, alone: 15 }, tiny: { pairs: 1, alone: 1 } };

/** @param {{ counts: typeof counts.full, machine: import('../kit/machine.mjs').Machine }} given */
export async function run({ counts: { pairs, alone }, machine }) {
  return raceHeatMaps(machine, async (page) => {
    const rows = [];
    for (const [count, most] of Object.entries(limits.draw)) {
      const { draw } = await page.evaluate(([n, times]) => globalThis.bench.race(n, times), [Number(count), pairs]);
      const [ours, peer] = draw;
      rows.push({ label: `${count} points (${ours.toFixed(1)} ms beside ${peer.toFixed(1)} ms)`, value: ours / peer, unit: '×', most });
    }
    const many = await page.evaluate((times) => globalThis.bench.draw(100_000, times), alone);
    const difference = await page.evaluate(() => globalThis.bench.meanDifference(2_000));
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
