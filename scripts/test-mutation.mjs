// @ts-check
/**
 * `npm run test:mutation -- <folder> [--sample <number>] [--seed <number>]`: plants faults into a folder of a package,
 * one at a time, and lists those that the package's tests do not notice; all of them, or a seeded sample. It works on a
 * copy: the sources are not touched.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyOfSources } from './mutation/copy.mjs';
import { ensureInstalled, root, runHeld } from './workspace.mjs';

const { values: asked, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const folder = relative(root, resolve(positionals[0] ?? ''));
const packageName = /^packages\/(pest-\w+)\/src/.exec(folder)?.[1];
if (packageName === undefined || !existsSync(join(root, folder))) {
  console.error('Name a folder of a package: npm run test:mutation -- packages/pest-sdk/src/rules --sample 300');
  process.exit(2);
}

await ensureInstalled();
const copy = await copyOfSources(`mutation/${folder.replaceAll('/', '-')}`);
await writeFile(join(copy, 'vitest.mutation.config.ts'), testsOf(packageName));
await writeFile(join(copy, 'stryker.json'), JSON.stringify(settings(), null, 2));
const { printed } = await runHeld('stryker', ['run', 'stryker.json'], {
  cwd: copy,
  env: { PEST_MUTATION_SAMPLE: asked.sample ?? 'Infinity', PEST_MUTATION_SEED: asked.seed },
});
const report = await readFile(join(copy, 'report.json'), 'utf8').then(JSON.parse, () => null);
if (report === null) {
  console.error(printed);
  process.exit(1);
}
tell(report);
await rm(copy, { recursive: true, force: true });

/**
 * The projects of the suite that hold the package's tests, and of them its own tests only.
 * @param {string} name
 */
function testsOf(name) {
  return `import { defineConfig } from 'vitest/config';
import suite from './vitest.config';

const own = ['sdk', 'server', 'rules', 'screens', 'mocked'];
const projects = (suite.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project) || !project.test) return [];
  const { name, include = [] } = project.test;
  const mine = include.map((glob) => glob.replace('{pest-ui,pest-portal}', '${name}')).filter((glob) => glob.startsWith('packages/${name}/'));
  return own.includes(String(name)) && mine.length > 0 ? [{ ...project, test: { ...project.test, include: mine } }] : [];
});

export default defineConfig({ test: { ...suite.test, projects } });
`;
}

function settings() {
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutation/sample.mjs')],
    checkers: ['sample'],
    mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.{test,stories,fixture}.{ts,tsx}', '!**/*.messages.ts', '!**/testing/**'],
    // In the copy, so that what other packages import is the faulty file as well.
    inPlace: true,
    reporters: ['json'],
    jsonReporter: { fileName: 'report.json' },
    concurrency: 2,
    timeoutMS: 20_000,
    // A text that nobody asserts is a matter of words, not of behaviour.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: false,
    checkerNodeArgs: [],
    allowEmpty: true,
    disableTypeChecks: false,
  };
}

/**
 * @param {{ files: Record<string, { source: string, mutants: { status: string, mutatorName: string, replacement?: string, location: { start: { line: number }, end: { line: number } } }[] }> }} report
 */
function tell({ files }) {
  const tried = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status))
      .map((mutant) => ({ ...mutant, file, was: source.split('\n')[mutant.location.start.line - 1]?.trim() })),
  );
  const alive = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { file, location, mutatorName, replacement, was, status } of alive) {
    console.log(
      `${file}:${location.start.line} ${mutatorName}, ${status}\n  ${was}\n  → ${replacement?.split('\n')[0]}`,
    );
  }
  const share = tried.length === 0 ? 100 : (100 * (tried.length - alive.length)) / tried.length;
  console.log(`${folder}: ${tried.length} faults, ${tried.length - alive.length} noticed, ${share.toFixed(1)} %`);
}
