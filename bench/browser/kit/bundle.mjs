// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * What a page of a benchmark runs, made from our sources as they stand and built as a host builds them. What it exports is
 * `bench` on that page.
 * @param {string} page of the folder `pages`
 * @returns {Promise<{ script: string, style: string }>}
 */
export async function bundle(page) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../pages/${page}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    jsx: 'automatic',
    conditions: ['@pest/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'bench',
    write: false,
    logLevel: 'error',
  });
  const text = (/** @type {string} */ ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

/**
 * Calls what a bundled page exports; each bench knows what that answers.
 * @param {import('playwright').Page} page
 * @param {string} name
 * @param {...unknown} given
 * @returns {Promise<any>}
 */
export function callPage(page, name, ...given) {
  return page.evaluate(
    ([what, values]) => Reflect.get(globalThis, 'bench')[what](...values),
    /** @type {const} */ ([name, given]),
  );
}
