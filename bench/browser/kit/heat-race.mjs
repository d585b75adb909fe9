// @ts-check
import { createRequire } from 'node:module';
import { bundle } from './bundle.mjs';

const heatmapJs = createRequire(new URL('../../../packages/pest-ui/', import.meta.url)).resolve('heatmap.js');

/**
 * Work on a page with our density and heatmap.js as it comes.
 * @template Result
 * @param {import('../../kit/machine.mjs').Machine} machine
 * @param {(page: import('playwright').Page) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function raceHeatMaps(machine, work) {
  const page = await (await machine.browser()).newPage({ viewport: { width: 1600, height: 1000 } });
  try {
    await page.addScriptTag({ path: heatmapJs });
    await page.addScriptTag({ content: (await bundle('heat-map.ts')).script });
    return await work(page);
  } finally {
    await page.close();
  }
}
