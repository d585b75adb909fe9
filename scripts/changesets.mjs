// @ts-check
/**
 * Asks for a changeset where a published package's source differs from main's: one that is new on this branch and names
 * the package, or an empty one (`npx changeset --empty`) where nobody outside will notice. Where there is no main to
 * compare with, as in a clone of one commit, it says so and holds nobody up.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const main = process.env.GITHUB_BASE_REF || 'main';
const base = [`origin/${main}`, main].map(commonWith).find((commit) => commit !== null);
if (!base) {
  console.log('changesets: no main to compare with in this clone.');
  process.exit(0);
}

const changed = [...linesOf('diff', '--name-only', base), ...linesOf('ls-files', '--others', '--exclude-standard')];
const added = changed.filter((file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file) && existsSync(join(root, file)));
const named = added.map((file) => packagesIn(readFileSync(join(root, file), 'utf8')));
const missing = published().filter(
  ({ name, folder }) =>
    changed.some((file) => isSource(file, folder)) &&
    !named.some((names) => names.length === 0 || names.includes(name)),
);
for (const { name, folder } of missing) {
  const files = changed.filter((file) => isSource(file, folder));
  console.error(`${name} has no changeset for ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`);
}
if (missing.length > 0)
  console.error('Write one (npx changeset), or an empty one where nobody notices (npx changeset --empty).');
process.exit(missing.length === 0 ? 0 : 1);

/** Where this branch left another one; null where that one is not here, or not as far back. @param {string} branch */
function commonWith(branch) {
  try {
    return git('merge-base', 'HEAD', branch).trim();
  } catch {
    return null;
  }
}

/** @param {string} file @param {string} folder */
function isSource(file, folder) {
  return (
    file.startsWith(`${folder}/src/`) && !/\.(test|stories|fixture)\.|\.mdx$|\/(testing|stories-data)\//.test(file)
  );
}

function published() {
  return readdirSync(join(root, 'packages')).flatMap((directory) => {
    const folder = `packages/${directory}`;
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    /** @type {{ name: string, private?: boolean }} */
    const { name, private: isPrivate = false } = JSON.parse(readFileSync(file, 'utf8'));
    return isPrivate ? [] : [{ name, folder }];
  });
}

/** The packages that a changeset names, none where it is an empty one. @param {string} changeset */
function packagesIn(changeset) {
  const [, head = ''] = changeset.split(/^---$/m);
  return [...head.matchAll(/^\s*['"]?([^'":\s]+)['"]?\s*:/gm)].map(([, name = '']) => name);
}

/** @param {readonly string[]} args */
function linesOf(...args) {
  return git(...args)
    .split('\n')
    .filter((line) => line !== '');
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
