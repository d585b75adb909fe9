import { statSync } from 'node:fs';
import { open, readFile, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Another process has locked the folder; names which. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it first, or set PEST_DATA_DIR to another folder.`,
    );
  }
}

export type Release = () => Promise<void>;

/**
 * Takes a data folder for this process alone. The embedded database takes no lock of its own and silently loses
 * writes when two processes open it.
 *
 * @throws FolderInUseError when another living process holds it.
 */
export function lockFolder(folder: string): Promise<Release> {
  return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder);
}

/** An abstract socket has no file: the kernel frees it with the process, however that ends. */
async function lockBySocket(folder: string): Promise<Release> {
  const { dev, ino } = statSync(folder);
  const path = `\0pest-portal-${dev}-${ino}`;
  const server = createServer((client) => client.end(String(process.pid)));
  server.unref();
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once('listening', () => resolve(true));
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(path);
  });
  if (!taken) throw new FolderInUseError(folder, await holderOf(path));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function holderOf(path: string): Promise<string> {
  return new Promise((resolve) => {
    let pid = '';
    const client = connect(path);
    client.on('data', (chunk) => {
      pid += chunk.toString();
    });
    client.on('error', () => resolve('unknown'));
    client.on('close', () => resolve(pid || 'unknown'));
  });
}

async function lockByFile(folder: string): Promise<Release> {
  const path = join(folder, 'server.pid');
  if (!(await createPidFile(path))) {
    const pid = await readFile(path, 'utf8').catch(() => '');
    if (isAlive(Number(pid))) throw new FolderInUseError(folder, pid);
    await unlink(path).catch(() => undefined);
    if (!(await createPidFile(path))) throw new FolderInUseError(folder, 'unknown');
  }
  return () => unlink(path);
}

async function createPidFile(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
