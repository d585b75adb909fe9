import { answersDatabase, fileCache } from './kept-names';

/**
 * Removes what the last person left on this device, where nobody is signed in: a browser that was closed has dropped the
 * token, and not what was read with it. Without the library of `kept-answers`, which no visitor waits for.
 */
export function forgetForNobody(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(answersDatabase);
  // A device may be closed to us: then there is nothing left on it either.
  if ('caches' in globalThis) caches.delete(fileCache).catch(() => undefined);
}
