import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// A page without a bundler: the files lie beside it, as on any web server.
const files = dirname(fileURLToPath(import.meta.resolve('pest-ui/browser/pest-elements.js')));
cpSync(files, join(import.meta.dirname, 'public/pest'), { recursive: true, filter: (path) => !path.endsWith('.map') });

/** No nonce, no hash, no `unsafe-inline`, and no address but the page's own. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'";

export default defineConfig({
  server: { headers: { 'Content-Security-Policy': policy } },
  preview: { headers: { 'Content-Security-Policy': policy } },
});
