// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Chromium speaks HTTP/2 over TLS only: a certificate of an hour, which the browser is told to believe. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'pest-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...asked, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Passes everything on to a server that speaks HTTP/1.1, as a reverse proxy does.
 * @param {string} site
 */
export function proxyOf(site) {
  return listening((stream, headers) => {
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
    const asked = request(site + headers[':path'], {
      method: headers[':method'],
      headers: { ...passed, host: headers[':authority'] },
    });
    asked.once('response', (answer) => {
      const { connection, 'transfer-encoding': _, 'keep-alive': _alive, ...kept } = answer.headers;
      if (stream.destroyed) return answer.destroy();
      stream.respond({ ':status': answer.statusCode ?? 502, ...kept });
      answer.pipe(stream);
    });
    asked.once('error', () => stream.close());
    stream.pipe(asked);
  });
}

/**
 * The built files of a single-page application, compressed like ours.
 * @param {string} folder
 */
export function filesOf(folder) {
  /** @type {Map<string, Promise<{ type: string, body: Buffer }>>} */
  const kept = new Map();
  const fileAt = (/** @type {string} */ path) =>
    readFile(join(folder, path))
      .catch(() => readFile(join(folder, 'index.html')))
      .then((bytes) => ({ type: types[extname(path)] ?? 'text/html', body: brotliCompressSync(bytes) }));
  return listening(async (stream, headers) => {
    const path = new URL(`https://localhost${headers[':path']}`).pathname;
    const file = kept.get(path) ?? fileAt(path);
    kept.set(path, file);
    const { type, body } = await file;
    if (stream.destroyed) return;
    stream.respond({ ':status': 200, 'content-type': type, 'content-encoding': 'br', 'content-length': body.length });
    stream.end(body);
  });
}

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * @param {(stream: import('node:http2').ServerHttp2Stream, headers: import('node:http2').IncomingHttpHeaders) => void} answer
 * @returns {Promise<{ site: string, close: () => Promise<void> }>}
 */
async function listening(answer) {
  const server = createSecureServer(certificate());
  /** @type {Set<import('node:http2').ServerHttp2Session>} */
  const sessions = new Set();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    // Who leaves a page does not wait for its answers.
    stream.on('error', () => undefined);
    answer(stream, headers);
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    site: `https://localhost:${address.port}`,
    close: () => {
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}
