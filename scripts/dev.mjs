// @ts-check
/** `npm run dev`: the server, rebuilt and started anew with each change, and the portal with hot reload before it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, products, root } from './workspace.mjs';

await ensureInstalled();
await ensureBuilt([products.server]);

const bin = join(root, 'node_modules', '.bin');
const env = { PEST_DEMO: '1', ...process.env };
const children = [
  spawn(join(bin, 'tsup'), ['--watch', 'src', '--watch', '../pest-sdk/src', '--onSuccess', 'node dist/main.js'], {
    cwd: join(root, 'packages/pest-server'),
    env,
    stdio: 'inherit',
  }),
  spawn(join(bin, 'vite'), [], { cwd: join(root, 'packages/pest-portal'), env, stdio: 'inherit' }),
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) child.on('exit', (code) => process.exit(code ?? 1));
