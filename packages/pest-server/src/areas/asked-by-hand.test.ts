import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What the linter says of a handler with these lines. */
function lint(
  lines: string,
  path = 'packages/pest-server/src/areas/stock/planted.ts',
): { failed: boolean; said: string } {
  const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', `file://${root}`));
  const run = spawnSync(process.execPath, [biome, 'lint', `--stdin-file-path=${path}`], {
    cwd: root,
    input: `import { refuse } from '../../call/refusal';\n\nexport function planted(call, account, userTypes) {\n  ${lines}\n}\n`,
    encoding: 'utf8',
  });
  return { failed: run.status !== 0, said: run.stdout + run.stderr };
}

const message = 'A right is asked by hand';

describe('a handler asks for no right by hand', () => {
  test.each([
    "if (!call.caller.permissions.has('btn_stock')) return null;",
    'if (call.caller.type === 1) return null;',
    'if (call.caller.platform) return null;',
    'const { caller } = call; if (caller.type !== 3) return null;',
    'if (account.type === userTypes.administrator) return null;',
    "refuse('permission.denied');",
    "refuse('permission.denied', { field: 'id' });",
    'call.grant.requireKind(account.kind);',
  ])('%s', (line) => {
    const { failed, said } = lint(line);
    expect(said).toContain(message);
    expect(failed).toBe(true);
  });

  test('what the guard decided is not asked by hand, and the guard itself may ask', () => {
    expect(
      lint("call.requireKind('chemical'); return call.scope === 'all' && call.sees('review');").said,
    ).not.toContain(message);
    expect(lint("refuse('permission.denied');", 'packages/pest-server/src/call/planted.ts').said).not.toContain(
      message,
    );
  });
});
