// @ts-check
/** `npm run check`: types, lint, imports between folders, documentation of exports and of the specification, numbers as people read them, unused code, generated types of tables, lines of code, changesets and the packages as a stranger would find them. */
import { ensureInstalled, runHeld } from './workspace.mjs';

/** @type {Record<string, readonly (readonly string[])[]>} */
const checks = {
  // What two packages share is read once: its declarations are kept for the next time.
  types: [
    [
      'tsc',
      '-b',
      'packages/pest-server',
      'packages/pest-portal',
      'tests',
      'bench',
      'examples/react/tsconfig.check.json',
    ],
  ],
  lint: [['biome', 'ci', '--error-on-warnings', '.']],
  imports: [['depcruise', 'packages']],
  documented: [
    ['node', 'scripts/documented.mjs'],
    ['node', 'scripts/document-references.mjs'],
    ['node', 'scripts/specification.mjs'],
  ],
  numbers: [['node', 'scripts/shown-numbers.mjs']],
  unused: [['knip']],
  tables: [['node', 'scripts/tables.mjs', '--check']],
  size: [['node', 'scripts/count.mjs', '--check']],
  changesets: [['node', 'scripts/changesets.mjs']],
  packages: [['node', 'scripts/packed-packages.mjs']],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}

await ensureInstalled();
const chosen = asked.length > 0 ? asked : Object.keys(checks);

// Two beside each other: most of them wait for one core.
const waiting = [...chosen];
/** @type {string[]} */
const failed = [];
await Promise.all([next(), next()]);
process.exit(failed.length === 0 ? 0 : 1);

async function next() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    for (const [program = '', ...args] of checks[name] ?? []) {
      const { code, printed } = await runHeld(program, args);
      if (code !== 0) {
        failed.push(name);
        process.stdout.write(printed);
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${program} ${args.join(' ')}`);
    }
  }
}
