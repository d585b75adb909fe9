// @ts-check
/** The proxy in front of two servers for the rolling restart. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bench/kit/processes.mjs';
import { root } from './workspace.mjs';

/**
 * @typedef {object} Proxy
 * @property {string} site
 * @property {() => Promise<number[]>} answered by each server
 * @property {() => Promise<void>} close
 */

/** What Caddy is told. */
const [healthIntervalMs, tryMs] = [1_000, 5_000];

/** Caddy where it is installed, as the documentation tells it; else a model of it. */
export const [proxyName, startProxy] = spawnSync('caddy', ['version']).error
  ? /** @type {const} */ (['a model of Caddy', startModel])
  : /** @type {const} */ (['Caddy', startCaddy]);

/** @param {string} folder @param {readonly number[]} ports @returns {Promise<Proxy>} */
async function startCaddy(folder, ports) {
  const [port, log, file] = [await freePort(), join(folder, 'caddy.log'), join(folder, 'Caddyfile')];
  const page = await readFile(join(root, 'docs/deployment.md'), 'utf8');
  await writeFile(
    file,
    [
      '{\nadmin off\n}',
      `http://127.0.0.1:${port} {`,
      `log {\noutput file ${log}\n}`,
      documentedLines(page, ports),
      'header_down X-Upstream {http.reverse_proxy.upstream.hostport}\n}',
      '}\n',
    ].join('\n'),
  );
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const site = `http://127.0.0.1:${port}`;
  const reached = async () => {
    while (!(await fetch(`${site}/readyz`).catch(() => null))) await pause(50);
  };
  await Promise.race([reached(), ended.then(([code]) => assert.fail(`Caddy ended with ${code}`))]);
  return {
    site,
    async answered() {
      const lines = (await readFile(log, 'utf8')).split('\n');
      return ports.map((one) => lines.filter((line) => line.includes(`:${one}`)).length);
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * `reverse_proxy` as the documentation tells it, still open, with this machine's ports.
 * @param {string} page `docs/deployment.md`
 * @param {readonly number[]} ports
 */
export function documentedLines(page, ports) {
  const [, told] = /^```\n(reverse_proxy server1.*?)\n\}\n```/ms.exec(page) ?? [];
  assert(told, 'docs/deployment.md tells Caddy what to do');
  return ports.reduce((text, port, place) => text.replace(`server${place + 1}:8080`, `127.0.0.1:${port}`), told);
}

/**
 * By turns to those that say they are ready, on connections that are kept. A server that takes no connection has had
 * nothing of the request: another is tried. Nothing else is sent twice.
 * @param {string} _folder @param {readonly number[]} ports @returns {Promise<Proxy>}
 */
async function startModel(_folder, ports) {
  const agent = new Agent({ keepAlive: true });
  const answered = ports.map(() => 0);
  const ready = ports.map(() => false);
  let turn = 0;
  const health = setInterval(async () => {
    for (const [place, port] of ports.entries()) {
      ready[place] = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    }
  }, healthIntervalMs);
  const next = () => {
    turn += 1;
    const [first, second] = [turn % 2, (turn + 1) % 2];
    return ready[first] || !ready[second] ? first : second;
  };
  const server = createServer(async (incoming, outgoing) => {
    /** @type {Buffer[]} */
    const body = [];
    for await (const chunk of incoming) body.push(chunk);
    const giveUp = Date.now() + tryMs;
    const send = () => {
      const place = next();
      const { method, url, headers } = incoming;
      const sent = request({ agent, port: ports[place], host: '127.0.0.1', method, path: url, headers });
      sent.on('response', (answer) => {
        answered[place] = (answered[place] ?? 0) + 1;
        const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
      });
      sent.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code !== 'ECONNREFUSED' || Date.now() > giveUp) return outgoing.writeHead(502).end(`"${error.code}"`);
        ready[place] = false;
        setTimeout(send, 20);
      });
      sent.end(Buffer.concat(body));
    };
    send();
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    site: `http://localhost:${port}`,
    answered: async () => answered,
    async close() {
      clearInterval(health);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
