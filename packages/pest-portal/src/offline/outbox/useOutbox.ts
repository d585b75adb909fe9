import { useQueryClient } from '@tanstack/react-query';
import { describeError, isPestError } from 'pest-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import { client } from '../../base/client';
import { language } from '../../base/language';
import { isOnline, useOnline } from '../../base/online';
import { useAccount } from '../../base/session';
import { isUnreachable } from '../../base/unreachable';
import { Outbox, type OutboxPorts, type OutboxState } from './outbox';
import { copyPhoto, dropPhoto, dropPhotosBefore, readPhoto } from './outbox-store';
import type { WaitingAct } from './waiting-act';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('pest_outbox');
const retryMs = 20_000;
/** A form stands open for no longer. */
const formMs = 7 * 24 * 60 * 60_000;

let current: { readonly accountId: string; readonly outbox: Outbox } | null = null;

/** The outbox of an account; each has its own, and a page holds one at a time. */
export function outboxOf(accountId: string): Outbox {
  if (current?.accountId !== accountId) current = { accountId, outbox: new Outbox(accountId, portsOf(accountId)) };
  return current.outbox;
}

/** What waits of the signed-in account, and what can be done about it. */
export function useOutbox(): OutboxState & { readonly outbox: Outbox; readonly online: boolean } {
  const outbox = outboxOf(useAccount().user.id);
  const online = useOnline();
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  useEffect(() => {
    void outbox.reload();
    const follow = () => void outbox.reload();
    channel?.addEventListener('message', follow);
    return () => channel?.removeEventListener('message', follow);
  }, [outbox]);
  return { ...state, outbox, online };
}

/**
 * Sends by itself: on arrival, when the network is back, and from time to time while a server does not answer. What is
 * on the screen is asked for again after something was sent.
 */
export function useSendingByItself(): void {
  const queryClient = useQueryClient();
  const { outbox, online, acts, sending } = useOutbox();
  const waiting = acts.some(({ trouble }) => trouble === null);
  useEffect(() => {
    if (online) void outbox.send();
  }, [online, outbox]);
  useEffect(() => {
    if (!online || !waiting) return;
    const timer = setInterval(() => void outbox.send(), retryMs);
    return () => clearInterval(timer);
  }, [online, waiting, outbox]);
  const busy = sending !== null;
  useEffect(() => {
    if (!busy) return;
    return () => {
      for (const area of ['task', 'inspection', 'risk', 'stock', 'home', 'schedule']) {
        void queryClient.invalidateQueries({ queryKey: [area] });
      }
    };
  }, [busy, queryClient]);
}

function portsOf(accountId: string): OutboxPorts {
  return {
    isOnline,
    now: () => new Date(),
    send: sendAct,
    sheetRows: async (id) => (await client.inspection.sheet({ id })).rows,
    upload: async (photo) => {
      const file = await readPhoto(accountId, photo);
      if (file === null) return null;
      const { fullurl } = await client.upload.file({ file });
      await copyPhoto(photo, fullurl);
      return fullurl;
    },
    forget: dropPhoto,
    forgetOld: () => dropPhotosBefore(accountId, Date.now() - formMs).catch(() => undefined),
    isUnreachable,
    wordsOf: (thrown) => (isPestError(thrown) ? describeError(thrown, language) : null) ?? '',
    alone,
    announce: () => channel?.postMessage('changed'),
  };
}

/** The call's name begins like a hook's; it is none. */
const recordChemical = client.inspection.useChemical;

async function sendAct(act: WaitingAct, recordedAt?: string): Promise<void> {
  const once = { idempotencyKey: act.key };
  switch (act.call) {
    case 'task.checkIn':
      await client.task.checkIn({ ...act.request, recordedAt }, once);
      return;
    case 'task.submit':
      await client.task.submit({ ...act.request, recordedAt }, once);
      return;
    case 'inspection.record':
      await client.inspection.record({ ...act.request, seen: act.seen, recordedAt }, once);
      return;
    case 'inspection.useChemical':
      await recordChemical({ ...act.request, recordedAt }, once);
      return;
    case 'inspection.sign':
      await client.inspection.sign({ ...act.request, recordedAt }, once);
      return;
    case 'risk.add':
      await client.risk.add({ ...act.request, recordedAt }, once);
  }
}

let here = false;

/** One tab sends; where a browser cannot tell, the keys see to it that nothing is done twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (here) return;
  here = true;
  try {
    if (navigator.locks) {
      await navigator.locks.request('pest-outbox', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    } else await work();
  } finally {
    here = false;
  }
}
