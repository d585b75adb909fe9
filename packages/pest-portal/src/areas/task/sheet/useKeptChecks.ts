import { useQueryClient } from '@tanstack/react-query';
import { describeError, isPestError, PestError, type SheetRow } from 'pest-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../../base/client';
import { language } from '../../../base/language';
import { isOnline, useOnline } from '../../../base/online';
import { useAccount } from '../../../base/session';
import { type InspectionSheet, taskKeys } from '../task.queries';
import type { RecordRequest } from './check-form';
import { changeKept, contentOf, isConflict, type KeptCheck, keepCheck, keptChecks } from './kept-checks';

/** Somebody else recorded the same device meanwhile: which of the two holds is for the person to say. */
export interface CheckConflict {
  readonly mine: KeptCheck;
  readonly theirs: SheetRow;
}

export interface KeptChecks {
  readonly online: boolean;
  /** All that is not on the server yet, in the order it was recorded. */
  readonly kept: readonly KeptCheck[];
  readonly conflicts: readonly CheckConflict[];
  readonly sending: boolean;
  /** Records on the server, or on this device where there is no network. */
  record(row: SheetRow, request: RecordRequest): Promise<'sent' | 'kept'>;
  /** Sends what waits. */
  send(): Promise<void>;
  /** Sends one although somebody else has recorded its device. */
  insist(check: KeptCheck): Promise<void>;
  drop(check: KeptCheck): Promise<void>;
}

const retryMs = 20_000;

/** What was recorded of a service without a network: kept on this device, and sent in order once there is one. */
export function useKeptChecks(taskId: string): KeptChecks {
  const queryClient = useQueryClient();
  const accountId = useAccount().user.id;
  const online = useOnline();
  const [kept, setKept] = useState<readonly KeptCheck[]>([]);
  const [conflicts, setConflicts] = useState<readonly CheckConflict[]>([]);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  const reload = useCallback(async () => {
    // A browser may refuse to keep anything, as in some private windows; recording needs the network then.
    const found = await keptChecks(accountId, taskId).catch(() => []);
    setKept(found);
    return found;
  }, [accountId, taskId]);

  const send = useCallback(async () => {
    if (underWay.current || !isOnline()) return;
    underWay.current = true;
    try {
      const waiting = (await reload()).filter(({ refused }) => refused === null);
      if (waiting.length === 0) return;
      setSending(true);
      const sheet = await client.inspection.sheet({ id: taskId });
      queryClient.setQueryData(taskKeys.sheet(taskId), sheet);
      const found = conflictsOf(waiting, sheet);
      setConflicts(found);
      await sendInOrder(waiting.filter((check) => !found.some(({ mine }) => mine.key === check.key)));
    } catch (thrown) {
      if (!isUnreachable(thrown)) throw thrown;
    } finally {
      underWay.current = false;
      setSending(false);
      await reload();
      void queryClient.invalidateQueries({ queryKey: taskKeys.sheet(taskId) });
      void queryClient.invalidateQueries({ queryKey: taskKeys.details(taskId) });
    }
  }, [queryClient, reload, taskId]);

  useSendingByItself(online, kept.length - conflicts.length > 0, send);

  const settled = async (check: KeptCheck) => {
    setConflicts((all) => all.filter(({ mine }) => mine.key !== check.key));
    await reload();
  };
  return {
    online,
    kept,
    conflicts,
    sending,
    record: async (row, request) => {
      const key = newKey();
      const failure = await attempt(request, key);
      if (failure === null) return 'sent';
      const basedOn = keptOf(kept, row) ? null : contentOf(row.check);
      const { deviceId, code } = row;
      const keptAt = new Date().toISOString();
      await keepCheck({ key, accountId, taskId, deviceId, code, request, keptAt, basedOn, refused: null }).catch(() => {
        throw failure;
      });
      await reload();
      return 'kept';
    },
    send,
    insist: async (check) => {
      await sendInOrder([check]);
      await settled(check);
      void queryClient.invalidateQueries({ queryKey: taskKeys.sheet(taskId) });
    },
    drop: async (check) => {
      await changeKept(check, null);
      await settled(check);
    },
  };
}

/** Null when the server took it, otherwise why it could not be asked; a refusal is thrown. */
async function attempt(request: RecordRequest, key: string): Promise<unknown> {
  if (!isOnline()) return new PestError({ kind: 'network', endpoint: 'inspection.record' });
  try {
    await client.inspection.record(request, { idempotencyKey: key });
    return null;
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return thrown;
  }
}

/** On arrival, when the network is back, and from time to time while a server does not answer. */
function useSendingByItself(online: boolean, waiting: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (online) void send();
  }, [online, send]);
  useEffect(() => {
    if (!online || !waiting) return;
    const timer = setInterval(() => void send(), retryMs);
    return () => clearInterval(timer);
  }, [online, waiting, send]);
}

/** One after the other; it stops where the network ends, and goes on after what the server does not take. */
async function sendInOrder(checks: readonly KeptCheck[]): Promise<void> {
  for (const check of checks) {
    try {
      await client.inspection.record(check.request, { idempotencyKey: check.key });
      await changeKept(check, null);
    } catch (thrown) {
      if (isUnreachable(thrown)) return;
      await changeKept(check, { ...check, refused: describeError(thrown, language) ?? '' });
    }
  }
}

function conflictsOf(waiting: readonly KeptCheck[], sheet: InspectionSheet): readonly CheckConflict[] {
  return waiting.flatMap((mine) => {
    const theirs = sheet.rows.find(({ deviceId }) => deviceId === mine.deviceId);
    return theirs && isConflict(mine, theirs) ? [{ mine, theirs }] : [];
  });
}

function keptOf(kept: readonly KeptCheck[], { deviceId }: SheetRow): KeptCheck | undefined {
  return kept.find((check) => check.deviceId === deviceId);
}

/** No answer at all: what a person typed is then kept, whatever the reason. An expired session is said elsewhere. */
function isUnreachable(thrown: unknown): boolean {
  if (!isPestError(thrown)) return false;
  const { kind, status = 0 } = thrown;
  return kind === 'network' || kind === 'timeout' || kind === 'session' || (kind === 'http' && status >= 500);
}

/** `randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
