import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onNodes, type TestPostgres } from './postgres-cluster';
import { findBinaries, initNode, type NodeAddress, query, type RunningNode, startNode } from './postgres-node';

/** What the server needs of each node; `docs/deployment.md` says it to operators. */
const nodeSettings = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'citus.propagate_set_commands=local',
  'max_prepared_transactions=200',
  'max_worker_processes=100',
];

/** The role that the server signs in as: an ordinary one, as in production. */
const login = { user: 'pest_test', password: 'pest_test' };
/** The nodes sign in to each other as these. */
const tenantRoles = ['app_user', 'app_customer', 'app_embed'];

/** A cluster that this process has started. */
export interface OwnCluster extends TestPostgres {
  /** As if the node's machine were lost. */
  crash(node: number): Promise<void>;
  restart(node: number): Promise<void>;
  stop(): Promise<void>;
}

/** The binaries of a PostgreSQL of this machine that has the extension, or null. */
export function findCitus(): string | null {
  return findBinaries('lib/citus.so');
}

/** Starts a coordinator and two workers in a temporary folder. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const binaries = findCitus();
  if (binaries === null) throw new Error('No PostgreSQL with Citus was found.');
  const folder = await mkdtemp(join(tmpdir(), 'pest-citus-'));
  await chmod(folder, 0o755);
  const ports = await freePorts(3);
  const start = async (node: number) => startNode(binaries, join(folder, String(node)), ports[node] ?? 0, nodeSettings);
  await Promise.all(ports.map((_, node) => initNode(binaries, join(folder, String(node)))));
  const running: RunningNode[] = await Promise.all(ports.map((_, node) => start(node)));
  const [coordinator, ...workers] = running.map(({ address }) => address);
  if (!coordinator) throw new Error('A cluster has a coordinator.');
  return {
    nodes: [coordinator, ...workers],
    login,
    crash: async (node) => running[node]?.stop('SIGQUIT'),
    restart: async (node) => {
      running[node] = await start(node);
    },
    async stop() {
      await Promise.all(running.map((node) => node.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A cluster that runs already, by the URL of a database on its coordinator that has the extension. */
export async function findCluster(coordinatorUrl: string): Promise<TestPostgres> {
  const url = new URL(coordinatorUrl);
  const coordinator: NodeAddress = {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
  const workers = await query(
    coordinator,
    url.pathname.slice(1),
    'select nodename as host, nodeport as port from pg_dist_node where isactive and groupid <> 0 order by nodeid',
  );
  return {
    nodes: [
      coordinator,
      ...workers.map(({ host, port }) => ({ ...coordinator, host: String(host), port: Number(port) })),
    ],
    login,
  };
}

/** Makes a database on every node, as an operator would by the deployment guide. */
export async function createDistributedDatabase(postgres: TestPostgres, name: string): Promise<void> {
  const [coordinator, ...workers] = postgres.nodes;
  await onNodes(postgres, 'postgres', `create database ${name}`);
  await onNodes(postgres, name, 'create extension citus');
  await query(
    coordinator,
    name,
    // Few shards: a test file's tables are made from this database, and each shard is a table.
    `alter database ${name} set citus.shard_count = 4`,
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
    // After the nodes are known, or the roles and their memberships do not reach the workers.
    createRole(login.user, `login createrole password '${login.password}'`),
    ...tenantRoles.map((role) => createRole(role, 'login')),
    createRole('app_system', 'nologin'),
    `grant app_system, ${tenantRoles.join(', ')} to ${login.user}`,
  );
  await onNodes(postgres, 'postgres', `alter database ${name} owner to ${login.user}`);
}

function createRole(name: string, options: string): string {
  return `do $$ begin
    if not exists (select from pg_roles where rolname = '${name}') then create role ${name} ${options}; end if;
  end $$`;
}

/** Ports that were free a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
