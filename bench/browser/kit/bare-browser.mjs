// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserOptions } from '../../../scripts/browser.mjs';

/**
 * A browser without a test runner in it. A runner listens to each page's console, and a page that is listened to keeps
 * positions for every error that it makes, for which its scripts are read a second time: 80 ms of a slow phone.
 * @typedef {{ open: (url: string, prepare: (call: Call) => Promise<void>) => Promise<BarePage>, close: () => Promise<void> }} BareBrowser
 * @typedef {(method: string, params?: object) => Promise<unknown>} Call of the DevTools protocol
 * @typedef {{ evaluate: (script: string) => Promise<unknown>, close: () => Promise<void> }} BarePage
 */

/**
 * @param {readonly string[]} flags
 * @returns {Promise<BareBrowser>}
 */
export async function launchBare(flags) {
  const profile = await mkdtemp(join(tmpdir(), 'pest-browser-'));
  const { executablePath = 'chromium', args, env } = browserOptions();
  const own = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...own, ...args, ...flags], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  // Where there is no browser, whoever called still ends what it began.
  await once(browser, 'spawn');
  const call = protocolOf(browser);
  return {
    open: async (url, prepare) => {
      const browserContextId = partOf(await call('Target.createBrowserContext'), 'browserContextId');
      const targetId = partOf(await call('Target.createTarget', { url: 'about:blank', browserContextId }), 'targetId');
      const sessionId = String(partOf(await call('Target.attachToTarget', { targetId, flatten: true }), 'sessionId'));
      /** @type {Call} */
      const ofPage = (method, params) => call(method, params, sessionId);
      await idle(call);
      await prepare(ofPage);
      await ofPage('Page.navigate', { url });
      return {
        evaluate: async (expression) => {
          const answer = { expression, awaitPromise: true, returnByValue: true };
          return partOf(partOf(await ofPage('Runtime.evaluate', answer), 'result'), 'value');
        },
        close: async () => void (await call('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    close: async () => {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      await call('Browser.close');
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Resolves when the browser has nothing more to do: a new window loads pages of the browser's own first, for a second on
 * two cores, and whichever page is measured meanwhile pays for them.
 * @param {Call} call
 */
async function idle(call) {
  const every = 200;
  const idleShare = 0.1;
  for (let before = await busySeconds(call), share = 1; share > idleShare; ) {
    await new Promise((resolve) => setTimeout(resolve, every));
    const now = await busySeconds(call);
    share = ((now - before) * 1000) / every;
    before = now;
  }
}

/**
 * The processor's time that all processes of the browser have taken.
 * @param {Call} call
 */
async function busySeconds(call) {
  const processes = partOf(await call('SystemInfo.getProcessInfo'), 'processInfo');
  if (!Array.isArray(processes)) throw new Error('The browser does not tell what its processes take.');
  return processes.reduce((sum, process) => sum + Number(partOf(process, 'cpuTime')), 0);
}

/**
 * Messages of the protocol through two pipes, each ended by a zero byte.
 * @param {import('node:child_process').ChildProcess} browser
 * @returns {(method: string, params?: object, sessionId?: string) => Promise<unknown>}
 */
function protocolOf(browser) {
  const [, , , to, from] = browser.stdio;
  if (!to || !('write' in to) || !from) throw new Error('The browser has no pipes.');
  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let rest = '';
  from.on('data', (bytes) => {
    const messages = `${rest}${bytes}`.split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = messageOf(message);
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(new Error(String(partOf(error, 'message'))));
    }
  });
  let last = 0;
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      to.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

/**
 * Events have no id: nobody waits for them.
 * @param {string} text
 */
function messageOf(text) {
  /** @type {unknown} */
  const message = JSON.parse(text);
  return { id: Number(partOf(message, 'id')), result: partOf(message, 'result'), error: partOf(message, 'error') };
}

/**
 * @param {unknown} whole
 * @param {string} name
 * @returns {unknown}
 */
function partOf(whole, name) {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
