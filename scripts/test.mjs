// @ts-check
/**
 * `npm test`: what `npm run check` checks but the changesets, units, server on both databases, the packed packages, widgets in a
 * browser, journeys; one closing line.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled, products, root, run } from './workspace.mjs';

const results = join(root, '.cache', 'test-results');

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

await ensureInstalled();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

// Beside each other: checks and builds take one core at a time, and tests wait for databases and timers now and then.
const [tested, checked] = await Promise.all([
  vitest('units', ['sdk', 'rules', 'screens', 'server']),
  sourcesAndProducts(),
]);
/** @type {Tally[]} */
const tallies = [tested, ...checked];

const browser = await ensureBrowser();
if (browser === null) {
  console.error(
    'No browser could be found or installed: set CHROME_PATH to a Chrome or Chromium, then run npm test again.',
  );
  tallies.push({ passed: 0, failed: 1, skipped: 0 });
} else {
  tallies.push(await vitest('widgets', ['widgets']));
  tallies.push(await journeys());
}

const total = tallies.reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
  skipped: sum.skipped + one.skipped,
}));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * The sources checked, and what is made of them: the packages as they are packed, and the site.
 * @returns {Promise<Tally[]>}
 */
async function sourcesAndProducts() {
  /** @type {Tally[]} */
  const checked = [];
  for (const name of ['types', 'lint', 'imports', 'documented', 'unused', 'packages']) {
    checked.push(await script('scripts', 'check.mjs', name));
  }
  checked.push(await vitest('packages', ['packages'], { held: true }));
  await ensureBuilt([products.server, products.portal]);
  checked.push(await script('bench', 'first-screen.mjs'));
  return checked;
}

/**
 * @param {'scripts' | 'bench'} folder
 * @param {string} file
 * @param {...string} words
 * @returns {Promise<Tally>}
 */
async function script(folder, file, ...words) {
  return tally((await run(process.execPath, [join(root, folder, file), ...words], { held: true })) === 0);
}

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {{ readonly held?: boolean }} [options]
 * @returns {Promise<Tally>}
 */
async function vitest(name, projects, options) {
  const file = join(results, `${name}.json`);
  const code = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    options,
  );
  const report = await readReport(file);
  if (report === null) return tally(false);
  const failed = Number(report.numFailedTests);
  return {
    passed: Number(report.numPassedTests),
    // A run that fails without a failing test (a file that does not load) has failed all the same.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
  };
}

/** @returns {Promise<Tally>} */
async function journeys() {
  const file = join(results, 'journeys.json');
  const code = await run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const stats = (await readReport(file))?.stats;
  if (!stats) return tally(false);
  const failed = Number(stats.unexpected) + Number(stats.flaky);
  return {
    passed: Number(stats.expected),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: Number(stats.skipped),
  };
}

/**
 * @param {string} file
 * @returns {Promise<any>}
 */
async function readReport(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}

/**
 * @param {boolean} passed
 * @returns {Tally}
 */
function tally(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
