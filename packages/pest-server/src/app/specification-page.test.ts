import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const here = 'packages/pest-server/src/app/specification-page.test.ts';

/** What the check says of a page; nothing where it finds no fault. */
function checked(page?: string): Promise<string> {
  const given = page === undefined ? [] : [page];
  return new Promise((done) => {
    execFile(process.execPath, ['scripts/specification.mjs', ...given], { cwd: root }, (error, _out, said) =>
      done(error ? said : ''),
    );
  });
}

test('each sentence of docs/specification.md names a test that there is, or its reading', async () => {
  expect(await checked()).toBe('');
});

test.each([
  ['a sentence with neither', '| 1.1 | It is so. |  |', 'neither a test nor a reading'],
  ['a reading without a word', '| 1.1 | It is so. | reading: |', 'neither a test nor a reading'],
  ['a file that is not there', '| 1.1 | It is so. | `tests/none.spec.ts › it is` |', 'no test file'],
  ['a title that no test has', `| 1.1 | It is so. | \`${here} › it is so\` |`, 'has no test'],
  ['a number given twice', '| 1.1 | One. | reading: so |\n| 1.1 | Two. | reading: so |', 'given twice'],
  ['a page without a sentence', 'nothing', 'has no sentence'],
])('%s is found', async (_, text, fault) => {
  const folder = await mkdtemp(join(tmpdir(), 'page-'));
  const page = join(folder, 'page.md');
  await writeFile(page, text);
  try {
    expect(await checked(page)).toContain(fault);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['a reading', '| 1.1 | It is so. | reading: it is. |'],
  ['the beginning of a title', `| 1.1 | It is so. | \`${here} › each sentence of docs\` |`],
  ['the title of a table of cases', `| 1.1 | It is so. | \`${here} › %s is found\` |`],
])('%s holds a sentence', async (_, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'page-'));
  const page = join(folder, 'page.md');
  await writeFile(page, text);
  try {
    expect(await checked(page)).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
