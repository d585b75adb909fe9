// @ts-check
/** Which files of the built portal a day at a site needs: they are fetched before the network goes. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Modules whose files, with all that they import, are there without a network. Others are kept once they were used. */
const modules = [
  'index.html',
  'src/app/shell/MenuDrawer.tsx',
  'src/app/shell/StockWarnings.tsx',
  'src/app/shell/SchemeSwitch.tsx',
  'src/app/UnsavedDialog.tsx',
  'src/app/SessionExpiredDialog.tsx',
  'src/areas/notice/NoticeBell.tsx',
  // Whoever was signed out without a network reads that it takes one, in place of a page that cannot be drawn.
  'src/areas/auth/LoginScreen.tsx',
  'src/areas/home/DayHome.tsx',
  'src/areas/task/plan/UnfinishedScreen.tsx',
  'src/areas/task/details/ServiceDetailScreen.tsx',
  'src/areas/inspection/InspectScreen.tsx',
  'src/areas/inspection/ServicePlan.tsx',
  'src/areas/inspection/read-qr.ts',
  '../pest-ui/src/floor-plan-editor/panel/FilledSide.tsx',
  '../pest-ui/src/floor-plan-editor/toolbar/PlanMenu.tsx',
  '../pest-ui/src/floor-plan-editor/canvas/PlanTip.tsx',
  '../pest-ui/src/floor-plan-editor/canvas/PlanScaleBar.tsx',
  '../pest-ui/src/report-builder/signing/pad-engine.ts',
  'src/offline/outbox/OutboxBar.tsx',
  'src/offline/outbox/LogoutQuestion.tsx',
];

/** Files that many share, by the names of their groups in `vite.config.ts`. */
const groups = ['client', 'console', 'dashboard', 'outlook', 'screens'];

/** Asked for by the page by their names; their content says whether they changed. */
const pages = ['index.html', 'favicon.svg'];

/**
 * @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk as Vite's manifest has it
 * @param {URL} portal the portal's folder
 * @returns {Promise<{ url: string, revision: string | null }[]>} for workbox; names with a hash need no revision
 */
export async function filesAtSite(portal) {
  const built = new URL('dist/', portal);
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', built), 'utf8'));
  /** @type {Set<string>} */
  const files = new Set();
  const seen = new Set();
  const take = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no file of its own in the portal's build: see scripts/precache.mjs.`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  const grouped = Object.keys(manifest).filter((name) => groups.includes(manifest[name]?.name ?? ''));
  for (const name of [...modules, ...grouped]) take(name);
  const revised = await Promise.all(
    pages.map(async (page) => {
      const content = await readFile(new URL(page, built));
      return { url: `/${page}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
    }),
  );
  return [...revised, ...[...files].map((file) => ({ url: `/${file}`, revision: null }))];
}
