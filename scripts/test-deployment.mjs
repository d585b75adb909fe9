// @ts-check
/**
 * Follows `docs/deployment.md` from nothing to a signed-in browser: PostgreSQL with the role that stands there, a bucket of
 * Ceph, a mail server, two processes behind Caddy, which ends TLS, the first administrator by the link that is printed. Its
 * statements and the proxy's lines are read out of the page. Says what it went without where a program is not installed.
 */
import assert from 'node:assert/strict';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { NotMeasured } from '../bench/kit/outcome.mjs';
import { binariesOrNot, initCluster, startCluster } from '../bench/kit/postgres.mjs';
import { freePort } from '../bench/kit/processes.mjs';
import { environment, startServer } from '../bench/kit/server.mjs';
import { serverPackage } from '../bench/kit/server-packages.mjs';
import { browserOptions } from './browser.mjs';
import { endGateway, hasCeph, startGateway } from './ceph-gateway.mjs';
import { until } from './counted-writes.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { documentedLines } from './rolling-proxies.mjs';
import { ensureBuilt, products, root, runHeld } from './workspace.mjs';

const [phone, password] = ['13812345678', 'A long one of 2026'];

const missing = await missingPrograms();
if (missing) {
  console.log(`docs/deployment.md is not followed: ${missing}.`);
  process.exit(0);
}
await ensureBuilt([products.server, products.portal]);
const folder = await mkdtemp(join(tmpdir(), 'pest-deployment-'));
// PostgreSQL's own user goes through it.
await promisify(execFile)('chmod', ['755', folder]);
/** What ends all that was started, the last first. @type {(() => Promise<unknown>)[]} */
const ends = [];
try {
  await follow();
} finally {
  for (const end of ends.reverse()) await end().catch(console.error);
  await rm(folder, { recursive: true, force: true });
}

async function missingPrograms() {
  if (spawnSync('caddy', ['version']).error) return 'Caddy is not installed';
  if ((await ensureBrowser()) === null) return 'there is no browser';
  try {
    binariesOrNot();
    return null;
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    return 'PostgreSQL’s binaries are not here';
  }
}

async function follow() {
  const page = await readFile(join(root, 'docs/deployment.md'), 'utf8');
  const databaseUrl = await ownDatabase(page);
  const bucket = hasCeph ? await startedGateway() : null;
  const mail = await mailServer();
  const [proxyPort, ...ports] = [await freePort(), await freePort(), await freePort()];
  const site = `https://localhost:${proxyPort}`;
  const dataDir = join(folder, 'data');
  const settings = {
    PEST_TRUSTED_PROXIES: 'loopback',
    PEST_PORTAL_DIR: join(root, products.portal.output),
    PEST_LEAVE_SECONDS: '5',
    SMTP_URL: mail.url,
    PEST_MAIL_FROM: 'Qinghe <office@example.com>',
    ...bucket?.settings,
  };
  const command = commands({ ...environment(site, 0, dataDir), DATABASE_URL: databaseUrl, ...settings });
  const releases = join(root, 'packages/pest-server/src/testing/releases');
  /** @type {{ loginId: string, files: Record<string, string> }} */
  const kept = JSON.parse(await readFile(join(releases, '0.2.0.json'), 'utf8'));
  await command('restore', join(releases, '0.2.0.pest'));
  if (bucket) assert.deepEqual((await bucket.keys()).toSorted(), Object.keys(kept.files).toSorted());

  const env = { ...settings, PEST_PUBLIC_URL: site };
  const started = async (/** @type {number} */ port) => {
    const server = await startServer({ dataDir, databaseUrl, port, env });
    ends.push(server.stop);
    return server;
  };
  // The first one alone, so that the secrets are there.
  const first = await started(Number(ports[0]));
  await started(Number(ports[1]));
  const authority = await startProxy(page, Number(proxyPort), ports);
  await overTls(site, authority);

  const [link] = /https:\/\/\S+/.exec(await command('create-admin', '--phone', phone, '--name', '王建国')) ?? [];
  assert(link, 'create-admin prints a link');
  await inBrowser(site, link);
  await mailed(first, kept.loginId, mail);
  await first.stop();
  await inBrowser(site);
  await command('check');
  await command('backup', '--to', join(folder, 'backup.pest'));
  const files = bucket
    ? `${(await bucket.keys()).length} files in a bucket of Ceph`
    : 'files in a folder, as Ceph is not installed';
  console.log(`Signed in over TLS behind Caddy, by either process; ${mail.subjects.length} mail received; ${files}`);
}

/** The role and the database of the page, by its own statements. @param {string} page */
async function ownDatabase(page) {
  const place = join(folder, 'postgres');
  await mkdir(place);
  await initCluster(place);
  const cluster = await startCluster(place);
  ends.push(cluster.stop);
  const [, statements = ''] = /^```sql\n(create role pest login.*?)\n```/ms.exec(page) ?? [];
  const secret = randomBytes(16).toString('hex');
  for (const statement of statements.replace('…', secret).split('\n')) await cluster.query('postgres', statement);
  const url = new URL(cluster.url('pest'));
  Object.assign(url, { username: 'pest', password: secret });
  return url.href;
}

