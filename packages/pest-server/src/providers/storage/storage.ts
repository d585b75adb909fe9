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
  /** Every file, in any order. What is no file of this server's is left out. */
  list(): AsyncIterable<ListedFile>;
  /** Removes parts that were begun before a moment: whoever wrote them is gone. Answers how many. */
  removeParts(before: Date): Promise<number>;
}

export interface ListedFile {
  readonly key: string;
  readonly writtenAt: Date;
}

/** Keys are made by this server: 32 url-safe characters and an ending. */
const keyPattern = /^[\w-]{32}\.(jpg|png|pdf)$/;

export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}

const contentTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Where the files lie cannot be reached, or does not do what it is asked: asking again makes sense. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}
