import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
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
    /** PostgreSQL with a migrated template database, or null where it is not tested. */
    pestPostgres: TestPostgres | null;
  }
}

const cache = new URL('../../node_modules/.cache/', import.meta.url);

const choices = ['embedded', 'postgres', 'each'] as const;
type Choice = (typeof choices)[number];

/** Once per run: one migrated database of each engine that `PEST_TEST_ENGINE` asks for; every test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const choice = chosenEngine(process.env.PEST_TEST_ENGINE);
  const cluster = choice === 'embedded' ? null : await startCluster();
  if (choice !== 'embedded' && !cluster) missPostgres(choice);
  project.provide('pestTemplate', choice === 'postgres' ? '' : await embeddedTemplate());
  if (cluster) await makeTemplate(cluster, cluster.createDatabase);
  project.provide('pestPostgres', cluster && { nodes: cluster.nodes, login: cluster.login });
  return async () => cluster?.stop();
}

/** The embedded database unless asked otherwise: it needs nothing that has to be installed. */
function chosenEngine(asked = 'embedded'): Choice {
  const choice = choices.find((one) => one === asked);
  if (!choice) throw new Error(`PEST_TEST_ENGINE is "${asked}"; it may be ${choices.join(', ')}.`);
  return choice;
}

/** @throws where PostgreSQL alone was asked for. */
function missPostgres(choice: Choice): void {
  const found = `PEST_TEST_ENGINE=${choice}, but no PostgreSQL binaries were found on this machine`;
  if (choice === 'postgres') throw new Error(`${found}.`);
  process.stderr.write(`${found}: the server is tested on the embedded database only.\n`);
}

async function embeddedTemplate(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const file = new URL(`database-${await templateHash()}.tar`, cache);
  if (!existsSync(file)) {
    const channel = await openEmbeddedMemory();
    const kysely = new Kysely<Tables>({ dialect: embeddedDialect(channel) });
    await migrate(kysely);
    // They are two thirds of what would be copied.
    await sql`update pg_database set datistemplate = false`.execute(kysely);
    for (const name of ['template0', 'template1']) await sql`drop database ${sql.ref(name)}`.execute(kysely);
    const dump = await channel.dump();
    const aside = new URL(`${file.href}.${process.pid}`);
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
    await rename(aside, file);
    await kysely.destroy();
  }
  return fileURLToPath(file);
}

/** Of everything that decides what the template holds. */
async function templateHash(): Promise<string> {
  const migrations = new URL('../database/migrations/', import.meta.url);
  const steps = (await readdir(migrations, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  const host = new URL('../database/engines/embedded-host.ts', import.meta.url);
  const hash = createHash('sha256');
  const sources = [...steps.map((name) => new URL(name, migrations)), host, new URL(import.meta.url)];
  for (const source of sources) hash.update(await readFile(source));
  return hash.digest('hex').slice(0, 16);
}
