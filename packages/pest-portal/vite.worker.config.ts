import { defineConfig, type Plugin } from 'vite';
import { packedFiles } from '../../scripts/packed-files.mjs';
import { filesAtSite } from '../../scripts/precache.mjs';

/** Read when it is built, and not by whoever only looks at this file: the others are not there before. */
const namesFilesAtSite: Plugin = {
  name: 'files-at-site',
  config: async () => ({ define: { precached: JSON.stringify(await filesAtSite(new URL('.', import.meta.url))) } }),
};

/**
 * The worker that opens the console without a network. It is built last, of its own, and told which of the files before
 * it a day at a site needs.
 */
export default defineConfig({
  plugins: [packedFiles(), namesFilesAtSite],
  publicDir: false,
  build: {
    target: 'es2022',
    sourcemap: false,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/offline/worker/main.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});
