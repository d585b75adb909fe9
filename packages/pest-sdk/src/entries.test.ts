import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Every module that a browser loads with an entry, in whole: a bundler that drops nothing is the worst case. */
async function modulesOf(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    treeShaking: false,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

const packagesIn = (modules: readonly string[]) =>
  new Set(modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []));

// A module of Node would fail the build: it is made for browsers.
describe('in a browser', () => {
  it('pest-sdk is axios and itself, without a schema', async () => {
    expect([...packagesIn(await modulesOf('index.ts'))]).toEqual(['axios']);
  });

  it('pest-sdk/schemas adds the schema library, and no client', async () => {
    expect([...packagesIn(await modulesOf('schemas/index.ts'))]).toEqual(['zod']);
  });

  it('pest-sdk/webhooks adds what signs and verifies', async () => {
    expect([...packagesIn(await modulesOf('webhooks/index.ts'))].sort()).toEqual([
      '@stablelib/base64',
      'fast-sha256',
      'standardwebhooks',
      'zod',
    ]);
  });
});
