import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, transform } from 'esbuild';
import { getResponse } from 'msw';
import { mockBackend } from 'pest-sdk/mock';
import { type Browser, chromium, type Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOptions } from '../../scripts/browser.mjs';
import { root } from './packed';

/**
 * What the pages of the packages show is run as it stands, on the built packages: in Node what is for a server, the rest in
 * a browser, on a page of a host that has what the pages say that it has. A backend answers the contract to both. That it
 * type-checks is asked by its neighbour.
 */
const pages = [
  'README.md',
  'docs/embedding.md',
  'docs/stability.md',
  'packages/pest-sdk/README.md',
  'packages/pest-ui/README.md',
];
/** Run as `examples/next` is. */
const ofNext = /from 'next\//;
const ofNode = /from 'node:/;

interface Snippet {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

const snippets = (await Promise.all(pages.map(snippetsOf))).flat();
const [forServers, forPages] = [true, false].map((isNode) =>
  snippets.filter(({ code }) => ofNode.test(code) === isNode),
);
let browser: Browser;
/** The host's page, and the script that it brings. */
let shown = { html: '', script: '' };
const host = createServer((request, response) => answer(request.url ?? '/', response));
beforeAll(async () => {
  browser = await chromium.launch(browserOptions());
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await browser?.close();
  host.close();
});

it('finds them', () => {
  expect([forServers?.length, forPages?.length]).toEqual([4, 17]);
});

it.each(forPages ?? [])('$name runs in a page', async ({ language, code }) => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  shown =
    language === 'html'
      ? { html: hostHas + code, script: '' }
      : { html: `${hostHas}<script type="module" src="/snippet.js"></script>`, script: await bundled(code, language) };
  const address = host.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await page.route((url) => url.origin !== origin && url.protocol !== 'blob:', backend());
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
  await page.close();
});

it.each(forServers ?? [])('$name runs in Node', async ({ name, code }) => {
  const { handlers } = mockBackend();
  const contract = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = new Headers(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    const asked = new Request(`http://pest.test${request.url}`, { method: request.method ?? 'GET', headers, body });
    const answered = await getResponse([...handlers], asked);
    response.writeHead(answered?.status ?? 404, { 'Content-Type': 'application/json' });
    response.end(await answered?.text());
  });
  await new Promise<void>((listening) => contract.listen(0, '127.0.0.1', listening));
  const address = contract.address();
  const folder = join(root, '.cache', 'snippets');
  const file = join(folder, `${name.replace(/\W+/g, '-')}.mjs`);
  await mkdir(folder, { recursive: true });
  // A server that listens has run; nobody else may have its port.
  const ends = code.replace(/listen\(3000\)/, 'listen(0, () => process.exit())');
  await writeFile(file, (await transform(ends, { loader: 'ts' })).code);
  const env = {
    ...process.env,
    PEST_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    PEST_LOGIN: '13900000001',
    PEST_PASSWORD: 'pest1234',
    PEST_KEY: 'pest_key_1',
  };
  try {
    const { stderr } = await promisify(execFile)(process.execPath, [file], { env });
    expect(stderr).toBe('');
  } finally {
    contract.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What the pages say that a host has. */
const hostHas = `<!doctype html><title>Host</title><div id="heat-map"></div><div id="root"></div><script>
  Object.assign(window, {
    session: { token: 'mine' },
    token: 'mine',
    floorPlanId: 'floorPlan-1',
    show() {},
    showDevice() {},
    erp: { async keepCustomer() {} },
    process: { env: {} },
    plan: { id: 'hall', name: 'Hall', image: { src: '/hall.png', width: 1600, height: 1000 } },
    points: [{ deviceId: '1', code: 'L-01', type: 'flyLamp', x: 0.3, y: 0.4, value: 12, deviceDays: 30 }],
  });
</script>`;

/** Files that the pages say are the host's own. */
const ownFiles: Readonly<Record<string, string>> = {
  './our-data': 'export const { plan, points } = window;',
  './french-words': `export { pestMessages } from 'pest-ui/languages/words';
    import { pestMessages } from 'pest-ui/languages/words'; export const frenchWords = pestMessages.en;`,
};

async function bundled(code: string, language: string): Promise<string> {
  // What is exported is used: a component is drawn.
  const drawn = /export (?:default )?function (\w+)\(/.exec(code)?.[1];
  const use = drawn
    ? `;import { createRoot as rootOf } from 'react-dom/client'; import { createElement as make } from 'react';
       rootOf(document.querySelector('#root')).render(make(${drawn}, { plan: window.plan, points: window.points }));`
    : '';
  const { outputFiles } = await build({
    stdin: { contents: code + use, loader: language === 'ts' ? 'ts' : 'tsx', resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'own-files',
        setup(on) {
          on.onResolve({ filter: /^\.\// }, ({ path, importer }) =>
            importer === '<stdin>' && path in ownFiles ? { path, namespace: 'own' } : undefined,
          );
          on.onLoad({ filter: /./, namespace: 'own' }, ({ path }) => ({
            contents: ownFiles[path] ?? '',
            resolveDir: root,
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The host's own server. */
async function answer(path: string, response: ServerResponse): Promise<void> {
  const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'Content-Type': type }).end(body);
  if (path === '/') return void send('text/html', shown.html);
  if (path === '/snippet.js') return void send('text/javascript', shown.script);
  if (path === '/pest-token') return void send('text/plain', 'pest_embed_1');
  if (path.endsWith('.png')) return void send('image/png', png);
  const file = path.startsWith('/pest/')
    ? join(root, 'packages/pest-ui/dist/browser', path.slice('/pest/'.length))
    : join(root, 'node_modules/msw/lib', path);
  const body = await readFile(file).catch(() => null);
  if (body) send('text/javascript', body);
  else response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
}

/** Answers the contract on every other origin. */
function backend() {
  const { handlers } = mockBackend();
  return async (route: Route): Promise<void> => {
    const request = route.request();
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ headers: cors });
    const asked = new Request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    const answered = await getResponse([...handlers], asked);
    if (!answered) return route.fulfill({ headers: cors, contentType: 'text/html', body: '' });
    const headers = { ...Object.fromEntries(answered.headers), ...cors };
    return route.fulfill({ status: answered.status, headers, body: Buffer.from(await answered.arrayBuffer()) });
  };
}

/** Blocks that are whole: those that begin with an import, or are HTML. */
async function snippetsOf(file: string): Promise<Snippet[]> {
  const text = await readFile(join(root, file), 'utf8');
  const blocks = [...text.matchAll(/^```(tsx?|jsx?|html)\n([\s\S]*?)^```$/gm)];
  return blocks.flatMap(([, language = '', code = ''], at) =>
    (language === 'html' || /^(?:'use client';\n)?import /.test(code)) && !ofNext.test(code)
      ? [{ name: `${file} ${at + 1}`, language, code }]
      : [],
  );
}
