import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.mjs';

/** Installations of their own, so that tests run beside each other and none reads what another changes. */
const ports = { journeys: 8090, pages: 8092, companies: 8093 };
/** One more, whose sites are in another time zone. */
export const newYorkPort = 8091;
/** Every page is visited. */
const pages = 'accessibility.spec.ts';
/** Who works for a company, and what companies, customers and the platform settle with each other. */
const companies = [
  'accounts',
  'contracts',
  'home',
  'leave',
  'pest-logs',
  'platform',
  'purchase',
  'registration',
  'service-companies',
  'sign-in',
].map((name) => `${name}.spec.ts`);
const root = join(import.meta.dirname, '..');
const executablePath = findBrowser();

/** Whole journeys: the built portal and server on databases of their own with the demo data, in Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // One test at a time on each installation; more at once than two wait for each other.
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: [pages, ...companies], workers: 1, use: at(ports.journeys) },
    { name: 'pages', testMatch: pages, workers: 1, use: at(ports.pages) },
    { name: 'companies', testMatch: companies, workers: 1, use: at(ports.companies) },
  ],
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Shanghai',
    // A trace costs every test a sixth of its time; whoever looks for a failure runs it again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  webServer: [
    ...Object.values(ports).map((port) => server(port)),
    server(newYorkPort, { PEST_TIME_ZONE: 'America/New_York' }),
  ],
});

function at(port: number) {
  return { baseURL: `http://localhost:${port}` };
}

/** The built server with the demo data in a folder of its own. */
function server(listensOn: number, settings: Readonly<Record<string, string>> = {}) {
  return {
    command: 'node packages/pest-server/dist/main.js',
    cwd: root,
    url: `http://localhost:${listensOn}/readyz`,
    timeout: 120_000,
    stdout: 'ignore' as const,
    env: {
      PORT: String(listensOn),
      PEST_DEMO: '1',
      PEST_ANSWER_CHECKS: 'fail',
      PEST_DATA_DIR: mkdtempSync(join(tmpdir(), 'pest-journeys-')),
      PEST_PORTAL_DIR: join(root, 'packages/pest-portal/dist'),
      ...settings,
    },
  };
}
