import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { aliases } from '../bundled-react/aliases.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A small loader with a file per widget that is on the page, and what puts a widget of a server into a frame … */
const loader = {
  input: { 'pest-elements': path('src/hosts/elements/auto.ts'), 'pest-frame': path('src/hosts/frame/embed-frame.ts') },
  preserveEntrySignatures: 'exports-only' as const,
  output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
};
/** … or one file with everything, as `window.PestUI`, for pages whose scripts are no modules. */
const everything = {
  input: path('src/hosts/elements/everything.ts'),
  output: {
    format: 'iife' as const,
    name: 'PestUI',
    codeSplitting: false,
    entryFileNames: 'pest-elements.global.js',
  },
};

// Tests build it too, and what is built is never theirs.
process.env.NODE_ENV = 'production';

/** "use client" is for servers, and a file that is no module has no address. */
const expected = new Set(['MODULE_LEVEL_DIRECTIVE', 'EMPTY_IMPORT_META']);

/** For pages without a bundler: all that they need inside. `--mode everything` makes the one file. */
export default defineConfig(({ mode }) => ({
  base: './',
  publicDir: false,
  logLevel: 'warn',
  // styled-components marks its own `<style>` elements and takes marked ones over: those of the page are not ours.
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.SC_ATTR': '"data-pest-styled"',
    process: '({env:{}})',
  },
  resolve: { alias: aliases },
  build: {
    outDir: 'dist/browser',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      ...(mode === 'everything' ? everything : loader),
      onwarn(warning, warn) {
        if (!expected.has(warning.code ?? '')) warn(warning);
      },
    },
  },
}));
