// @ts-check
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * B6: the bytes a host pays for each widget, gzip, React and styled-components being there already. What a widget loads
 * by itself when it is needed (a heat map's drawing code, ECharts) is counted beside it.
 * @typedef {{ label: string, value: number, unit: string, limit?: number }} Row
 */

const portal = fileURLToPath(new URL('../packages/pest-portal/', import.meta.url));
const kilobyte = 1024;

/** @type {readonly { label: string, code: string, limit: number }[]} */
const widgets = [
  { label: 'button', code: "export { Button } from 'pest-ui'", limit: 1 },
  { label: 'stock bell', code: "export { StockBell } from 'pest-ui'", limit: 12 },
  { label: 'heat map', code: "export { HeatMap } from 'pest-ui'", limit: 15 },
  { label: 'floor-plan editor', code: "export { FloorPlanEditor } from 'pest-ui'", limit: 35 },
  { label: 'template editor', code: "export { InspectionTemplateEditor } from 'pest-ui'", limit: 40 },
  { label: 'report builder', code: "export { ReportBuilder } from 'pest-ui'", limit: 35 },
  { label: 'report, read only', code: "export { ReportView } from 'pest-ui/report-view'", limit: 25 },
];

const peers = [
  { label: 'heatmap.js', code: "export { default } from 'heatmap.js'" },
  { label: 'axios', code: "export { default } from 'axios'" },
  { label: 'zod', code: "import * as z from 'zod'; export const device = z.object({ code: z.string() })" },
  { label: 'ECharts, lines, bars and pies', code: echartsCode() },
];

const loadedLater = [
  {
    label: 'heat map, all of its first picture',
    code: `export { HeatMap } from 'pest-ui'; export * from ${source('heat-map/HeatFigure.tsx')}; export * from ${source('heat-map/density-plugin.ts')}`,
  },
  { label: 'heat map, drawing code', code: `export * from ${source('heat-map/density-plugin.ts')}` },
];

/** The SDK may weigh as much as axios, which it stands on, and this. */
const sdkAllowance = 12;

/** @returns {Promise<{ id: 'B6', title: string, rows: Row[], met: boolean }>} */
export async function run() {
  const peerRows = await rowsOf(peers);
  const axios = peerRows.find(({ label }) => label === 'axios')?.value ?? 0;
  const sdk = { label: 'SDK client', code: "export { createPestClient } from 'pest-sdk'", limit: axios + sdkAllowance };
  const rows = await rowsOf([...widgets, sdk, ...loadedLater]);
  return {
    id: 'B6',
    title: 'Bytes a host pays, gzip, React and styled-components outside',
    rows: [...rows, ...peerRows],
    met: rows.every(({ value, limit }) => limit === undefined || value <= limit),
  };
}

/**
 * @param {readonly { label: string, code: string, limit?: number }[]} entries
 * @returns {Promise<Row[]>}
 */
async function rowsOf(entries) {
  /** @type {Row[]} */
  const rows = [];
  for (const { label, code, ...limit } of entries) {
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
  return JSON.stringify(fileURLToPath(new URL(`../packages/pest-ui/src/${path}`, import.meta.url)));
}

/** The modules that the portal's charts are made of. */
function echartsCode() {
  const resolve = createRequire(new URL('../packages/pest-ui/', import.meta.url)).resolve;
  const from = (/** @type {string} */ name) => JSON.stringify(resolve(`echarts/${name}`));
  return `
    export { use, init } from ${from('core')};
    export { LineChart, BarChart, PieChart } from ${from('charts')};
    export { GridComponent, TooltipComponent, LegendComponent } from ${from('components')};
    export { SVGRenderer } from ${from('renderers')};
  `;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { rows, met } = await run();
  console.table(rows);
  console.log(met ? 'met' : 'not met');
}
