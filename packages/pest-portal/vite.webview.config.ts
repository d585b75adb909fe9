import { defineConfig } from 'vite';
import { packedFiles } from '../../scripts/packed-files.mjs';
import { resolveConditions } from '../../scripts/resolve-conditions.mjs';

/**
 * The script of the chart pages, built apart from the portal so that it shares no file with it: it is all that a
 * WebView fetches. `dist/.vite/webview.json` tells the server its name.
 */
export default defineConfig({
  plugins: [packedFiles()],
  publicDir: false,
  resolve: { conditions: resolveConditions },
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: false,
    modulePreload: false,
    manifest: '.vite/webview.json',
    rolldownOptions: { input: 'src/embed/webview/main.ts', output: { entryFileNames: 'assets/webview-[hash].js' } },
  },
});
