// @ts-check
/**
 * Puts the value of `pest-sdk/src/contract/calls.ts` into what is built, instead of the module: the list of calls is
 * made from the contract, and a client that carried the whole contract would be three times as heavy.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../packages/pest-sdk/src/contract/calls.ts', import.meta.url));

/** @returns {Promise<string>} the module's code */
async function valueOfCalls() {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? new Uint8Array()).toString('base64');
  const { calls } = await import(`data:text/javascript;base64,${code}`);
  // As short as it goes: a hundred and ninety rows name the same things, and most are sent as their method usually is.
  /** @type {Record<string, unknown[][]>} */
  const byArea = {};
  for (const { name, area, row } of calls) {
    const { method, path, sends, auth, ...more } = row;
    const usual = sends === (method === 'GET' ? 'query' : 'json') && auth === 'token' && Object.keys(more).length === 0;
    byArea[area] ??= [];
    byArea[area].push([name.slice(area.length + 1), method, shortened(path), ...(usual ? [] : [sends, auth, more])]);
  }
  return `export const calls = Object.entries(${JSON.stringify(byArea)}).flatMap(([area, rows]) => rows.map(
    ([name, method, path, sends = method === 'GET' ? 'query' : 'json', auth = 'token', more]) => ({
      area, name: area + '.' + name, row: { method, path: path.replace('~', '${commonStart}'), sends, auth, ...more }
    })));`;
}

const commonStart = '/api/v-';

/** @param {string} path */
function shortened(path) {
  return path.startsWith(commonStart) ? `~${path.slice(commonStart.length)}` : path;
}

/** For Vite's build. */
export const contractCalls = {
  name: 'contract-calls',
  apply: /** @type {const} */ ('build'),
  /** @param {string} id */
  load: (id) => (id.split('?')[0] === source ? valueOfCalls() : null),
};

/** For esbuild, and tsup on top of it. @type {import('esbuild').Plugin} */
export const contractCallsInEsbuild = {
  name: 'contract-calls',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]contract[\\/]calls\.ts$/ }, async ({ path }) =>
      path === source ? { contents: await valueOfCalls(), loader: 'js' } : null,
    );
  },
};
