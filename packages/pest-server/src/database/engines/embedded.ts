import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openInWorker } from './embedded-channel';
import { embeddedDialect } from './embedded-dialect';
import type { Engine } from './engine';
import { lockFolder } from './folder-lock';

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./embedded-worker.js', import.meta.url);

/**
 * Opens the embedded database of a data folder in a worker thread.
 *
 * @throws FolderInUseError when another process has the folder.
 */
export async function openEmbedded(dataDir: string, workerFile: URL = builtWorker): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockFolder(dataDir);
  try {
    const channel = await openInWorker(join(dataDir, 'database'), workerFile);
    return { kind: 'embedded', dialect: embeddedDialect(channel), close: release };
  } catch (error) {
    await release();
    throw error;
  }
}
