import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const areas = 'packages/pest-server/src/areas/stock';

const asked: readonly string[] = [
  "if (!call.caller.permissions.has('btn_stock')) return null;",
  'if (call.caller.type === 1) return null;',
  'if (call.caller.platform) return null;',
  'const { caller } = call; if (caller.type !== 3) return null;',
  'if (account.type === userTypes.administrator) return null;',
  "refuse('permission.denied');",
  "refuse('permission.denied', { field: 'id' });",
  'call.grant.requireKind(account.kind);',
];
const decided = "call.requireKind('chemical'); return call.scope === 'all' && call.sees('review');";

describe('a handler asks for no right by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'asked-by-hand-'));
  let said = '';

  function plant(path: string, line: string): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export function planted(call, account, userTypes, refuse) {\n  ${line}\n}\n`);
  }

  /** The linter as the project sets it, over handlers that ask. */
  beforeAll(() => {
    const settings = readFileSync(join(root, 'biome.json'), 'utf8')
      .replace('"enabled": true', '"enabled": false')
      .replaceAll('./scripts/lint/', join(root, 'scripts/lint/').replaceAll('\\', '/'));
    writeFileSync(join(folder, 'biome.json'), settings);
    for (const [index, line] of asked.entries()) plant(`${areas}/asked-${index}.ts`, line);
    plant(`${areas}/decided.ts`, decided);
    plant('packages/pest-server/src/call/guard.ts', "refuse('permission.denied');");
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const run = spawnSync(process.execPath, [biome, 'lint', '--max-diagnostics=none', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    said = run.stdout + run.stderr;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(asked.map((line, index) => [line, index] as const))('%s', (_, index) => {
    expect(said).toMatch(new RegExp(`${areas}/asked-${index}\\.ts:2:\\d+ plugin`));
  });

  test('what the guard decided is not asked by hand, and the guard itself may ask', () => {
    expect(said).not.toMatch(/(decided|guard)\.ts:\d+:\d+ plugin/);
  });
});
