import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeBytes } from '../database/engines/free-bytes';

/** Root may make a disk as small as it likes; nobody else can, and then what a full one does is not tried. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A disk of a few megabytes. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves so many bytes. */
  fill(left: number): Promise<void>;
  /** Takes the filling away again. */
  clear(): Promise<void>;
}

/** @param skip ends the test where no disk can be made */
export async function withSmallDisk(
  megabytes: number,
  skip: (isSkipped: boolean, why: string) => void,
  work: (disk: SmallDisk) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pest-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  skip(status !== 0, 'no small disk can be made here');
  const filler = join(folder, 'filler');
  try {
    await work({
      folder,
      fill: (left) => writeFile(filler, Buffer.alloc(Math.max(0, freeBytes(folder) - left))),
      clear: () => rm(filler, { force: true }),
    });
  } finally {
    spawnSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}
