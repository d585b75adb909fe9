// @ts-check
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** No nonce, no hash, no `unsafe-inline`, and no address but the page's own. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'";

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
});

/**
 * A host's web server: files of one folder or more, the first that has it.
 * @param {readonly string[]} folders
 * @param {{ readonly policy?: string | undefined }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolders(folders, { policy } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const body = await firstOf(folders.map((folder) => join(folder, path)));
    const headers = { ...(policy !== undefined && { 'Content-Security-Policy': policy }) };
    if (body === null) response.writeHead(404, headers).end();
    else response.writeHead(200, { ...headers, 'Content-Type': types[extname(path)] ?? 'text/plain' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}

/** @param {readonly string[]} paths */
async function firstOf(paths) {
  for (const path of paths) {
    const body = await readFile(path).catch(() => null);
    if (body !== null) return body;
  }
  return null;
}
