// @ts-check
import { oneFile } from './one-file.mjs';

const source = 'src/app/first-paint.ts';
/** Where a page's head takes it. */
const place = /<script data-source="\/src\/app\/first-paint\.ts"[^>]*><\/script>/;

/**
 * The script that runs before a page is drawn, written into the page: a file of its own would hold back the first paint,
 * and all that it asks for, by an answer of the network.
 * @param {import('vite').ResolvedConfig} config
 * @returns {Promise<string>}
 */
export async function firstPaintScript(config) {
  const built = await oneFile(config, source, { write: false, rolldownOptions: { output: { format: 'iife' } } });
  const code = built.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('The script of the first paint would end its own element.');
  return code;
}

/** For Vite, in the portal's page. @returns {import('vite').Plugin} */
export function firstPaint() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'first-paint',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        if (!place.test(page)) return page;
        const code = await firstPaintScript(config);
        // A function: the code may have dollar signs.
        return page.replace(place, () => `<script>${code}</script>`);
      },
    },
  };
}
