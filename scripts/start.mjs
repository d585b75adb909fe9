// @ts-check
/** `npm start`: installs what is missing, builds what is stale, then serves portal and API at one address. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, products, root } from './workspace.mjs';

await ensureInstalled();
await ensureBuilt([products.server, products.portal]);

const demo = process.env.NODE_ENV === 'production' ? '0' : '1';
const server = spawn(process.execPath, [join(root, products.server.output, 'main.js')], {
  cwd: root,
  env: { PEST_DEMO: demo, PEST_PORTAL_DIR: join(root, products.portal.output), ...process.env },
  stdio: 'inherit',
});

// Ctrl-C reaches the server by itself, which then ends in its own time; a signal to this process is handed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
