import { hashKey } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DeviceCheck, SheetRow } from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import type { RecordRequest } from './check-form';

/** A check that was recorded without a network and waits on this device. */
export interface KeptCheck {
  /** Its idempotency key: sent twice, it is recorded once. */
  readonly key: string;
  readonly accountId: string;
  readonly taskId: string;
  readonly deviceId: string;
  readonly code: string;
  readonly request: RecordRequest;
  readonly keptAt: string;
  /** What stood recorded when it was filled in, as `contentOf` says it; null for nothing. */
  readonly basedOn: string | null;
  /** Why the server did not take it; null while it waits. */
  readonly refused: string | null;
}

interface Store extends DBSchema {
  checks: { key: [accountId: string, taskId: string, deviceId: string]; value: KeptCheck };
}

let opened: Promise<IDBPDatabase<Store>> | undefined;

function database(): Promise<IDBPDatabase<Store>> {
  opened ??= openDB<Store>('pest-portal', 1, {
    upgrade: (db) => {
      db.createObjectStore('checks', { keyPath: ['accountId', 'taskId', 'deviceId'] });
    },
  });
  return opened;
}

/**
 * What waits for one service, in the order it was recorded; what is no longer a check is left out. Where a browser keeps
 * nothing, nothing waits.
 */
export async function keptChecks(accountId: string, taskId: string): Promise<readonly KeptCheck[]> {
  if (!('indexedDB' in globalThis)) return [];
  const range = IDBKeyRange.bound([accountId, taskId], [accountId, taskId, []]);
  const found = await (await database()).getAll('checks', range);
  return found.filter(isSendable).sort((one, other) => one.keptAt.localeCompare(other.keptAt));
}

function isSendable({ request }: KeptCheck): boolean {
  return checkRequest(contract.inspection.record.request, request).request !== undefined;
}

/** Keeps a check; a later one of the same device takes the place of the one before, and of what that was based on. */
export async function keepCheck(check: KeptCheck): Promise<void> {
  const db = await database();
  const before = await db.get('checks', [check.accountId, check.taskId, check.deviceId]);
  await db.put('checks', before ? { ...check, basedOn: before.basedOn } : check);
}

/** Writes what became of a check, unless a later one has taken its place meanwhile. */
export async function changeKept(check: KeptCheck, next: KeptCheck | null): Promise<void> {
  const store = (await database()).transaction('checks', 'readwrite').store;
  const id: Store['checks']['key'] = [check.accountId, check.taskId, check.deviceId];
  const now = await store.get(id);
  if (now?.key !== check.key) return;
  await (next ? store.put(next) : store.delete(id));
}

type CheckContent = Pick<DeviceCheck, 'outcome' | 'reason' | 'reading' | 'answers' | 'actions' | 'note'>;

/** A check as one text: two that say the same have the same, whoever wrote them and when. */
export function contentOf(check: CheckContent | null): string | null {
  if (check === null) return null;
  const { outcome, reason, reading, answers, actions, note } = check;
  return hashKey([outcome, reason, reading, answers, [...actions].sort(), note]);
}

/** Whether somebody else recorded the device after this was filled in. What says the same already is no conflict. */
export function isConflict(kept: KeptCheck, { check }: Pick<SheetRow, 'check'>): boolean {
  const there = contentOf(check);
  return there !== kept.basedOn && there !== contentOf(kept.request);
}

/** The sheet as this person left it: what waits stands where it will be. */
export function withKept(
  rows: readonly SheetRow[],
  kept: readonly KeptCheck[],
  accountName: string,
): readonly SheetRow[] {
  const waiting = new Map(kept.map((check) => [check.deviceId, check]));
  return rows.map((row) => {
    const mine = waiting.get(row.deviceId);
    if (!mine) return row;
    const { taskId: _task, deviceId: _device, ...body } = mine.request;
    return { ...row, check: { ...body, checkedAt: mine.keptAt, accountName } };
  });
}
