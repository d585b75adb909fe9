// @ts-check
/** `npm run pictures`: takes the pictures of README.md anew, from the built product with its demo. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { call, signIn, withDemoServer } from './demo-server.mjs';
import { root } from './workspace.mjs';

const timeZone = 'Asia/Shanghai';
const technician = '13900000003';
const phone = { width: 390, height: 844 };
const office = { width: 1200, height: 750 };

await withDemoServer(8099, async (site) => {
  const executablePath = findBrowser();
  // With the fonts of this machine: those of the tests are chosen for their widths.
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  try {
    await take('home-zh', 'zh', ['/home']);
    await take('shift-board-zh', 'zh', ['/shiftManagement/list']);
    await take('services-en', 'en', ['/servicePage/undoneList']);
    const { customerId, plan, report, task, device } = await records(site);
    await take('heat-map-zh', 'zh', [`/imgHeat?customerId=${customerId}&id=${plan}&range=threeMonths`]);
    await take('floor-plan-en', 'en', [`/img?customerId=${customerId}&id=${plan}`]);
    await take('report-zh', 'zh', [`/myEcharts?id=${report}`]);
    const paths = [`/servicePage/inspect?id=${task}`, `/servicePage/inspect?id=${task}&device=${device}`];
    await take('inspection-phone-zh', 'zh', paths, phone);
  } finally {
    await browser.close();
  }

  /**
   * Pages beside each other, in a palette of 256 colours.
   * @param {string} name @param {'zh' | 'en'} language @param {readonly string[]} paths
   */
  async function take(name, language, paths, viewport = office) {
    const context = await browser.newContext({ baseURL: site, viewport, timezoneId: timeZone });
    await context.addInitScript((chosen) => localStorage.setItem('pest_lang', chosen), language);
    const token = encodeURIComponent(await signIn(site, viewport === phone ? technician : undefined));
    await context.addCookies([{ name: 'pest_token', value: token, url: site }]);
    const page = await context.newPage();
    const shots = [];
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(isShown);
      shots.push(await page.screenshot());
    }
    await context.close();
    const [gap, { width, height }] = [shots.length > 1 ? 32 : 0, viewport];
    const whole = { width: shots.length * width + (shots.length - 1) * gap, height, channels: 3, background: '#fff' };
    await sharp({ create: /** @type {import('sharp').Create} */ (whole) })
      .composite(shots.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
      .png({ palette: true, effort: 10 })
      .toFile(join(root, 'docs/images', `${name}.png`));
  }
});

/** Run in the page: not while its code or its records are still to come. */
function isShown() {
  const text = document.querySelector('main')?.innerText ?? '';
  return text.length > 60 && document.querySelector('[aria-busy=true]') === null;
}

/** @typedef {{ deviceCount: number }} Plan @param {Plan} one @param {Plan} other */
function byDevices(one, other) {
  return other.deviceCount - one.deviceCount;
}

/** What the pages show: a plan with its readings, an approved report, a service that the technician has come to. @param {string} site */
async function records(site) {
  const token = await signIn(site);
  const plans = await call(site, 'GET', '/api/v-customer-graph/list', null, token);
  const [{ id: plan, customerId }] = plans.toSorted(byDevices);
  const approved = '/api/v-task-report-data/list?kind=report&state=approved';
  const { items: reports } = await call(site, 'GET', approved, null, token);
  const own = await signIn(site, technician);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
  const unchecked = `/api/v-task/list?state=allocated&from=${today}&to=${today}`;
  const { items: tasks } = await call(site, 'GET', unchecked, null, own);
  const { id: task } = tasks.find((/** @type {{ devices: number }} */ one) => one.devices > 0) ?? tasks[0];
  await call(site, 'POST', '/api/v-task/check-in', { id: task }, own);
  const { rows } = await call(site, 'GET', `/api/v-inspection/sheet/${task}`, null, own);
  return { customerId, plan, report: reports[0].id, task, device: rows[0].deviceId };
}
