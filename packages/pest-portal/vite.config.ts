import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite dev` finds the server that answers the contract. */
const server = process.env.PEST_SERVER_URL ?? 'http://localhost:8080';
const served = ['/api', '/guardian', '/files', '/openapi.json', '/docs'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@pest/source', 'module', 'browser', 'development|production'] },
  server: { proxy: Object.fromEntries(served.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Nothing is inlined as data: the content security policy names this origin only.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
