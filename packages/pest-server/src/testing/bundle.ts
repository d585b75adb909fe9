import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Beside the packages, so that what is bundled finds the libraries and fonts that it loads. */
const cache = new URL('../../node_modules/.cache/bundles/', import.meta.url);
const sdk = new URL('../../../pest-sdk/', import.meta.url);

/**
 * A source file as one script for a worker or a process, neither of which loads TypeScript. Named by what is in it and
 * renamed into place: runs beside each other do not see half a file.
 */
export async function bundle(source: URL): Promise<URL> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    packages: 'external',
    alias: await sdkSources(),
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const name = `${basename(source.pathname, '.ts')}-${createHash('sha256').update(script).digest('hex').slice(0, 16)}.mjs`;
  await mkdir(cache, { recursive: true });
  const aside = new URL(`${name}.${process.pid}`, cache);
  await writeFile(aside, script);
  await rename(aside, new URL(name, cache));
  return new URL(name, cache);
}

/** Every entry of pest-sdk by its source: nothing has to be built first. */
async function sdkSources(): Promise<Record<string, string>> {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    await readFile(new URL('package.json', sdk), 'utf8'),
  );
  const sources = Object.entries(manifest.exports).flatMap(([entry, to]) => {
    const source = to instanceof Object ? Reflect.get(to, '@pest/source') : undefined;
    return typeof source === 'string'
      ? [[`pest-sdk${entry.slice(1)}`, fileURLToPath(new URL(source, sdk))] as const]
      : [];
  });
  return Object.fromEntries(sources);
}
