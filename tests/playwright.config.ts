import { defineConfig } from '@playwright/test';
import { browserOptions } from '../scripts/browser.mjs';
import { ports } from './installations';

/** Every page is visited. */
const pages = 'accessibility.spec.ts';
/** Who works for a company, and what companies, customers and the platform settle with each other. */
const companies = [
  'accounts',
  'bar',
  'contracts',
  'home',
  'leave',
  'passkeys',
  'pest-logs',
  'platform',
  'purchase',
  'registration',
  'service-companies',
  'sign-in',
].map((name) => `${name}.spec.ts`);
/** Tests wait for what is shown, for as long as a machine that does much else needs to show it. */
const patience = 60_000;

/** Whole journeys: the built portal and server on databases of their own with the demo data, in Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './installations.ts',
  // More at once than two wait for each other.
  workers: 2,
  // One test at a time on each installation. Pages are only read: they fill whichever worker has nothing else to do.
  projects: [
    { name: 'journeys', testIgnore: [pages, ...companies], workers: 1, use: at(ports.journeys) },
    { name: 'companies', testMatch: companies, workers: 1, use: at(ports.companies) },
    {
      name: 'pages',
      testMatch: pages,
      fullyParallel: true,
      // With scrollbars that take room, as most desks have.
      use: { ...at(ports.pages), launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  forbidOnly: Boolean(process.env.CI),
  timeout: 10 * patience,
  expect: { timeout: patience },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Shanghai',
    // A trace costs every test a sixth of its time; whoever looks for a failure runs it again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: patience,
    // Each browser of a test would fetch and keep all that a day at a site needs; what leans on that asks for it.
    serviceWorkers: 'block',
    launchOptions: browserOptions(),
  },
});

function at(port: number) {
  return { baseURL: `http://localhost:${port}` };
}
