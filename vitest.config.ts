import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { transformedFiles } from './scripts/transformed-files.mjs';

/** Tests read the packages' sources: nothing has to be built first. */
const source = '@pest/source';
// As Node itself resolves: `module` names files for bundlers, some of which Node cannot load.
const serverConditions = [source, ...defaultServerConditions.filter((condition) => condition !== 'module')];
const node = {
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
};
const client = { resolve: { conditions: [source, ...defaultClientConditions] } };

const serverSetup = './packages/pest-server/src/testing/global-setup.ts';
/** Fails what writes to the console. */
const quiet = './tests/setup/quiet.ts';
/** One generous limit, for a busy machine: what a test waits to see, and a test of several such waits. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Files and tests in a random order, the same for the same seed; set by `npm test`. */
const seed = process.env.PEST_TEST_SEED;
const shuffle = seed === undefined ? {} : { shuffle: { files: true, tests: true }, seed: Number(seed) };
const screens = {
  environment: 'jsdom',
  setupFiles: [quiet, './tests/setup/owner-stacks.ts', './tests/setup/page.ts'],
  // Rules are added one by one: as text, jsdom would read all of them anew for each.
  env: { SC_DISABLE_SPEEDY: 'false' },
  ...patience,
};
const mocked = 'packages/{pest-ui,pest-portal}/src/**/*.mocked.test.tsx';
/** One project after the other, or a random order of files would start a worker anew for nearly every file. */
const turn = (groupOrder: number) => ({ sequence: { ...shuffle, groupOrder } });

export default defineConfig({
  test: {
    // Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: shuffle,
    experimental: { fsModuleCache: true, fsModuleCachePath: transformedFiles() },
    projects: [
      {
        ...node,
        test: {
          name: 'sdk',
          ...turn(3),
          environment: 'node',
          ...patience,
          isolate: false,
          setupFiles: [quiet],
          include: ['packages/pest-sdk/src/**/*.test.ts'],
        },
      },
      {
        ...node,
        test: {
          name: 'server',
          ...turn(0),
          environment: 'node',
          // Each file opens a database of its own; the modules are loaded once for all of a worker's files.
          isolate: false,
          include: ['packages/pest-server/src/**/*.test.ts'],
          // `npm run test:citus`
          exclude: ['**/*.citus.test.ts'],
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          // The client for S3 is kept at the last version for Node 20, and says so each time that it is loaded.
          env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
          ...patience,
        },
      },
      {
        ...node,
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: ['./tests/packages/global-setup.ts'],
          ...patience,
        },
      },
      {
        ...node,
        test: {
          name: 'rules',
          ...turn(2),
          // What needs a page is a `.tsx`: making one costs more than most of these tests.
          environment: 'node',
          ...patience,
          isolate: false,
          setupFiles: [quiet],
          include: ['packages/{pest-ui,pest-portal}/src/**/*.test.ts', 'tests/documents/*.test.ts'],
        },
      },
      {
        ...client,
        plugins: [react()],
        test: {
          name: 'screens',
          ...turn(1),
          ...screens,
          isolate: false,
          include: ['packages/{pest-ui,pest-portal}/src/**/*.test.tsx'],
          exclude: [mocked],
        },
      },
      {
        ...client,
        plugins: [react()],
        // A module that is mocked stays so in its worker: each of these files has one to itself.
        test: { name: 'mocked', ...turn(4), ...screens, include: [mocked] },
      },
    ],
  },
});
