import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../database/engines/synced';

/** A secret of this installation, made at first use in a file that only the server may read; never in the database. */
export async function readSecret(dataDir: string, name: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, `${name}.secret`);
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(randomBytes(32).toString('hex'));
    await file.sync();
    await file.close();
    await syncFolder(dataDir);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(await readFile(path, 'utf8'), 'hex');
}
