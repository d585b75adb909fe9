import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, createConsumer, root } from './packed';

const published = ['pest-sdk', 'pest-ui'] as const;
/** What a React host brings itself, and the tools it is built with. */
const hostBrings = ['@types/react', '@types/react-dom', '@types/node', 'vite'];

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer(published, hostBrings);
}, 120_000);
afterAll(() => consumer.remove());

describe.each(published)('%s', (name) => {
  it('packs what it runs with, its readme and its licence, and no source', () => {
    const files = consumer.files.get(name) ?? [];
    expect(files).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'dist/index.js']),
    );
    expect(files.filter((file) => /(^src\/|\.test\.|\.stories\.|\.fixture\.)/.test(file))).toEqual([]);
  });

  it('offers the same values to import and to require as the list of its exports', async () => {
    const listed = await valuesListed(name);
    await consumer.write('esm.mjs', `import * as all from '${name}'; console.log(JSON.stringify(Object.keys(all)));`);
    await consumer.write('cjs.cjs', `console.log(JSON.stringify(Object.keys(require('${name}'))));`);
    expect(JSON.parse(await consumer.run('node', ['esm.mjs'])).sort()).toEqual(listed);
    expect(JSON.parse(await consumer.run('node', ['cjs.cjs'])).sort()).toEqual(listed);
  });
});

describe('examples/webhooks', () => {
  /** Sends one message twice, and the same with another secret; prints the statuses and what the example said. */
  const script = `
    import { spawn } from 'node:child_process';
    import { signWebhook } from 'pest-sdk/webhooks';
    const secret = 'whsec_' + btoa('thirty-two bytes of a good secret');
    const server = spawn(process.execPath, ['server.mjs'], { env: { ...process.env, PEST_SECRET: secret, PORT: '0' } });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => { said += part; });
    while (!said.includes('Listening')) await new Promise((done) => server.stdout.once('data', done));
    const url = /http:\\S+/.exec(said)[0];
    const data = { contractId: 'c-1', number: 'C-1', outcome: 'approved' };
    const body = JSON.stringify({ type: 'contract.decided', timestamp: '2026-05-04T02:00:00.000Z', data });
    const send = async (by) => {
      const headers = signWebhook([by], { id: 'm-1', sentAt: new Date(), body });
      return (await fetch(url, { method: 'POST', headers, body })).status;
    };
    const statuses = [await send(secret), await send(secret), await send('whsec_' + btoa('another secret'))];
    server.on('close', () => console.log(JSON.stringify({ statuses, said })));
    server.kill();`;

  it('believes what is signed, prints it once, and refuses the rest', async () => {
    const example = join(root, 'examples/webhooks/server.mjs');
    await consumer.write('server.mjs', await readFile(example, 'utf8'));
    await consumer.write('webhooks.mjs', script);
    const { statuses, said } = JSON.parse(await consumer.run('node', ['webhooks.mjs']));
    expect(statuses).toEqual([204, 204, 401]);
    expect(said.match(/contract\.decided/g)).toHaveLength(1);
  });
});

describe('npx pest-sdk conformance', () => {
  const program = 'node_modules/pest-sdk/dist/conformance/cli.js';
  /** Exit code, then what was printed; a backend that has none of the calls stands in the same process's place. */
  const script = `
    import { spawn } from 'node:child_process';
    import { createServer } from 'node:http';
    const backend = createServer((_, reply) => reply.writeHead(404).end()).listen(0, '127.0.0.1', () => {
      const args = process.argv.slice(2).map((arg) => arg.replace('HERE', 'http://127.0.0.1:' + backend.address().port));
      const run = spawn(process.execPath, ['${program}', ...args]);
      let text = '';
      for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => { text += part; });
      run.on('close', (code) => { console.log(code, text); backend.close(); });
    });`;

  it('tells by table, JSON and exit code what a backend answers', async () => {
    await consumer.write('conformance.mjs', script);
    const asked = (...args: readonly string[]) => consumer.run('node', ['conformance.mjs', 'conformance', ...args]);
    const table = await asked('HERE');
    expect(table).toMatch(/^1 Conformance of http/);
    expect(table).toContain('reachable: HTTP 404');
    const [code = '', ...json] = (await asked('HERE', '--json')).split(' ');
    expect([code, JSON.parse(json.join(' '))]).toMatchObject(['1', { passed: 0, skipped: 0 }]);
    expect(await asked('http://127.0.0.1:1')).toMatch(/^2 fetch failed/);
    expect(await asked('nowhere')).toMatch(/^2 pest-sdk conformance <base url>/);
  });
});

