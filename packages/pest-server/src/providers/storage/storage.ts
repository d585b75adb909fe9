import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded and generated files lie, by key. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** A new path on this machine, for a file that is still being written. Whoever asks for it keeps it or removes it. */
  part(): Promise<string>;
  /** Stores what was written to a path of `part`; the path is gone afterwards. */
  keep(key: string, part: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  remove(key: string): Promise<void>;
  /** Removes parts that were begun before a moment: whoever wrote them is gone. Answers how many. */
  removeParts(before: Date): Promise<number>;
}

/** Keys are made by this server: 32 url-safe characters and an ending. */
const keyPattern = /^[\w-]{32}\.(jpg|png|pdf)$/;

export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Parts lie beside the files, on the same disk: becoming a file is a change of name. No key begins with a dot. */
const partsFolder = '.parts';

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files in a folder. A file is whole or not there: written aside, synced, and renamed into place. */
export class DiskStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const part = await this.part();
    await writeFile(part, bytes, { mode: 0o600 });
    await this.keep(key, part);
  }

  async part(): Promise<string> {
    const folder = join(this.#folder, partsFolder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, `${randomBytes(16).toString('hex')}.part`);
  }

  async keep(key: string, part: string): Promise<void> {
    const path = this.#path(key);
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    await synced(part);
    await rename(part, path);
  }

  async read(key: string): ReturnType<Storage['read']> {
    if (!isFileKey(key)) return null;
    const path = this.#path(key);
    const facts = await stat(path).catch(() => null);
    return facts?.isFile() ? { bytes: facts.size, stream: createReadStream(path) } : null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async removeParts(before: Date): Promise<number> {
    const folder = join(this.#folder, partsFolder);
    let removed = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      if (!facts || facts.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  /** Spread over folders by the first characters, so that none grows very long. */
  #path(key: string): string {
    if (!isFileKey(key)) throw new Error('Not a key of a stored file.');
    return join(this.#folder, key.slice(0, 2), key);
  }
}
