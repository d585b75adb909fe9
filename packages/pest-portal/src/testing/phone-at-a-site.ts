import { act, cleanup } from '@testing-library/react';
import { openDB } from 'idb';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { readActs } from '../offline/outbox/outbox-store';
import { stubIndexedDb } from './stub-indexed-db';

/** The network comes or goes, and the page hears of it. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

/**
 * The tests of a file run on a phone that keeps what waits for a network, empty before each of them.
 *
 * @param forget what of the outbox stays in memory, once its store is empty
 */
export function onPhoneAtASite(forget: () => Promise<void>): void {
  // The screen makes the store, before these tests open it to empty it.
  beforeAll(() => {
    stubIndexedDb();
    return readActs('nobody');
  });
  // What the last test still reads is answered before the store goes.
  afterAll(async () => {
    await readActs('nobody');
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  });
  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    setOnline(true);
    vi.restoreAllMocks();
    const db = await openDB('pest-outbox');
    await db.clear('acts');
    db.close();
    await forget();
  });
}
