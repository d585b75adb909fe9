import { createRequire } from 'node:module';
import { build } from 'esbuild';

const server = new URL('../../packages/pest-server/', import.meta.url);
/** Packages as the server has them. */
const require = createRequire(new URL('package.json', server));
/** Inside the server's package, so that the bundles find the packages it has installed. */
const cache = new URL('node_modules/.cache/', server);

/** Bundles a source file of the repository and answers where it lies. */
export async function bundle(source, name) {
  const target = new URL(`bench-${name}.mjs`, cache);
  await build({
    entryPoints: [new URL(source, import.meta.url).pathname],
    outfile: target.pathname,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@pest/source'],
    packages: 'external',
    alias: { 'pest-sdk': new URL('../../packages/pest-sdk/src/index.ts', import.meta.url).pathname },
  });
  return target;
}

/** The server's pieces, and the file of the embedded database's worker. */
export async function serverKit() {
  const workerFile = await bundle(
    '../../packages/pest-server/src/database/engines/embedded-worker.ts',
    'embedded-worker',
  );
  const kit = await import(await bundle('kit.ts', 'kit'));
  const { Kysely, PostgresDialect, sql } = require('kysely');
  const { default: Fastify } = require('fastify');
  const libraries = { Kysely, PostgresDialect, sql, Fastify, pg: require('pg') };
  return { ...kit, ...libraries, workerFile, demoFolder: new URL('demo/', server) };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** What a bench answers when this machine cannot run it. */
export function skipped(id, title, reach) {
  return { id, title, rows: [{ label: 'skipped: no PostgreSQL binaries', value: 0, unit: '' }], reach, met: false };
}
