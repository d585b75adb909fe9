import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the page a database, until `vi.unstubAllGlobals()`: jsdom has none. */
export function stubIndexedDb(): void {
  for (const [name, value] of Object.entries(fake)) {
    if (/^(IDB|indexedDB$)/.test(name)) vi.stubGlobal(name, value);
  }
}
