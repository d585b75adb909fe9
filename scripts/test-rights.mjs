// @ts-check
/**
 * `npm run test:rights [-- <file or folder> …]`: takes out, one by one, each place of the guard, and each where a handler
 * applies what the guard decided (what a row of the contract asks for is held by `pest-sdk/src/openapi/published`), and
 * lists those whose loss no test of the server notices. It works on a copy: the sources are not touched. `-- --list` only lists them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { copyOfSources } from './mutation/copy.mjs';
import { ensureInstalled, root, runHeld } from './workspace.mjs';

/** @typedef {{ file: string, line: number, from: number, to: number, was: string, now: string }} Loss */

const { values: asked, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const server = 'packages/pest-server/src';
const walks = ['asked-rights', 'access', 'refusals', 'foreign-records'].map((name) => `${server}/app/${name}.test.ts`);
const places = positionals.map((place) => relative(root, resolve(place)));
const losses = sources(server)
  .filter((file) => places.length === 0 || places.some((place) => file.startsWith(place)))
  .flatMap(lossesOf);

if (asked.list) {
  for (const loss of losses) console.log(told(loss));
  process.exit(0);
}
await ensureInstalled();
const copy = await copyOfSources('rights');
/** @type {Loss[]} */
const unnoticed = [];
for (const loss of losses) {
  const noticed = await isNoticed(loss);
  console.log(`${noticed ? '✓' : '✗'} ${told(loss)}`);
  if (!noticed) unnoticed.push(loss);
}
await rm(copy, { recursive: true, force: true });
console.log(`${losses.length} rights taken out, ${losses.length - unnoticed.length} noticed`);
process.exit(unnoticed.length === 0 ? 0 : 1);

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|demo)[\\/]/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/** @param {string} file @returns {Loss[]} */
function lossesOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Loss[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const without = withoutRight(node);
    if (without) {
      const [part, now] = without;
      const [from, to] = [part.getStart(source), part.getEnd()];
      const line = source.getLineAndCharacterOfPosition(from).line + 1;
      found.push({ file, line, from, to, was: text.slice(from, to), now });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * What stands in the place of a part of the code when the right that it asks for is not asked any more.
 * @param {ts.Node} node
 * @returns {[ts.Node, string] | null}
 */
function withoutRight(node) {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    if (called === 'call.sees') return [node, 'true'];
    if (called === 'call.heldOf') return [node, node.arguments[0]?.getText() ?? '[]'];
    if (called === 'call.requireHeld' || called === 'call.requirePart') return [node, 'undefined'];
    // The kind counts as asked, whatever it is: else the guard's own check would notice.
    if (called === 'call.requireKind') return [node, 'void call.kinds'];
    if (called === 'requireFields') return [node, 'undefined'];
    if (called === 'accessRefusal') return [node, 'null'];
    if (called === 'requireVisible') return [node, 'undefined'];
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'ownTasksOnly') return [node, 'null'];
  if (ts.isBinaryExpression(node) && node.left.getText() === 'call.scope')
    return [node, `${node.right.getText() === "'all'"}`];
  if (ts.isIfStatement(node) && isDenial(node.thenStatement)) return [node.expression, 'false'];
  if (ts.isConditionalExpression(node) && isDenial(node.whenFalse)) return [node, node.whenTrue.getText()];
  return null;
}

/** @param {ts.Node} node */
function isDenial(node) {
  return /^\{?\s*(return |throw )?refuse\('permission\.denied'/.test(node.getText());
}

/**
 * Asks the tests of its own folder and those that walk all rows first, and all of the server's if those are content.
 * @param {Loss} loss
 */
async function isNoticed(loss) {
  const file = join(copy, loss.file);
  const text = readFileSync(join(root, loss.file), 'utf8');
  writeFileSync(file, text.slice(0, loss.from) + loss.now + text.slice(loss.to));
  try {
    return (await fails([dirname(loss.file), ...walks])) || (await fails([]));
  } finally {
    writeFileSync(file, text);
  }
}

/** @param {readonly string[]} tests */
async function fails(tests) {
  const words = ['run', '--project', 'server', '--bail', '1', '--reporter', 'dot', ...tests];
  return (await runHeld('vitest', words, { cwd: copy })).code !== 0;
}

/** @param {Loss} loss */
function told({ file, line, was, now }) {
  return `${file}:${line} ${was.replace(/\s+/g, ' ')} → ${now}`;
}
