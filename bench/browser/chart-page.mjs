// @ts-check
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { shareDemoReport, withDemoServer } from '../../scripts/demo-server.mjs';

const reach = 'chart visible in ≤ 0.3 × the same chart as a route of the app, ≤ 15 kB before it is; CPU 4 ×, fast 4G';
const rounds = 5;
const kilobyte = 1024;
/** Chrome's "Fast 4G": bytes a second, and milliseconds. */
const network = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

/** B9: the chart page that the server writes, beside the same trend as a screen of the portal, by turns. */
export async function run() {
  return withDemoServer(8192, async (site) => {
    const { link, id, token } = await shareDemoReport(site);
    const executablePath = findBrowser();
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
    try {
      const pages = [];
      const routes = [];
      for (let round = 0; round < rounds; round += 1) {
        pages.push(await seen(browser, link, '.plot svg', null));
        routes.push(await seen(browser, `${site}/myEcharts?id=${id}`, '[data-pest="chart"] [data-painted] svg', token));
      }
      const ratio = median(pages.map(({ at }) => at)) / median(routes.map(({ at }) => at));
      const kB = median(pages.map(({ bytes }) => bytes)) / kilobyte;
      return {
        id: 'B9',
        title: 'A chart in a WebView, beside a route of the app, CPU 4 ×, fast 4G',
        rows: [
          { label: `visible, × the route (${ms(pages)} beside ${ms(routes)})`, value: ratio, unit: '×', limit: 0.3 },
          { label: 'before it is visible', value: kB, unit: 'kB', limit: 15 },
        ],
        reach,
        met: ratio <= 0.3 && kB <= 15,
      };
    } finally {
      await browser.close();
    }
  });
}

/**
 * Milliseconds until a frame with the chart has been painted, and bytes that came until then.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} chart
 * @param {string | null} token
 */
async function seen(browser, url, chart, token) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  try {
    if (token !== null) await context.addCookies([{ name: 'pest_token', value: token, url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

/** @param {readonly { at: number }[]} all */
function ms(all) {
  return `${Math.round(median(all.map(({ at }) => at)))} ms`;
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
