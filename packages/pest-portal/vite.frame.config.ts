import { defineConfig } from 'vite';
import { withoutNeverRun } from '../../scripts/never-run.mjs';
import { packedFiles } from '../../scripts/packed-files.mjs';
import { resolveConditions } from '../../scripts/resolve-conditions.mjs';
import { aliases } from '../bundled-react/aliases.ts';

/**
 * The page that a partner's page shows in a frame, built apart from the portal: it shares no file with it, and a widget
 * is a file of its own. `dist/.vite/frame.json` tells the server its name.
 */
export default defineConfig({
  plugins: [withoutNeverRun, packedFiles()],
  publicDir: false,
  logLevel: 'warn',
  resolve: { conditions: resolveConditions, alias: aliases },
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: false,
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    manifest: '.vite/frame.json',
    rolldownOptions: {
      input: 'src/embed/frame/main.tsx',
      // "use client" is for servers.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      output: { entryFileNames: 'assets/frame-[hash].js', chunkFileNames: 'assets/frame-[name]-[hash].js' },
    },
  },
});
