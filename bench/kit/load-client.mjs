// @ts-check
/**
 * Asks one address over some connections, each its next request once the last is answered, in a process of its own, so
 * that its cost is nobody else's. Plain sockets: a client library costs more than the server it asks.
 */
import { connect } from 'node:net';
import { percentile } from './figures.mjs';

/** @typedef {{ port: number, path: string, token: string, connections: number, requests: number, seconds: number, pause: number }} Load */

/** @type {Load} */
const { port, path, token, connections, requests, seconds, pause } = JSON.parse(process.argv[2] ?? '{}');
const head = [`GET ${path} HTTP/1.1`, `Host: localhost:${port}`, ...(token ? [`Authorization: ${token}`] : [])];
const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
const until = performance.now() + seconds * 1000;
/** @type {number[]} */
const took = [];
let asked = 0;

const goesOn = () => asked < requests && performance.now() < until;

function connection() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', ask).setNoDelay(true);
    let received = Buffer.alloc(0);
    let since = 0;
    function ask() {
      if (!goesOn()) return socket.end(() => resolve(undefined));
      asked += 1;
      since = performance.now();
      return socket.write(request);
    }
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = lengthOf(received);
      if (length === null || received.length < length) return;
      if (!received.subarray(0, 15).toString('latin1').startsWith('HTTP/1.1 200')) {
        reject(new Error(`The server answered ${received.toString('utf8').slice(0, 300)}`));
        return;
      }
      took.push(performance.now() - since);
      received = received.subarray(length);
      if (pause > 0) setTimeout(ask, pause);
      else ask();
    });
  });
}

/** Bytes of the answer that begins here, head and body; null while its head is not complete. @param {Buffer} bytes */
function lengthOf(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1];
  if (length === undefined) throw new Error('The answer does not say how long it is.');
  return end + 4 + Number(length);
}

const from = performance.now();
await Promise.all(Array.from({ length: connections }, connection));
const result = { requests: took.length, seconds: (performance.now() - from) / 1000 };
process.stdout.write(JSON.stringify({ ...result, p50: percentile(took, 50), p99: percentile(took, 99) }));
