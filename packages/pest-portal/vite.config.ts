import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledAhead } from '../../scripts/compiled-ahead.mjs';
import { filesAhead } from '../../scripts/files-ahead.mjs';
import { firstPaint } from '../../scripts/first-paint.mjs';
import { homePages } from '../../scripts/home-pages.mjs';
import { withoutNeverRun } from '../../scripts/never-run.mjs';
import { packedFiles } from '../../scripts/packed-files.mjs';
import { resolveConditions } from '../../scripts/resolve-conditions.mjs';

/** Where `vite dev` finds the server that answers the contract. */
const server = process.env.PEST_SERVER_URL ?? 'http://localhost:8080';
const served = ['/api', '/guardian', '/files', '/openapi.json', '/docs', '/iosEcharts', '/iosServerEcharts', '/embed'];

/** What every page of the console is made of. */
const consoleModules =
  /pest-ui[\\/]src[\\/]primitives[\\/](layout|link|stat|states(?=[\\/](?!Failure))|status-dot|text|visually-hidden)[\\/]|pest-sdk[\\/]src[\\/]rules[\\/](needs|pest-group-words|risk-states|stock-words|task-words)|pest-sdk[\\/]src[\\/]rights[\\/](customer|home)|pest-portal[\\/]src[\\/](kit[\\/]page[\\/](?!NoPermission|no-permission|ReportStateDot|CanvasPage|PublicPage|PhoneLink|RecordState|UnknownRecord|StateCard|record|useMoney|VisitorCard|visitor|Steps|useSigners|signers)|app[\\/]menu|app[\\/]shell[\\/](Breadcrumb|ConsoleLayout|Sidebar|BarLinks|TopBar))/;

/** What the dashboard shows first. */
const dashboardModules =
  /pest-portal[\\/]src[\\/]areas[\\/]home[\\/](HomeScreen|CompanyHome|ask-home|Figures|ServicesPart|NeedsPart|Part|trend[\\/](Rows|caught\.ts)|home\.(messages|queries))/;

/** The figures of a dashboard, the company's and the customer's. */
const outlookModules =
  /pest-portal[\\/]src[\\/]areas[\\/]home[\\/](trend[\\/](Bars|group-colors|trend)|OutlookParts|StockParts|outlook\.messages)|pest-ui[\\/]src[\\/]theme[\\/]chart-color/;

/** What makes calls, from the first on that the page's head did not make. */
const clientModules = /pest-sdk[\\/]src[\\/]client[\\/]|node_modules[\\/]axios[\\/]/;

/** What most screens are made of: tables, forms, dialogs, and the schemas that forms ask. */
const screenModules =
  /pest-ui[\\/]src[\\/](primitives|state|i18n|theme)[\\/]|pest-portal[\\/]src[\\/](base|kit[\\/](form|list|choices|page))[\\/]|pest-sdk[\\/]src[\\/]|node_modules[\\/](@radix-ui|zod)[\\/]/;

/** Which changes with a library's version only, and is compiled while the rest is still on its way. */
const reactModules = /node_modules[\\/](react|react-dom|react-router|scheduler|styled-components|stylis)[\\/]/;

/** What the screens of services ask, many of them in small files. */
const serviceQueries =
  /areas[\\/](inspection|risk|schedule|task)[\\/].*\.queries\.ts|offline[\\/]outbox[\\/](use|two-days)|steps[\\/](useCheckIn|useTaskActions|task-steps)|task[\\/]device-figures|react-query[\\/].+[\\/]useMutation/;

/** Whose files are all asked for at once. */
const openedAtSites = /\/InspectScreen-/;

export default defineConfig({
  plugins: [
    react(),
    withoutNeverRun,
    firstPaint(),
    filesAhead,
    homePages(),
    compiledAhead(['react', 'console', 'dashboard', 'outlook']),
    packedFiles(),
  ],
  // The server puts each answer's nonce in its place; where no policy asks for one, it means nothing.
  html: { cspNonce: '__csp_nonce__' },
  resolve: { conditions: resolveConditions },
  server: { proxy: Object.fromEntries(served.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Which files each page is made of would be 4 kB of what the first one waits for. Pages are fetched ahead instead;
    // what the first script itself imports is in the page's head, so that it is not asked for one answer later, and the
    // page that is opened at a site, over its network, has all its files asked for at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' || openedAtSites.test(file) ? files : [],
    },
    // For `npm run bench -- B8`: which files a page is made of.
    manifest: true,
    // Nothing is inlined as data: the content security policy names this origin only.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // The first script names a hundred files, and nothing is as hard to compress as a hash.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Compression finds little in a small file, and each costs a request, and on a slow network a round trip: what
        // every page loads is one file, and what most screens of the console share is another.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactModules, tags: ['$initial'], priority: 4 },
            { name: 'portal', tags: ['$initial'], priority: 3 },
            { name: 'console', test: consoleModules, priority: 2 },
            { name: 'dashboard', test: dashboardModules, priority: 2 },
            { name: 'outlook', test: outlookModules, priority: 2 },
            { name: 'client', test: clientModules, priority: 2 },
            { name: 'screens', test: screenModules, minShareCount: 4, priority: 1 },
            { name: 'services', test: serviceQueries, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
