/** The worker thread that one PDF is read, and stamped, in. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SealPlaces } from './seal-places';
import { SealingError, type SealingFault } from './sealing-fault';
import { findStampable, stampPdf } from './stamp-pdf';

/** Without a seal the places are only looked for. */
export interface StamperJob {
  readonly pdf: Uint8Array;
  readonly keyword: string;
  readonly seal: Uint8Array | null;
}

export type StamperAnswer =
  | (SealPlaces & { readonly stamped: Uint8Array | null; readonly fault?: never })
  | { readonly fault: SealingFault };

async function work({ pdf, keyword, seal }: StamperJob): Promise<StamperAnswer> {
  try {
    if (seal === null) return { ...(await findStampable(pdf, keyword)), stamped: null };
    const { pdf: stamped, ...places } = await stampPdf(pdf, keyword, seal);
    return { ...places, stamped };
  } catch (error) {
    if (error instanceof SealingError) return { fault: error.fault };
    throw error;
  }
}

const job: StamperJob = workerData;
parentPort?.postMessage(await work(job));
