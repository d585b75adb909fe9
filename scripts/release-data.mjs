// @ts-check
/** Keeps what this version's server leaves, for every later version to be started on: part of `npm run release:version`. */
import { runHeld } from './workspace.mjs';

const { code, printed } = await runHeld('vitest', ['run', '--project', 'server', 'operations/releases'], {
  env: { PEST_RELEASE_DATA: 'keep', NO_COLOR: '1' },
});
if (code !== 0) process.stderr.write(printed);
process.exitCode = code;
