// @ts-check
/**
 * The home page in each language, rendered ahead: by React while the portal is built, with the page's own small script
 * beside it; by React with every request while it is developed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { firstPaintScript } from './first-paint.mjs';
import { oneFile } from './one-file.mjs';

const renderer = '/src/public/home/render-home.tsx';
const ownScript = 'src/public/home/home.ts';
const portalEntry = 'src/app/main.tsx';

/**
 * @typedef {object} Renderer
 * @property {readonly string[]} homeLanguages the default first
 * @property {(language: string, files: { firstPaint: string, script: string, portal: string }) => string} renderHome
 */

/** For Vite. @returns {import('vite').Plugin} */
export function homePages() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'home-pages',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (url.pathname !== '/') return next();
        pageInDevelopment(server, config, url).then(
          (page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page),
          next,
        );
      });
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const folder = join(config.root, config.build.outDir);
        const [firstPaint, script] = await Promise.all([firstPaintScript(config), buildScript(config)]);
        const portal = `/${await builtFile(folder, 'index.html')}`;
        const pages = await render(config, ({ homeLanguages, renderHome }) =>
          homeLanguages.map((language) => ({ language, page: renderHome(language, { firstPaint, script, portal }) })),
        );
        for (const { language, page } of pages) await writeFile(join(folder, `home.${language}.html`), page);
      },
    },
  };
}

/** @param {import('vite').ViteDevServer} server @param {import('vite').ResolvedConfig} config @param {URL} url */
async function pageInDevelopment(server, config, url) {
  const { homeLanguages, renderHome } = /** @type {Renderer} */ (await server.ssrLoadModule(renderer));
  const [first = ''] = homeLanguages;
  const language = homeLanguages.find((known) => known === url.searchParams.get('lang')) ?? first;
  const firstPaint = await firstPaintScript(config);
  const page = renderHome(language, { firstPaint, script: `/${ownScript}`, portal: `/${portalEntry}` });
  return server.transformIndexHtml(url.pathname, page.replaceAll('__demo__', 'on').replaceAll('__public_url__', ''));
}

/** @param {import('vite').ResolvedConfig} config */
async function buildScript(config) {
  const { fileName } = await oneFile(config, ownScript, {
    outDir: config.build.outDir,
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'assets/home-[hash].js' } },
  });
  return `/${fileName}`;
}

/** @param {string} folder @param {string} entry */
async function builtFile(folder, entry) {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return manifest[entry].file;
}

/**
 * @template Result
 * @param {import('vite').ResolvedConfig} config
 * @param {(renderer: Renderer) => Result} use
 */
async function render(config, use) {
  const server = await createServer({
    configFile: false,
    root: config.root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { conditions: config.resolve.conditions },
    ssr: { resolve: { conditions: config.resolve.conditions } },
  });
  try {
    return use(/** @type {Renderer} */ (await server.ssrLoadModule(renderer)));
  } finally {
    await server.close();
  }
}