describe('pest-sdk/mock', () => {
  beforeAll(() => consumer.install('msw'));

  it('answers in Node, by import and by require, once the host has msw', async () => {
    const use = 'console.log(mockBackend().handlers.length > 100, sampleResult("auth.login"))';
    await consumer.write('mock.mjs', `import { mockBackend, sampleResult } from 'pest-sdk/mock'; ${use}`);
    await consumer.write('mock.cjs', `const { mockBackend, sampleResult } = require('pest-sdk/mock'); ${use}`);
    expect(await consumer.run('node', ['mock.mjs'])).toBe('true mock-token\n');
    expect(await consumer.run('node', ['mock.cjs'])).toBe('true mock-token\n');
  });

  it('type-checks', async () => {
    await consumer.write('mock-host.ts', mockSource);
    await consumer.write(
      'tsconfig.json',
      tsconfig({ module: 'ESNext', moduleResolution: 'bundler' }, ['mock-host.ts']),
    );
    await consumer.run('tsc', ['-p', 'tsconfig.json']);
  });
});

it('pest-sdk/schemas holds a client to the contract, by import and by require', async () => {
  const use =
    "console.log(strictChecks('stock.addCategoryStock', { stock: 5 }) instanceof Error, endpoints.length > 180)";
  await consumer.write('schemas.mjs', `import { endpoints, strictChecks } from 'pest-sdk/schemas'; ${use}`);
  await consumer.write('schemas.cjs', `const { endpoints, strictChecks } = require('pest-sdk/schemas'); ${use}`);
  expect(await consumer.run('node', ['schemas.mjs'])).toBe('true true\n');
  expect(await consumer.run('node', ['schemas.cjs'])).toBe('true true\n');
});

describe('a TypeScript host', () => {
  it.each([
    ['a bundler', 'host.tsx', { module: 'ESNext', moduleResolution: 'bundler' }],
    ['Node, ES modules', 'host.mts', { module: 'NodeNext', moduleResolution: 'NodeNext' }],
    ['Node, CommonJS', 'host.cts', { module: 'NodeNext', moduleResolution: 'NodeNext' }],
  ])('type-checks under %s', async (_, file, resolution) => {
    await consumer.write(file, hostSource);
    await consumer.write('tsconfig.json', tsconfig(resolution, [file]));
    await consumer.run('tsc', ['-p', 'tsconfig.json']);
  });
});

const pages = [
  'README.md',
  'docs/embedding.md',
  'docs/stability.md',
  'packages/pest-sdk/README.md',
  'packages/pest-ui/README.md',
];

it('each snippet of the documentation that says what it imports type-checks', async () => {
  await consumer.install('msw');
  const snippets = (await Promise.all(pages.map(snippetsOf))).flat();
  expect(snippets.length).toBeGreaterThan(12);
  for (const [at, { language, code }] of snippets.entries())
    await consumer.write(`snippets/${at}/snippet.${language}`, `${code}\nexport {};\n`);
  await consumer.write('snippets/host.d.ts', hostHas);
  for (const at of snippets.keys()) {
    await consumer.write(`snippets/${at}/our-data.ts`, ourData);
    await consumer.write(`snippets/${at}/french-words.ts`, frenchWords);
  }
  const resolution = { module: 'ESNext', moduleResolution: 'bundler' };
  await consumer.write('tsconfig.json', tsconfig(resolution, ['snippets']));
  await consumer.run('tsc', ['-p', 'tsconfig.json']);
});

