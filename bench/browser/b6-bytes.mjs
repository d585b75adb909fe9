// @ts-check
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export const title = 'Bytes a host pays, gzip, React and styled-components outside';
export const uses = ['esbuild', 'heatmap.js', 'axios', 'zod', 'echarts'];

/** Kilobytes of 1,024; the SDK may weigh as much as axios, which it stands on, and this. */
export const limits = {
  button: 1,
  bell: 12,
  heatMap: 15,
  editor: 35,
  template: 40,
  report: 35,
  reader: 25,
  sdkBesideAxios: 12,
};

export const counts = { full: {}, tiny: {} };

/** @typedef {{ label: string, code: string, most?: number }} Bundle */

const portal = fileURLToPath(new URL('../../packages/pest-portal/', import.meta.url));
const kilobyte = 1024;

/** @type {readonly Bundle[]} */
const widgets = [
  { label: 'button', code: "export { Button } from 'pest-ui'", most: limits.button },
  { label: 'stock bell', code: "export { StockBell } from 'pest-ui'", most: limits.bell },
  { label: 'heat map', code: "export { HeatMap } from 'pest-ui'", most: limits.heatMap },
  { label: 'floor-plan editor', code: "export { FloorPlanEditor } from 'pest-ui'", most: limits.editor },
  { label: 'template editor', code: "export { InspectionTemplateEditor } from 'pest-ui'", most: limits.template },
  { label: 'report builder', code: "export { ReportBuilder } from 'pest-ui'", most: limits.report },
  { label: 'report, read only', code: "export { ReportView } from 'pest-ui/report-view'", most: limits.reader },
];

/** @type {readonly Bundle[]} */
const peerBundles = [
  { label: 'heatmap.js', code: "export { default } from 'heatmap.js'" },
  { label: 'axios', code: "export { default } from 'axios'" },
  { label: 'zod', code: "import * as z from 'zod'; export const device = z.object({ code: z.string() })" },
  { label: 'ECharts, lines, bars and pies', code: echartsCode() },
];

/** What a widget loads by itself when it is needed. @type {readonly Bundle[]} */
const loadedLater = [
  {
    label: 'heat map, all of its first picture',
    code: `export { HeatMap } from 'pest-ui'; export * from ${source('heat-map/HeatFigure.tsx')}; export * from ${source('heat-map/density/density-plugin.ts')}`,
  },
  { label: 'heat map, drawing code', code: `export * from ${source('heat-map/density/density-plugin.ts')}` },
];

export async function run() {
  const peerRows = await rowsOf(peerBundles);
  const axios = peerRows.find(({ label }) => label === 'axios')?.value ?? 0;
  const sdk = {
    label: 'SDK client',
    code: "export { createPestClient } from 'pest-sdk'",
    most: axios + limits.sdkBesideAxios,
  };
  return [...(await rowsOf([...widgets, sdk, ...loadedLater])), ...peerRows];
}

/** @param {readonly Bundle[]} bundles */
async function rowsOf(bundles) {
  const rows = [];
  for (const { label, code, most } of bundles) {
    const limit = most !== undefined && { most, exact: true };
    rows.push({ label, value: kilobytes(await weigh(code)), unit: 'kB', ...limit });
  }
  return rows;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return Number((bytes / kilobyte).toFixed(2));
}

/** What is loaded when it is needed stays outside. @type {import('esbuild').Plugin} */
const leaveDynamicImports = {
  name: 'leave-dynamic-imports',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : null,
    );
  },
};

/**
 * @param {string} contents
 * @returns {Promise<number>} bytes, gzip
 */
async function weigh(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: portal, loader: 'ts' },
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    conditions: ['@pest/source'],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'styled-components'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [leaveDynamicImports],
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

/** @param {string} path in pest-ui's source */
function source(path) {
  return JSON.stringify(fileURLToPath(new URL(`../../packages/pest-ui/src/${path}`, import.meta.url)));
}

/** The modules that the portal's charts are made of. */
function echartsCode() {
  const resolve = createRequire(new URL('../../packages/pest-ui/', import.meta.url)).resolve;
  const from = (/** @type {string} */ name) => JSON.stringify(resolve(`echarts/${name}`));
  return `
    export { use, init } from ${from('core')};
    export { LineChart, BarChart, PieChart } from ${from('charts')};
    export { GridComponent, TooltipComponent, LegendComponent } from ${from('components')};
    export { SVGRenderer } from ${from('renderers')};
  `;
}
