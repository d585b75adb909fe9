import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls } from '../../scripts/contract-calls.mjs';
import { homePages } from '../../scripts/home-pages.mjs';
import { withoutNeverRun } from '../../scripts/never-run.mjs';
import { packedFiles } from '../../scripts/packed-files.mjs';

/** Where `vite dev` finds the server that answers the contract. */
const server = process.env.PEST_SERVER_URL ?? 'http://localhost:8080';
const served = ['/api', '/guardian', '/files', '/openapi.json', '/docs', '/iosEcharts', '/iosServerEcharts'];

/** What every page of the console is made of. */
const consoleModules =
  /pest-ui[\\/]src[\\/]primitives[\\/](badge|layout|link|stat|text|visually-hidden)[\\/]|pest-portal[\\/]src[\\/](page[\\/]|app[\\/]menu|app[\\/]shell[\\/](Breadcrumb|ConsoleLayout|Sidebar|BarLinks|TopBar))/;

export default defineConfig({
  plugins: [react(), contractCalls, withoutNeverRun, homePages(), packedFiles()],
  // The server puts each answer's nonce in its place; where no policy asks for one, it means nothing.
  html: { cspNonce: '__csp_nonce__' },
  resolve: { conditions: ['@pest/source', 'module', 'browser', 'development|production'] },
  server: { proxy: Object.fromEntries(served.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Which files each page is made of would be 4 kB of what the first one waits for. Pages are fetched ahead instead.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // For `npm run bench B8`: which files a page is made of.
    manifest: true,
    // Nothing is inlined as data: the content security policy names this origin only.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // Compression finds little in a small file, and each costs a request: what every page loads is one file.
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 2 },
            { name: 'console', test: consoleModules, priority: 1 },
          ],
        },
      },
    },
  },
});
