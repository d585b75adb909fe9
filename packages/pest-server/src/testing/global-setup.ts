import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { embeddedDialect } from '../database/engines/embedded-dialect';
import { openEmbeddedMemory } from '../database/engines/embedded-host';
import { migrate } from '../database/migrations';
import type { Tables } from '../database/tables';
import { makeTemplate, startCluster, type TestPostgres } from './postgres-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated embedded database, to start each test file's own from; empty where it is not tested. */
    pestTemplate: string;
    /** PostgreSQL with a migrated template database, or null when there is none. */
    pestPostgres: TestPostgres | null;
  }
}

const cache = new URL('../../node_modules/.cache/', import.meta.url);

/** Once per run: one migrated database of each engine, that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('pestTemplate', await embeddedTemplate());
  const cluster = await startCluster();
  if (cluster) await makeTemplate(cluster, cluster.createDatabase);
  else process.stderr.write('No PostgreSQL binaries were found: the server is tested on the embedded database only.\n');
  project.provide('pestPostgres', cluster && { nodes: cluster.nodes, login: cluster.login });
  return async () => cluster?.stop();
}

async function embeddedTemplate(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const file = new URL(`database-${await migrationsHash()}.tar`, cache);
  if (!existsSync(file)) {
    const channel = await openEmbeddedMemory();
    const kysely = new Kysely<Tables>({ dialect: embeddedDialect(channel) });
    await migrate(kysely);
    const dump = await channel.dump();
    const aside = new URL(`${file.href}.${process.pid}`);
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
    await rename(aside, file);
    await kysely.destroy();
  }
  return file.pathname;
}

async function migrationsHash(): Promise<string> {
  const folder = new URL('../database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) hash.update(await readFile(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}
