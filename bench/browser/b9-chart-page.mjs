// @ts-check
import { shareDemoReport } from '../../scripts/demo-server.mjs';
import { median } from '../kit/figures.mjs';

export const title = 'A chart in a WebView, beside the same trend as a screen of the portal, CPU 4 ×, fast 4G';
export const uses = ['Chromium', 'echarts', 'react'];

/** Share of the route's time; kilobytes of 1,024 before the chart is visible. */
export const limits = { share: 0.3, before: 15 };

export const counts = { full: { rounds: 5, cpu: 4 }, tiny: { rounds: 1, cpu: 1 } };
/** @typedef {typeof counts.full} Counts */

const kilobyte = 1024;
/** Chrome's "Fast 4G": bytes a second, and milliseconds. */
const network = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

/**
 * The chart page that the server writes and the portal's own, by turns.
 * @param {import('../kit/catalogue.mjs').Given<Counts>} given
 */
export async function run({ counts: { rounds, cpu }, machine }) {
  const { site } = await machine.reader('embedded');
  const browser = await machine.browser();
  const { link, id, token } = await shareDemoReport(site);
  const pages = [];
  const routes = [];
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await seen(browser, { url: link, chart: '.plot svg', token: null, cpu }));
    routes.push(
      await seen(browser, {
        url: `${site}/myEcharts?id=${id}`,
        chart: '[data-pest="chart"] [data-painted] svg',
        token,
        cpu,
      }),
    );
  }
  const page = median(pages.map(({ at }) => at));
  const route = median(routes.map(({ at }) => at));
  const before = median(pages.map(({ bytes }) => bytes)) / kilobyte;
  return [
    { label: `visible (${ms(page)} beside ${ms(route)})`, value: page / route, unit: '×', most: limits.share },
    { label: 'before it is visible', value: before, unit: 'kB', most: limits.before, exact: true },
  ];
}

/**
 * Milliseconds until a frame with the chart has been painted, and bytes that came until then.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, chart: string, token: string | null, cpu: number }} what
 */
async function seen(browser, { url, chart, token, cpu }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  try {
    if (token !== null) await context.addCookies([{ name: 'pest_token', value: token, url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript((selector) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        return requestAnimationFrame(() => Object.assign(globalThis, { chartSeenAt: performance.now() }));
      };
      requestAnimationFrame(look);
    }, chart);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(chart, { state: 'attached', timeout: 60_000 });
    return { at: Number(await page.evaluate(paintedAt)), bytes };
  } finally {
    await context.close();
  }
}

/** Run in the page: once the frame after the chart's has begun. */
function paintedAt() {
  return new Promise((resolve) => {
    const look = () => {
      const at = Reflect.get(globalThis, 'chartSeenAt');
      if (at === undefined) requestAnimationFrame(look);
      else resolve(at);
    };
    look();
  });
}

/** @param {number} value */
function ms(value) {
  return `${Math.round(value)} ms`;
}
