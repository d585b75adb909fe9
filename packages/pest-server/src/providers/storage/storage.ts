import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded and generated files lie, by key. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  remove(key: string): Promise<void>;
}

/** Keys are made by this server: 32 url-safe characters and an ending. */
const keyPattern = /^[\w-]{32}\.(jpg|png|pdf)$/;

export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Files in a folder. A file is whole or not there: written aside, synced, and renamed into place. */
export class DiskStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(key);
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    const aside = `${path}.part`;
    const file = await open(aside, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
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

  /** Spread over folders by the first characters, so that none grows very long. */
  #path(key: string): string {
    if (!isFileKey(key)) throw new Error('Not a key of a stored file.');
    return join(this.#folder, key.slice(0, 2), key);
  }
}
