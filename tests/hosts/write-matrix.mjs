// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./hosts.mjs').Cell} Cell */

/** Seconds of each part of a host's way. @typedef {{ readonly host: string, readonly react: string, readonly install: number, readonly build: number, readonly open: number }} Took */

const root = fileURLToPath(new URL('../..', import.meta.url));
const marks = { from: '<!-- host matrix -->', to: '<!-- /host matrix -->' };

/**
 * Writes every cell to `docs/host-matrix.md`, and a line for each host into the README of pest-ui.
 * @param {readonly Cell[]} cells
 * @param {readonly Took[]} took
 */
export async function writeMatrix(cells, took) {
  const all = table(
    ['Host', 'React', 'In', 'Policy', 'Widgets', 'Scripts', ''],
    cells.map((cell) => [
      cell.host,
      cell.react,
      cell.root,
      cell.policy,
      widgetsOf(cell),
      cell.kilobytes === undefined ? '–' : `${cell.kilobytes} kB`,
      cell.problem ? '✗' : '✓',
    ]),
  );
  const times = table(
    ['Host', 'React', 'Install', 'Build', 'Open and use'],
    took.map(({ host, react, install, build, open }) => [host, react, ...[install, build, open].map(rounded)]),
  );
  const text = `# Host matrix

Made by \`npm run test:hosts\`: the packed packages, installed into a folder of each host, built there and opened in Chromium. A ✓ says that
each widget was drawn with its styles, that the policy refused nothing, that nothing was asked of another server, that
no error was logged (warnings of hydration are such errors), and, where all five stand on a page of their own, that
each was acted on and told the page of it, and that taking them away left no style sheet and no element behind. Each
example besides was used, and broke no rule of WCAG 2.2 AA that axe-core knows. On the partner's page a report was saved with the token, and
read again.

"${strictWords}" is \`default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'\`, without a nonce.
"Trusted Types" adds \`require-trusted-types-for 'script'; trusted-types 'none'\`; Angular is allowed the policy that it makes for itself.
"Scripts" is what the page had fetched when it was closed, React and the late parts that were opened included, each file by itself with gzip.

${all}

## What each took

Measured with ${availableParallelism()} cores, from packages that npm had kept: absolute times belong to the machine.

${times}
`;
  await writeFile(join(root, 'docs/host-matrix.md'), text);
  const path = join(root, 'packages/pest-ui/README.md');
  const readme = await readFile(path, 'utf8');
  const [before, after] = [readme.indexOf(marks.from), readme.indexOf(marks.to)];
  if (before < 0 || after < 0) throw new Error(`${path} has no place for the matrix.`);
  await writeFile(path, `${readme.slice(0, before + marks.from.length)}\n\n${short(cells)}\n\n${readme.slice(after)}`);
}

const strictWords = "style-src 'self'";

/** One line for each host and React. @param {readonly Cell[]} cells */
function short(cells) {
  const lines = new Map(cells.map(({ host, react }) => [`${host}|${react}`, [host, react]]));
  /** @type {(host: string | undefined, react: string | undefined, where: (cell: Cell) => boolean) => string} */
  const state = (host, react, where) => {
    const found = cells.filter((cell) => cell.host === host && cell.react === react && where(cell));
    if (found.length === 0) return '–';
    return found.every(({ problem }) => !problem) ? '✓' : '✗';
  };
  const rows = [...lines.values()].map(([host = '', react = '']) => [
    host,
    react,
    ...['light', 'shadow root'].flatMap((where) =>
      ['none', strictWords].map((policy) =>
        state(host, react, (cell) => cell.root === where && cell.policy.startsWith(policy)),
      ),
    ),
    state(host, react, (cell) => cell.root === 'frame'),
  ]);
  return [
    `| Host | React | light | light, \`${strictWords}\` | shadow root | shadow root, \`${strictWords}\` | frame, \`${strictWords}\` |`,
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

/** @param {Cell} cell */
function widgetsOf({ widgets }) {
  return widgets.length === 5 ? 'all five' : widgets.join(', ');
}

/** @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows */
function table(heads, rows) {
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @param {number} seconds */
function rounded(seconds) {
  return seconds < 1 ? '–' : `${Math.round(seconds)} s`;
}
