import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgres } from '../../database/engines/postgres';
import { newId } from '../../database/ids';
import type { Tables } from '../../database/tables';
import { copyTemplate, dropDatabase } from '../../testing/postgres-cluster';
import { query } from '../../testing/postgres-node';
import { runCommand } from './command-line';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pest-commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newFolder = () => mkdtemp(join(folder, 'f-'));

const postgres = inject('pestPostgres');
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) if (postgres) await dropDatabase(postgres, name);
});

/** A new database with the schema and nothing in it, as `DATABASE_URL` names it. */
async function newDatabase(on: NonNullable<typeof postgres>): Promise<string> {
  const name = `test_${newId(new Date()).replaceAll('-', '')}`;
  await copyTemplate(on, name);
  databases.push(name);
  return addressOf(on, name, on.nodes[0].user);
}

/** Without a schema, and of a role that may do no more than own it, as in production. */
async function ordinaryDatabase(on: NonNullable<typeof postgres>): Promise<string> {
  const name = `test_${newId(new Date()).replaceAll('-', '')}`;
  await query(on.nodes[0], 'postgres', `create role ${name} login createrole`, `create database ${name} owner ${name}`);
  databases.push(name);
  return addressOf(on, name, name);
}

function addressOf({ nodes: [{ host, port }] }: NonNullable<typeof postgres>, name: string, user: string): string {
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`;
}

const run = async (line: readonly string[], env: Record<string, string> = {}) => {
  const [out, err]: [string[], string[]] = [[], []];
  const output = { say: (text: string) => void out.push(text), warn: (text: string) => void err.push(text) };
  const code = await runCommand(line, env, output, async () => null);
  return { code, out: out.join('\n'), err: err.join('\n') };
};

test('tells what it does in the language of the machine or of --lang, without a right setting', async () => {
  const wrong = { PORT: 'none' };
  expect(await run(['--help'], { ...wrong, LANG: 'zh_CN.UTF-8' })).toMatchObject({
    code: 0,
    out: expect.stringContaining('用法'),
  });
  for (const name of [
    'start',
    'create-admin',
    'backup',
    'restore',
    'move',
    'check',
    'export',
    'erase',
    'reset-factor',
  ]) {
    expect((await run([name, '--help'], { ...wrong, LANG: 'C' })).out).toMatch(`Usage: pest-server ${name}`);
    expect((await run(['--lang', 'zh', '--help', name])).out).toMatch(`用法：pest-server ${name}`);
  }
});

test('starts the server without a command, and answers 2 to wrong usage', async () => {
  expect((await run([])).code).toBe(null);
  expect((await run(['start'])).code).toBe(null);
  for (const line of [['stop'], ['start', 'now'], ['backup', '--what'], ['restore'], ['move', '--to', 'mysql://x']])
    expect((await run(line)).code, line.join(' ')).toBe(2);
  expect((await run(['move', 'postgres://pest:secret@db/pest'])).err).not.toContain('secret');
  expect(await run(['check'], { PORT: 'none' })).toMatchObject({ code: 1, err: expect.stringContaining('PORT') });
  expect((await run(['check'], { PEST_DATA_DIR: join(folder, 'nowhere') })).code).toBe(1);
});

test.skipIf(!postgres)('does all its work on PostgreSQL', async () => {
  if (!postgres) return;
  const [one, two, three] = [
    await newDatabase(postgres),
    await ordinaryDatabase(postgres),
    await ordinaryDatabase(postgres),
  ];
  const env = { DATABASE_URL: one, PEST_DATA_DIR: await newFolder(), PEST_PUBLIC_URL: 'https://pest.example.com' };
  const made = await run(['create-admin', '--phone', '13812345678', '--company', 'Platform Ltd'], env);
  expect(made.out).toMatch(
    /https:\/\/pest\.example\.com\/resetPassword#phone=13812345678&code=\d{6}&device=[0-9a-f]{32}$/,
  );
  const path = join(await newFolder(), 'one.pest');
  expect(await run(['backup', '--to', path], env)).toMatchObject({ code: 0, out: expect.stringContaining(path) });
  const other = { DATABASE_URL: two, PEST_DATA_DIR: await newFolder() };
  expect(await run(['restore', path], other)).toMatchObject({ code: 0, err: '' });
  expect(await run(['restore', path], other)).toMatchObject({ code: 1, err: expect.stringContaining('already') });
  expect(await run(['check'], other)).toMatchObject({ code: 0, out: expect.stringContaining('Sound') });
  // A server that holds a connection would go on writing.
  const server = openPostgres(two);
  const kysely = new Kysely<Tables>({ dialect: server.dialect });
  await sql`select 1`.execute(kysely);
  expect(await run(['move', '--to', three], other)).toMatchObject({
    code: 1,
    err: expect.stringContaining('connected'),
  });
  await kysely.destroy();
  expect(await run(['move'], { ...other, PEST_MOVE_TO: three })).toMatchObject({ code: 0, err: '' });
  expect((await run(['check'], { ...other, DATABASE_URL: three })).code).toBe(0);
});
