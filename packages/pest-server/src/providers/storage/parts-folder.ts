import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are still being written, on this machine. */
export class PartsFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A new path. */
  async make(): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    return join(this.#folder, `${randomBytes(16).toString('hex')}.part`);
  }

  /** Removes parts that were begun before a moment, and answers how many. */
  async removeBefore(before: Date): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const path = join(this.#folder, name);
      const facts = await stat(path).catch(() => null);
      if (!facts || facts.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
