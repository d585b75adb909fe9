// @ts-check
import { median } from '../kit/figures.mjs';
import { people } from '../kit/server.mjs';
import { launchBare } from './kit/bare-browser.mjs';
import { filesOf, proxyOf } from './kit/http2.mjs';

export const title =
  'Largest paint of an administrator’s dashboard, CPU 4 ×, fast 4G, HTTP/2, nothing kept from before';
export const uses = ['Chromium'];

/** Share of shadcn-admin 2.2.1's. */
export const limits = { share: 0.5 };

export const counts = { full: { rounds: 15, cpu: 4 }, tiny: { rounds: 1, cpu: 1 } };
/** @typedef {typeof counts.full} Counts */

/** Chrome's "Fast 4G": bytes a second, and milliseconds. */
const network = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
/** A folder with a build of shadcn-admin (`npm install && npx vite build`); without it, only our own times are taken. */
const peerFolder = process.env.PEST_BENCH_SHADCN_ADMIN;

/**
 * By turns with shadcn-admin.
 * @param {import('../kit/catalogue.mjs').Given<Counts>} given
 */
export async function run({ counts: { rounds, cpu }, machine }) {
  // Says whether there is a browser; the one that is measured is launched bare.
  await machine.browser();
  const { site, signIn } = await machine.reader('embedded');
  const portal = await proxyOf(site);
  const peer = peerFolder ? await filesOf(peerFolder) : null;
  // Fonts of other hosts are nobody's measure here.
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
  const browser = await launchBare(['--ignore-certificate-errors', alone]);
  try {
    const token = await signIn(people.administrator);
    const ours = [];
    const theirs = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await painted(browser, `${portal.site}/home`, token, cpu));
      if (peer) theirs.push(await painted(browser, `${peer.site}/`, null, cpu));
    }
    return rowsOf(ours, theirs);
  } finally {
    await browser.close();
    await portal.close();
    await peer?.close();
  }
}

/**
 * @param {readonly Painted[]} ours
 * @param {readonly Painted[]} theirs
 */
function rowsOf(ours, theirs) {
  const own = median(ours.map(({ largest }) => largest));
  const peer = median(theirs.map(({ largest }) => largest));
  const label = 'beside shadcn-admin';
  return [
    { label: 'first paint', value: Math.round(median(ours.map(({ first }) => first))), unit: 'ms' },
    { label: 'largest paint', value: Math.round(own), unit: 'ms' },
    theirs.length > 0
      ? {
          label: `${label} (${Math.round(own)} ms beside ${Math.round(peer)} ms)`,
          value: own / peer,
          unit: '×',
          most: limits.share,
        }
      : { label, missing: 'PEST_BENCH_SHADCN_ADMIN names no build of it' },
  ];
}

/** @typedef {{ first: number, largest: number }} Painted */

/**
 * @param {import('./kit/bare-browser.mjs').BareBrowser} browser
 * @param {string} url
 * @param {string | null} token
 * @param {number} cpu times slower
 * @returns {Promise<Painted>}
 */
async function painted(browser, url, token, cpu) {
  const page = await browser.open(url, async (call) => {
    await call('Network.enable');
    // Only what a first visit costs.
    await call('Network.setBypassServiceWorker', { bypass: true });
    await call('Network.emulateNetworkConditions', network);
    await call('Emulation.setDeviceMetricsOverride', { width: 1366, height: 768, deviceScaleFactor: 1, mobile: false });
    await call('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (token !== null) await call('Network.setCookie', { name: 'pest_token', value: token, url });
  });
  try {
    return paintedOf(await page.evaluate(`(${paints})()`));
  } finally {
    await page.close();
  }
}

/**
 * @param {unknown} told by the page
 * @returns {Painted}
 */
function paintedOf(told) {
  if (typeof told !== 'object' || told === null) throw new Error('The page did not say when it was painted.');
  const [first, largest] = [Number(Reflect.get(told, 'first')), Number(Reflect.get(told, 'largest'))];
  if (Number.isNaN(first + largest)) throw new Error('The page was not painted.');
  return { first, largest };
}

/**
 * Run in the page: when the first and the largest paint were, once nothing was asked for a second long; no number where
 * it is not told.
 */
async function paints() {
  const quiet = 1000;
  const longest = 60_000;
  const lastAnswer = () =>
    Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration));
  while (document.readyState !== 'complete' || performance.now() - lastAnswer() < quiet) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  /** @type {number} */
  const largest = await new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    setTimeout(() => resolve(Number.NaN), longest);
  });
  return { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, largest };
}
