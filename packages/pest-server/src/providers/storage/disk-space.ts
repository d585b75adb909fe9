import { statfsSync } from 'node:fs';

/** Room on the disk that the files, and the embedded database, are written to. */
export interface DiskSpace {
  /** Less is left than is kept back: nothing but the smallest is to be written. */
  isFull(): boolean;
}

/** Enough for a few segments of the embedded database's log, which ends in mid-write where one does not fit. */
const keptBackBytes = 64 * 1024 ** 2;
const lookAgainMs = 1_000;

/** The disk of a folder, looked at once a second at most. */
export class FolderSpace implements DiskSpace {
  readonly #folder: string;
  #full = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
  }

  isFull(): boolean {
    const now = performance.now();
    if (now - this.#lookedAt < lookAgainMs) return this.#full;
    this.#lookedAt = now;
    const { bavail, bsize } = statfsSync(this.#folder);
    this.#full = bavail * bsize < keptBackBytes;
    return this.#full;
  }
}
