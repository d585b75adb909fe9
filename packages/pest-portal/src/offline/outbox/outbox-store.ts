import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { checkRequest, contract } from 'pest-sdk/schemas';
import type { WaitingAct } from './waiting-act';

/** A photo of what may wait here: not uploaded yet, or uploaded and not yet in a record that the server has taken. */
interface KeptPhoto {
  /** Of this device; the server's address once it is uploaded. */
  readonly id: string;
  readonly accountId: string;
  readonly file: Blob;
  readonly takenAt: number;
}

interface Store extends DBSchema {
  acts: { key: string; value: WaitingAct; indexes: { account: string } };
  photos: { key: string; value: KeptPhoto };
}

let opened: Promise<IDBPDatabase<Store>> | undefined;

function database(): Promise<IDBPDatabase<Store>> {
  opened ??= openDB<Store>('pest-outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('acts', { keyPath: 'id' }).createIndex('account', 'accountId');
      db.createObjectStore('photos', { keyPath: 'id' });
    },
  });
  return opened;
}

/** Whether anything can be kept: not in some private windows. */
export function canKeep(): boolean {
  return 'indexedDB' in globalThis;
}

/** What waits for an account, in order; what an older version of the site wrote otherwise is left out. */
export async function readActs(accountId: string): Promise<readonly WaitingAct[]> {
  if (!canKeep()) return [];
  const found = await (await database()).getAllFromIndex('acts', 'account', accountId);
  return found.filter(isSendable).sort((one, other) => one.order - other.order);
}

/** Keeps an act at the end of the line; it takes the place of what says the same thing, and of what that was based on. */
export async function keepAct(act: WaitingAct): Promise<void> {
  const { store, done } = (await database()).transaction('acts', 'readwrite');
  const [all, before] = await Promise.all([store.getAll(), store.get(act.id)]);
  const order = Math.max(0, ...all.map((one) => one.order)) + 1;
  await store.put({ ...act, order, seen: before ? before.seen : act.seen });
  await done;
}

/** Writes what became of an act. Where a later one has taken its place meanwhile, `instead` is what becomes of that. */
export async function changeAct(
  act: WaitingAct,
  next: WaitingAct | null,
  instead: (later: WaitingAct) => WaitingAct = (later) => later,
): Promise<void> {
  const { store, done } = (await database()).transaction('acts', 'readwrite');
  const now = await store.get(act.id);
  if (now && now.key !== act.key) await store.put(instead(now));
  else if (now) await (next ? store.put(next) : store.delete(act.id));
  await done;
}

/** Forgets everything of an account. */
export async function dropActs(accountId: string): Promise<void> {
  if (!canKeep()) return;
  const db = await database();
  const work = db.transaction(['acts', 'photos'], 'readwrite');
  const acts = work.objectStore('acts');
  const photos = work.objectStore('photos');
  const [ids, all] = await Promise.all([acts.index('account').getAllKeys(accountId), photos.getAll()]);
  await Promise.all(ids.map((id) => acts.delete(id)));
  await Promise.all(all.filter((photo) => photo.accountId === accountId).map(({ id }) => photos.delete(id)));
  await work.done;
}

export async function putPhoto(photo: KeptPhoto): Promise<void> {
  await (await database()).put('photos', photo);
}

/** A photo of this account only. */
export async function readPhoto(accountId: string, id: string): Promise<Blob | null> {
  if (!canKeep()) return null;
  const photo = await (await database()).get('photos', id);
  return photo?.accountId === accountId ? photo.file : null;
}

/** The same photo under the address that the server gave it. */
export async function copyPhoto(id: string, address: string): Promise<void> {
  const { store, done } = (await database()).transaction('photos', 'readwrite');
  const photo = await store.get(id);
  if (photo) await store.put({ ...photo, id: address });
  await done;
}

export async function dropPhoto(id: string): Promise<void> {
  if (!canKeep()) return;
  await (await database()).delete('photos', id);
}

/** Forgets photos of forms that were never recorded. For when nothing of the account waits. */
export async function dropPhotosBefore(accountId: string, moment: number): Promise<void> {
  const { store, done } = (await database()).transaction('photos', 'readwrite');
  for (const photo of await store.getAll()) {
    if (photo.accountId === accountId && photo.takenAt < moment) void store.delete(photo.id);
  }
  await done;
}

/** Asked of the contract as it is now. */
function isSendable(act: WaitingAct): boolean {
  return issuesOf(act) === undefined;
}

function issuesOf({ call, request }: WaitingAct) {
  switch (call) {
    case 'task.checkIn':
      return checkRequest(contract.task.checkIn.request, request).issues;
    case 'task.submit':
      return checkRequest(contract.task.submit.request, request).issues;
    case 'inspection.record':
      return checkRequest(contract.inspection.record.request, request).issues;
    case 'inspection.useChemical':
      return checkRequest(contract.inspection.useChemical.request, request).issues;
    case 'inspection.sign':
      return checkRequest(contract.inspection.sign.request, request).issues;
    case 'risk.add':
      return checkRequest(contract.risk.add.request, request).issues;
  }
}
