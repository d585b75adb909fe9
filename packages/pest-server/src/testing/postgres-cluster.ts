import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { openPostgres } from '../database/engines/postgres';
import { migrate } from '../database/migrations';
import type { Tables } from '../database/tables';
import { findBinaries, initNode, type NodeAddress, query, startNode, urlOf } from './postgres-node';

/** PostgreSQL for the tests: one node, or the coordinator of a cluster and its workers. */
export interface TestPostgres {
  readonly nodes: readonly [NodeAddress, ...NodeAddress[]];
  /** The role that the server signs in as. */
  readonly login: { readonly user: string; readonly password: string };
}

/** A PostgreSQL of its own, in a temporary folder. */
export interface TestCluster extends TestPostgres {
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Null when this machine has no PostgreSQL binaries. */
export async function startCluster(): Promise<TestCluster | null> {
  const binaries = findBinaries();
  if (binaries === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'pest-postgres-'));
  await initNode(binaries, folder);
  const { address, stop } = await startNode(binaries, folder, null, []);
  const postgres: TestPostgres = { nodes: [address], login: address };
  return {
    ...postgres,
    url: (database) => databaseUrl(postgres, database),
    createDatabase: (name) => onNodes(postgres, 'postgres', `create database ${name}`),
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The connection string that the server is started with. */
export function databaseUrl({ nodes: [node], login }: TestPostgres, database: string): string {
  return urlOf(node, database, login);
}

/** Runs statements on every node. */
export async function onNodes({ nodes }: TestPostgres, database: string, ...statements: string[]): Promise<void> {
  await Promise.all(nodes.map((node) => query(node, database, ...statements)));
}

const template = 'pest_template';

/** Fills the database that every test file copies; `create` makes it, empty. */
export async function makeTemplate(postgres: TestPostgres, create: (name: string) => Promise<void>): Promise<void> {
  await create(template);
  const kysely = new Kysely<Tables>({ dialect: openPostgres(databaseUrl(postgres, template)).dialect });
  await migrate(kysely);
  await kysely.destroy();
  // Nobody may be in a database that is copied; a background process of an extension may be.
  await onNodes(
    postgres,
    'postgres',
    `alter database ${template} allow_connections false`,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${template}'`,
  );
}

/** A test file's own copy of the template. */
export async function copyTemplate(postgres: TestPostgres, name: string): Promise<void> {
  await onNodes(postgres, 'postgres', `create database ${name} template ${template} owner ${postgres.login.user}`);
}

/**
 * `force` waits five seconds for those who are in it to go; on a machine that is busy they need longer. Nobody comes in
 * meanwhile: the nodes of a cluster look after each other's databases.
 */
export async function dropDatabase(postgres: TestPostgres, name: string, tries = 5): Promise<void> {
  try {
    await onNodes(
      postgres,
      'postgres',
      `update pg_database set datallowconn = false where datname = '${name}'`,
      `drop database if exists ${name} with (force)`,
    );
  } catch (error) {
    if (tries === 1 || !isInUse(error)) throw error;
    await dropDatabase(postgres, name, tries - 1);
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55006';
}

export async function dropTemplate(postgres: TestPostgres): Promise<void> {
  await dropDatabase(postgres, template);
}