it('a page of the registry leads nowhere that is not in the package', async () => {
  for (const name of published) {
    const files = consumer.files.get(name) ?? [];
    for (const page of files.filter((file) => file.endsWith('.md'))) {
      const text = await readFile(join(consumer.folder, 'node_modules', name, page), 'utf8');
      const links = [...text.matchAll(/\]\((?!https:|#)([^)#]+)/g)].map(([, link = '']) => join(dirname(page), link));
      expect(links.filter((link) => !files.includes(link))).toEqual([]);
    }
    const manifest = JSON.parse(await readFile(join(consumer.folder, 'node_modules', name, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      repository: { directory: `packages/${name}` },
      homepage: expect.any(String),
      keywords: expect.arrayContaining(['pest control']),
    });
  }
});

it('examples/react type-checks and builds on the packed packages', async () => {
  const example = join(consumer.folder, 'example');
  await cp(join(root, 'examples/react'), example, {
    recursive: true,
    filter: (path) => !/node_modules|dist/.test(path),
  });
  await consumer.write('example/tsconfig.json', tsconfig({ module: 'ESNext', moduleResolution: 'bundler' }, ['src']));
  await consumer.run('tsc', ['-p', 'tsconfig.json'], example);
  await consumer.run('vite', ['build'], example);
  expect(await readFile(join(example, 'dist/index.html'), 'utf8')).toContain('<script type="module"');
});

const hostSource = `
import { createPestClient, PestError, type RequestInput, type ResultOf } from 'pest-sdk';
import { strictChecks } from 'pest-sdk/schemas';
import { type FloorPlan, HeatMap, type HeatPoint, PestProvider } from 'pest-ui';
import { createElement } from 'react';

const client = createPestClient({ baseUrl: 'https://pest.example', check: strictChecks });
export async function codes(): Promise<string[]> {
  const all = [];
  for await (const { code } of client.device.myList.all({ search: 'lamp' }, { atMost: 500 })) all.push(code);
  return all;
}
export async function stock(search: string): Promise<ResultOf<'stock.consumablesStock'>['items']> {
  const request: RequestInput<'stock.consumablesStock'> = { search };
  try {
    return (await client.stock.consumablesStock(request)).items;
  } catch (error) {
    if (error instanceof PestError && error.errorName === 'general.notFound') return [];
    throw error;
  }
}

const plan: FloorPlan = { id: 'hall-1', name: 'Hall 1', image: { src: '/hall-1.svg', width: 1200, height: 700 } };
const points: readonly HeatPoint[] = [];
export const page = createElement(PestProvider, {
  locale: 'en',
  children: createElement(HeatMap, { plan, points }),
});

// @ts-expect-error a consumable has no such field
stock('gel').then(([first]) => first?.shelf);
`;

const mockSource = `
import { setupServer } from 'msw/node';
import { mockHandlers, refusal, sampleResult } from 'pest-sdk/mock';

setupServer(
  ...mockHandlers({
    'task.checkIn': refusal('task.notServiceDay'),
    'task.details': ({ request }) => ({ ...sampleResult('task.details'), id: request.id }),
  }),
);
// @ts-expect-error not an answer of this row
mockHandlers({ 'stock.allCategoryStock': 'empty' });
`;

function tsconfig(resolution: object, include: readonly string[]): string {
  return JSON.stringify({
    compilerOptions: {
      ...resolution,
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: ['node'],
      skipLibCheck: true,
    },
    include,
  });
}

/** What the pages say that a host has. */
const hostHas = `
  declare const session: { readonly token: string };
  declare const floorPlanId: string;
  declare function show(words: string | null): void;
  declare function siteOf(request: unknown): string;
  declare function showDevice(id: string | null): void;
  declare function keepFigures(...given: readonly unknown[]): Promise<void>;
`;
const ourData = `
  import type { FloorPlan, HeatPoint } from 'pest-ui';
  export declare const plan: FloorPlan;
  export declare const points: readonly HeatPoint[];
`;

const frenchWords = `
  import type { PestWords } from 'pest-ui/provider';
  export declare const frenchWords: PestWords<'one' | 'other'>;
`;

/** The blocks of a page that begin with an import. */
async function snippetsOf(file: string): Promise<{ readonly language: string; readonly code: string }[]> {
  const text = await readFile(join(root, file), 'utf8');
  const blocks = [...text.matchAll(/^```(tsx?)\n(import [\s\S]*?)^```$/gm)];
  return blocks.map(([, language = 'ts', code = '']) => ({ language, code }));
}

async function valuesListed(name: string): Promise<string[]> {
  const list = await readFile(join(import.meta.dirname, 'exports', `${name}.txt`), 'utf8');
  return list
    .split('\n')
    .filter((line) => line.startsWith('value '))
    .map((line) => line.slice('value '.length))
    .sort();
}
