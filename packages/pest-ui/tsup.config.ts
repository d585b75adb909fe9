import { defineConfig } from 'tsup';

const entry = {
  index: 'src/index.ts',
  'connected/index': 'src/connected/index.ts',
  'rules/index': 'src/rules/index.ts',
  'webview/index': 'src/webview/index.ts',
};

const shared = {
  target: 'es2022',
  sourcemap: true,
  // For hosts whose framework renders on a server: these modules belong to the browser.
  banner: { js: '"use client";' },
  // tsup hands TypeScript an option that TypeScript 6 calls deprecated.
  dts: { entry, compilerOptions: { ignoreDeprecations: '6.0' } },
} as const;

/** One ESM file per source file, so that a host pays only for what it imports; one CJS file beside it. */
export default defineConfig([
  {
    ...shared,
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture}.{ts,tsx}', '!src/stories-data/**', '!src/**/*.d.ts'],
    format: ['esm'],
    splitting: true,
  },
  { ...shared, entry, format: ['cjs'] },
]);
