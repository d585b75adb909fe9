import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFile, syncFolder } from '../../database/engines/synced';
import { PartsFolder } from './parts-folder';
import { isFileKey, type ListedFile, type Storage } from './storage';

/** Parts lie beside the files, on the same disk: becoming a file is a change of name. No key begins with a dot. */
const partsFolder = '.parts';

/** Files in a folder. A file is whole or not there: written aside, synced, and renamed into place. */
export class DiskStorage implements Storage {
  readonly #folder: string;
  readonly #parts: PartsFolder;

  constructor(folder: string) {
    this.#folder = folder;
    this.#parts = new PartsFolder(join(folder, partsFolder));
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const part = await this.part();
    await writeFile(part, bytes, { mode: 0o600 });
    await this.keep(key, part);
  }

  part(): Promise<string> {
    return this.#parts.make();
  }

  async keep(key: string, part: string): Promise<void> {
    const path = this.#path(key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncFile(part);
    await rename(part, path);
    // All three: whoever made a folder may not have come to syncing its name.
    for (const one of [folder, this.#folder, dirname(this.#folder)]) await syncFolder(one);
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

  async *list(): AsyncGenerator<ListedFile> {
    for (const folder of await readdir(this.#folder).catch(() => [])) {
      for (const key of await readdir(join(this.#folder, folder)).catch(() => [])) {
        const facts = isFileKey(key) ? await stat(this.#path(key)).catch(() => null) : null;
        if (facts?.isFile()) yield { key, writtenAt: facts.mtime };
      }
    }
  }

  removeParts(before: Date): Promise<number> {
    return this.#parts.removeBefore(before);
  }

  /** Spread over folders by the first characters, so that none grows very long. */
  #path(key: string): string {
    if (!isFileKey(key)) throw new Error('Not a key of a stored file.');
    return join(this.#folder, key.slice(0, 2), key);
  }
}
