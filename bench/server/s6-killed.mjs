import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, serverKit } from './bundle.mjs';

const kills = 20;

/** Lets the writer commit until it has said some numbers, kills it, and answers the last number it said. */
function killedWriter(writer, folder, workerFile, commits) {
  const child = spawn(process.execPath, [writer.pathname, folder, workerFile.href], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (said.split('\n').length > commits) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('close', () => resolve(Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1))));
  });
}

export async function run() {
  const kit = await serverKit();
  const writer = await bundle('../../packages/pest-server/src/testing/endless-writer.ts', 'endless-writer');
  const folder = await mkdtemp(join(tmpdir(), 'pest-bench-'));
  const database = join(folder, 'database');
  let acknowledged = 0;
  let lost = 0;
  let broken = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      acknowledged = await killedWriter(writer, database, kit.workerFile, 5 + Math.floor(Math.random() * 150));
      const channel = await kit.openInWorker(database, kit.workerFile);
      const { rows } = await channel.query(
        'select (select coalesce(max(n), 0) from written)::int as last, (select count(*) from written) = (select n from total) as whole',
        [],
      );
      lost += Math.max(0, acknowledged - rows[0].last);
      broken += rows[0].whole ? 0 : 1;
      await channel.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    id: 'S6',
    title: 'The embedded database killed (kill -9) while it writes, and opened again',
    rows: [
      { label: 'kills', value: kills, unit: '' },
      { label: 'acknowledged writes', value: acknowledged, unit: '' },
      { label: 'of these lost', value: lost, unit: '' },
      { label: 'transactions found half done', value: broken, unit: '' },
    ],
    reach: '0 acknowledged writes lost, 0 half done',
    met: lost === 0 && broken === 0,
  };
}
