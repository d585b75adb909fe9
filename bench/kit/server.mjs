// @ts-check
/** The built server as a process of its own, set up as an operator does. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { products, root } from '../../scripts/workspace.mjs';
import { endProcess, freePort } from './processes.mjs';

const main = join(root, products.server.output, 'main.js');
/** What a process needs; no setting of who runs the benches comes along. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG'];
const startsWithin = 300_000;

/** Accounts of the demo; all have the password `pest1234`. */
export const people = { administrator: '13900000001', manager: '13900000002', technician: '13900000003' };

/**
 * @typedef {object} ServerOptions
 * @property {string} dataDir
 * @property {string | undefined} [databaseUrl] PostgreSQL instead of the embedded database
 * @property {Record<string, string>} [env]
 * @property {readonly string[]} [command] instead of Node with the built file
 * @property {number} [port] one that nobody has, unless it is named
 */

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/** @param {ServerOptions} options */
export async function startServer({ dataDir, databaseUrl, env = {}, command = [process.execPath, main], port: asked }) {
  const port = asked ?? (await freePort());
  const site = `http://localhost:${port}`;
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environment(site, port, dataDir), ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env },
  });
  let said = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  await ready(child, site, () => said);
  return {
    site,
    port,
    pid: child.pid ?? 0,
    ...callsTo(site),
    stop: () => endProcess(child, 'SIGTERM'),
    kill: () => endProcess(child, 'SIGKILL'),
  };
}

/** @param {string} site @param {number} port @param {string} dataDir @returns {Record<string, string>} */
export function environment(site, port, dataDir) {
  const kept = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    PEST_PUBLIC_URL: site,
    PEST_DATA_DIR: dataDir,
    PEST_OPERATOR_NAME: 'Bench',
    PEST_OPERATOR_ADDRESS: 'Bench',
    PEST_OPERATOR_CREDIT_CODE: '000000000000000000',
    PEST_OPERATOR_CONTACT: 'bench@example.com',
  };
  return { ...Object.fromEntries(kept), ...settings };
}

/** @param {import('node:child_process').ChildProcess} child @param {string} site @param {() => string} said */
async function ready(child, site, said) {
  const giveUp = Date.now() + startsWithin;
  while (child.exitCode === null && child.signalCode === null && Date.now() < giveUp) {
    if (await answers(`${site}/readyz`)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await endProcess(child, 'SIGKILL');
  throw new Error(`The server did not start: ${said()}`);
}

/** @param {string} url */
function answers(url) {
  return fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

/**
 * @typedef {object} CallOptions
 * @property {string} [token]
 * @property {object | URLSearchParams} [body] sent as JSON, or as a form
 */

/** Calls of the contract. @param {string} site */
export function callsTo(site) {
  /**
   * The whole envelope, a refusal as well.
   * @param {string} method @param {string} path @param {CallOptions} [options]
   * @returns {Promise<any>}
   */
  const ask = async (method, path, { token = '', body } = {}) => {
    const isForm = body instanceof URLSearchParams;
    const headers = {
      ...(token && { authorization: token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = isForm ? body : JSON.stringify(body);
    const answer = await fetch(site + path, { method, headers, ...(body && { body: sent }) });
    return answer.json();
  };
  /**
   * What a call answers. @throws where it is refused
   * @param {string} method @param {string} path @param {CallOptions} [options]
   * @returns {Promise<any>}
   */
  const call = async (method, path, options) => {
    const { code, msg, data } = await ask(method, path, options);
    if (code !== 0) throw new Error(`${method} ${path} answered ${code}: ${msg}`);
    return data;
  };
  /** @param {string} loginId @returns {Promise<string>} the token */
  const signIn = (loginId) => {
    const password = createHash('md5').update('pest1234').digest('hex');
    return call('POST', '/api/v-user/login', { body: { loginId, password, loginType: 'web' } });
  };
  return { ask, call, signIn };
}
