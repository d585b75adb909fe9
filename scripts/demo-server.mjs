// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, products, root } from './workspace.mjs';

/**
 * Runs the built server with the demo on data of its own while work is done.
 * @template Result
 * @param {number} port
 * @param {(site: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withDemoServer(port, work) {
  await ensureBuilt([products.server, products.portal]);
  const folder = await mkdtemp(join(tmpdir(), 'pest-demo-'));
  const site = `http://localhost:${port}`;
  const server = spawn('node', ['packages/pest-server/dist/main.js'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PEST_DEMO: '1',
      PEST_DATA_DIR: folder,
      PEST_PORTAL_DIR: join(root, 'packages/pest-portal/dist'),
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // Where another has the port, what answers there is not what was started.
  const gone = ended.then((code) => Promise.reject(new Error(`The server on port ${port} ended by itself: ${code}.`)));
  try {
    return await Promise.race([answering(`${site}/readyz`).then(() => work(site)), gone]);
  } finally {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} url */
export async function answering(url) {
  for (const end = Date.now() + 300_000; Date.now() < end; ) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer.`);
}

/**
 * Shares an approved report of the demo.
 * @param {string} site
 * @returns {Promise<{ link: string, id: string, token: string }>}
 */
export async function shareDemoReport(site) {
  const token = await signIn(site);
  const { items } = await call(site, 'GET', '/api/v-task-report-data/list?kind=report&state=approved', null, token);
  const [{ id }] = items;
  await call(site, 'POST', '/api/v-task-report-data/share', { id }, token);
  const [share] = await call(site, 'GET', `/api/v-task-report-data/share/${id}`, null, token);
  return { link: share.link, id, token };
}

/**
 * Adds a partner whose pages have an origin, and answers its key and a plan of the demo.
 * @param {string} site
 * @param {string} origin
 * @returns {Promise<{ id: string, key: string, plan: { id: string, customerId: string } }>}
 */
export async function addDemoPartner(site, origin) {
  const token = await signIn(site);
  const made = await call(site, 'POST', '/api/v-embed/partners/add', { name: 'ERP', origins: [origin] }, token);
  const [plan] = await call(site, 'GET', '/api/v-customer-graph/list', null, token);
  return { ...made, plan };
}

/**
 * A partner's page of the demo: what it shows of one customer, and tokens for it by scope.
 * @param {string} site
 * @param {string} origin
 */
export async function addDemoPage(site, origin) {
  const { key } = await addDemoPartner(site, origin);
  const token = await signIn(site);
  /** @typedef {{ id: string, customerId: string, state: string }} Listed */
  const { items } = await call(site, 'GET', '/api/v-task-report-data/list?kind=report&limit=50', null, token);
  const plans = await call(site, 'GET', '/api/v-customer-graph/list', null, token);
  const planOf = (/** @type {Listed} */ { customerId }) =>
    plans.find((/** @type {Listed} */ plan) => plan.customerId === customerId);
  // What is approved is written no more.
  const report = items.find((/** @type {Listed} */ listed) => listed.state !== 'approved' && planOf(listed));
  const [template] = await call(site, 'GET', '/api/v-template-process/list', null, token);
  const widgets = ['heatMap', 'floorPlanEditor', 'reportBuilder', 'stockBell', 'templateEditor'];
  const asked = { widgets, customerIds: [report.customerId] };
  return {
    shows: { customer: report.customerId, plan: planOf(report).id, report: report.id, template: template.id },
    /** @param {'read' | 'write'} scope @returns {Promise<string>} */
    tokenFor: async (scope) => (await call(site, 'POST', '/api/v-embed/token', { ...asked, scope }, key)).token,
  };
}

/** As the administrator of the demo's first company, or somebody else. @param {string} site @returns {Promise<string>} */
export function signIn(site, loginId = '13900000001') {
  const password = createHash('md5').update('pest1234').digest('hex');
  return call(site, 'POST', '/api/v-user/login', { loginId, password, loginType: 'web' });
}

/**
 * @param {string} site
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} [token]
 */
export async function call(site, method, path, body = null, token = '') {
  const answer = await fetch(site + path, {
    method,
    headers: { ...(body !== null && { 'Content-Type': 'application/json' }), ...(token && { Authorization: token }) },
    body: body === null ? null : JSON.stringify(body),
  });
  const { code, msg, data } = await answer.json();
  assert.equal(code, 0, `${path}: ${msg}`);
  return data;
}
