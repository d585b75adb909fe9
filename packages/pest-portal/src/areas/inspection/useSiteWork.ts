import type { SheetRow } from 'pest-sdk';
import { useOutbox } from '../../offline/outbox/useOutbox';
import type { WaitingAct } from '../../offline/outbox/waiting-act';
import type { RecordRequest } from './check-form';
import { type KeptCheck, keptChecks } from './kept-checks';

/** What is done at a site for one service, on the server or on this device. */
export interface SiteWork {
  readonly online: boolean;
  /** All that is not on the server yet, in the order it was done. */
  readonly acts: readonly WaitingAct[];
  /** Of it, the checks of devices. */
  readonly kept: readonly KeptCheck[];
  /** Records on the server, or on this device where there is no network. */
  record(row: SheetRow, request: RecordRequest): Promise<'sent' | 'kept'>;
  /** Sends one although it was not taken, or somebody else has recorded its device. */
  insist(act: WaitingAct): Promise<void>;
  drop(act: WaitingAct): Promise<void>;
}

export function useSiteWork(taskId: string): SiteWork {
  const { acts: all, online, outbox } = useOutbox();
  const acts = all.filter((act) => act.taskId === taskId);
  return {
    online,
    acts,
    kept: keptChecks(acts),
    record: (row, request) =>
      outbox.perform({
        taskId,
        call: 'inspection.record',
        request,
        about: row.code,
        seen: row.check?.receivedAt ?? null,
      }),
    insist: (act) => outbox.insist(act),
    drop: (act) => outbox.drop(act),
  };
}
