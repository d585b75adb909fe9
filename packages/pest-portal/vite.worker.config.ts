import { defineConfig } from 'vite';
import { packedFiles } from '../../scripts/packed-files.mjs';
import { filesAtSite } from '../../scripts/precache.mjs';

/**
 * The worker that opens the console without a network. It is built last, of its own, and told which of the files before
 * it a day at a site needs.
 */
export default defineConfig({
  plugins: [packedFiles()],
  publicDir: false,
  define: { precached: JSON.stringify(await filesAtSite(new URL('.', import.meta.url))) },
  build: {
    target: 'es2022',
    sourcemap: false,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/worker/main.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});
