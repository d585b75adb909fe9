// @ts-check
/**
 * `npm run test:webkit`: the chart pages in WebKit, the engine of iOS apps, where Debian's `webkit2gtk-driver` is
 * installed; says that it is not, and fails nothing, anywhere else. Needs a display; `xvfb-run npm run test:webkit`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answering, shareDemoReport, withDemoServer } from './demo-server.mjs';
import { ensureInstalled } from './workspace.mjs';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPath = miniBrowser();
if (!existsSync(driverPath) || browserPath === undefined) {
  console.log('Skipped: no WebKit here. On Debian: apt-get install webkit2gtk-driver xvfb');
  process.exit(0);
}
if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
  console.log('Skipped: no display. xvfb-run npm run test:webkit');
  process.exit(0);
}
await ensureInstalled();

const [serverPort, driverPort] = [8190, 8191];
const driver = spawn(driverPath, [`--port=${driverPort}`], { stdio: 'ignore' });
try {
  await withDemoServer(serverPort, async (site) => {
    await answering(`http://127.0.0.1:${driverPort}/status`);
    const { link } = await shareDemoReport(site);
    await checkPages(site, link);
  });
  console.log('✓ WebKit: drawn, dark, read by touch and by keys, handed over, no link');
} finally {
  driver.kill();
}

/** Where Debian puts the browser that WebKit is tried with; its folder names architecture and version. */
function miniBrowser() {
  const below = (/** @type {string} */ folder) =>
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name));
  return below('/usr/lib')
    .filter((path) => path.endsWith('-linux-gnu'))
    .flatMap(below)
    .filter((path) => path.includes('webkit2gtk-4.'))
    .map((path) => join(path, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/**
 * @param {string} site
 * @param {string} link
 */
async function checkPages(site, link) {
  const { sessionId } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } },
    },
  });
  /** @param {string} path @param {unknown} body */
  const tell = (path, body) => ask('POST', `/session/${sessionId}${path}`, body);
  /** @param {string} url */
  const open = (url) => tell('/url', { url });
  /** @param {string} script */
  const run = (script) => tell('/execute/sync', { script: `return ${script}`, args: [] });
  /** @param {string} script */
  const becomes = async (script) => {
    for (const end = Date.now() + 20_000; Date.now() < end; ) {
      const value = await run(script);
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Never came true in WebKit: ${script}`);
  };
  try {
    await open(`${link}&lang=zh&theme=dark`);
    assert.equal(await run("document.querySelectorAll('.plot svg').length"), 2);
    assert.equal(await run('getComputedStyle(document.documentElement).backgroundColor'), 'rgb(16, 19, 17)');
    assert.equal(
      await run(`getComputedStyle(document.querySelector('.plot [fill="#0b6b4b"]')).fill`),
      'rgb(76, 195, 143)',
    );
    assert.ok(await run("document.querySelector('.plot svg').getBoundingClientRect().height > 100"));
    await becomes('Boolean(window.pestCharts)');
    await run(`(() => {
      const box = document.querySelector('.plot').getBoundingClientRect();
      const at = { bubbles: true, clientX: box.right - 12, clientY: box.top + 60 };
      document.querySelector('.plot').dispatchEvent(new MouseEvent('click', at));
    })()`);
    assert.match(await run("document.querySelector('.tip').textContent"), /去年同期/);
    await run(
      "document.querySelector('.plot').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Home' }))",
    );
    assert.equal(await run("document.querySelectorAll('.chosen').length"), 1);
    await open(`${site}/iosEcharts?lang=en`);
    await becomes('Boolean(window.pestCharts)');
    const trends = [{ group: 'rodent', threshold: 3, months: [{ month: '2026-05', count: 4, lastYear: null }] }];
    const report = { kind: 'report', number: 'R1', name: 'Handed over', customerName: 'Plant', state: 'approved' };
    const more = { period: { from: '2026-05-01', to: '2026-05-31' }, checks: null, hotSpots: [], endsAt: null };
    await run(
      `window.pestCharts.receive(${JSON.stringify({ v: 1, type: 'data', payload: { ...report, ...more, trends } })})`,
    );
    await becomes("document.querySelectorAll('.plot svg path').length > 3");
    await open(`${site}/iosEcharts?report=nobody&lang=en`);
    assert.equal(await run("document.querySelector('h1').textContent"), 'This link does not open any more');
  } finally {
    await ask('DELETE', `/session/${sessionId}`);
  }
}

/**
 * One command of the WebDriver protocol.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