async function startedGateway() {
  const place = join(folder, 'ceph');
  await mkdir(place);
  ends.push(() => endGateway(place));
  return startGateway(place);
}

/** Takes mails from who signs in, and keeps their subjects. */
async function mailServer() {
  const { SMTPServer } = serverPackage('smtp-server');
  const { simpleParser } = serverPackage('mailparser');
  const secret = randomBytes(8).toString('hex');
  /** @type {string[]} */
  const subjects = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (/** @type {any} */ { username, password: given }, /** @type {any} */ _, /** @type {any} */ done) =>
      username === 'office' && given === secret ? done(null, { user: username }) : done(new Error('Wrong')),
    onData: (/** @type {any} */ stream, /** @type {any} */ _, /** @type {any} */ done) =>
      simpleParser(stream).then((/** @type {any} */ mail) => {
        subjects.push(mail.subject);
        done();
      }, done),
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  ends.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return { url: `smtp://office:${secret}@127.0.0.1:${port}`, subjects };
}

/**
 * Caddy with the page's lines, and a certificate of its own authority, as for every name that is no public one.
 * @param {string} page @param {number} port @param {readonly number[]} ports @returns {Promise<Buffer>} the authority's
 */
async function startProxy(page, port, ports) {
  const [file, home] = [join(folder, 'Caddyfile'), join(folder, 'caddy')];
  const lines = [
    '{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}',
    `https://localhost:${port} {`,
    documentedLines(page, ports),
    '}\n}\n',
  ];
  await writeFile(file, lines.join('\n'));
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore', env });
  const ended = once(child, 'exit');
  ends.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const authority = () => readFile(join(home, 'caddy/pki/authorities/local/root.crt')).catch(() => null);
  for (let found = await authority(); ; found = await authority()) {
    if (found) return found;
    assert(child.exitCode === null, 'Caddy ended');
    await pause(50);
  }
}

/** Whether the site answers by a certificate of that authority. @param {string} site @param {Buffer} authority */
async function overTls(site, authority) {
  const answered = () =>
    new Promise((resolve) => {
      get(`${site}/readyz`, { ca: authority }, (answer) => resolve(answer.resume().statusCode)).on('error', resolve);
    });
  let last = await answered();
  for (const giveUp = Date.now() + 30_000; last !== 200 && Date.now() < giveUp; last = await answered())
    await pause(100);
  assert.equal(last, 200);
}

/** Sets the password by the link where there is one, signs in, and sees the platform's page. @param {string} site @param {string} [link] */
async function inBrowser(site, link) {
  const browser = await chromium.launch(browserOptions());
  try {
    // The authority is in no store of the browser's; `overTls` has looked at its certificate.
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'zh-CN' })).newPage();
    if (link) {
      await page.goto(link);
      await page.getByLabel(/^新密码/).fill(password);
      await page.getByLabel(/^确认新密码/).fill(password);
      await page.getByRole('button', { name: '设置新密码' }).click();
      await page.waitForURL(/login/);
    } else await page.goto(`${site}/login`);
    await page.getByLabel('登录账号').fill(phone);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(/admin/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  } finally {
    await browser.close();
  }
}

/**
 * Somebody new asks for leave, and is told by mail that it is granted.
 * @param {import('../bench/kit/server.mjs').Server} server @param {string} loginId of the company's head
 * @param {{ subjects: string[] }} mail
 */
async function mailed({ call, signIn }, loginId, { subjects }) {
  const token = await signIn(loginId);
  const applicant = { loginId: '13712345678', name: '李梅', staffKind: 'service', email: 'limei@example.com' };
  const md5 = createHash('md5').update('pest1234').digest('hex');
  await call('POST', '/api/v-user-account/create', { token, body: { ...applicant, password: md5 } });
  const own = await signIn(applicant.loginId);
  const settings = [{ kind: 'leaveApproved', bell: true, mail: true }];
  await call('PUT', '/api/v-notice/settings', { token: own, body: { settings } });
  const [startAt, endAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const leave = { startAt, endAt, reason: 'Training' };
  const { id } = await call('POST', '/api/v-leave/apply', { token: own, body: leave });
  await call('POST', '/api/v-leave/audit', { token, body: { id, outcome: 'approve' } });
  await until(() => subjects.length > 0, 'a mail');
}

/** @param {Record<string, string>} env */
function commands(env) {
  const main = join(root, products.server.output, 'main.js');
  /** @param {...string} words @returns {Promise<string>} what it printed */
  return async (...words) => {
    const { code, printed } = await runHeld(process.execPath, [main, ...words], { env });
    assert.equal(code, 0, `${words[0]}: ${printed}`);
    return printed;
  };
}
