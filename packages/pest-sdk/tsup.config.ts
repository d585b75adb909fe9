import { defineConfig } from 'tsup';
import { doorsOfStars, oneModuleEach } from '../../scripts/one-module-each';

const entries = {
  index: 'src/index.ts',
  'chart-page/index': 'src/chart-page/index.ts',
  'mock/index': 'src/mock/index.ts',
  'conformance/index': 'src/conformance/index.ts',
  'documents/index': 'src/documents/index.ts',
  'openapi/index': 'src/openapi/index.ts',
  'rights/index': 'src/rights/index.ts',
  'schemas/index': 'src/schemas/index.ts',
  'webhooks/index': 'src/webhooks/index.ts',
};

const shared = { target: 'es2022', sourcemap: true } as const;

/** One ESM file per source file, so that a host pays only for what it imports; one CJS file beside it. */
export default defineConfig([
  {
    ...shared,
    entry: ['src/**/*.ts', '!src/**/*.test.ts'],
    format: ['esm'],
    splitting: false,
    esbuildPlugins: [oneModuleEach],
    plugins: [doorsOfStars(Object.keys(entries))],
  },
  {
    ...shared,
    entry: entries,
    format: ['cjs'],
  },
]);
