// @ts-check
/** Makes the empty database that a first start unpacks, beside the built server; kept per version of PGlite, since making it takes seconds. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { root } from './workspace.mjs';

const manifest = join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');
const { version } = JSON.parse(await readFile(manifest, 'utf8'));
const kept = join(root, '.cache', `empty-database-${version}.tar.gz`);
if (!existsSync(kept)) {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('gzip');
  await database.close();
  await mkdir(join(root, '.cache'), { recursive: true });
  const part = `${kept}.${process.pid}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, kept);
}
await copyFile(kept, join(root, 'packages', 'pest-server', 'dist', 'empty-database.tar.gz'));
