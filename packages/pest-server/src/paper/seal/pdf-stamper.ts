import { Worker } from 'node:worker_threads';
import type { SealPlaces } from './seal-places';
import { SealingError } from './sealing-fault';
import type { StampedPdf } from './stamp-pdf';
import type { StamperAnswer, StamperJob } from './stamp-worker';

/** Puts seals into PDFs. */
export interface PdfStamper {
  /** Where a seal would be stamped. @throws SealingError */
  places(pdf: Uint8Array, keyword: string): Promise<SealPlaces>;
  /** The stamped copy. @throws SealingError */
  stamp(pdf: Uint8Array, keyword: string, seal: Uint8Array): Promise<StampedPdf>;
}

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./stamp-worker.js', import.meta.url);

const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
const defaultTimeLimitMs = 30_000;

/** Reads and stamps each PDF in a thread of its own: whatever is in it costs no more than the limits. */
export class WorkerPdfStamper implements PdfStamper {
  readonly #workerFile: URL;
  readonly #timeLimitMs: number;

  constructor(workerFile: URL = builtWorker, timeLimitMs: number = defaultTimeLimitMs) {
    this.#workerFile = workerFile;
    this.#timeLimitMs = timeLimitMs;
  }

  async places(pdf: Uint8Array, keyword: string): Promise<SealPlaces> {
    const { pages, places } = await this.#run({ pdf, keyword, seal: null });
    return { pages, places };
  }

  async stamp(pdf: Uint8Array, keyword: string, seal: Uint8Array): Promise<StampedPdf> {
    const { pages, places, stamped } = await this.#run({ pdf, keyword, seal });
    if (stamped === null) throw new SealingError('unreadable');
    return { pages, places, pdf: stamped };
  }

  /** A worker that fails, or runs out of memory or time, says enough about the file. */
  #run(job: StamperJob): Promise<Extract<StamperAnswer, { readonly fault?: never }>> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#workerFile, { workerData: job, resourceLimits });
      const end = (settle: () => void) => {
        clearTimeout(timer);
        settle();
        void worker.terminate();
      };
      const fail = () => end(() => reject(new SealingError('unreadable')));
      const timer = setTimeout(fail, this.#timeLimitMs);
      worker.once('error', fail);
      worker.once('exit', fail);
      worker.once('message', (answer: StamperAnswer) =>
        end(() => (answer.fault === undefined ? resolve(answer) : reject(new SealingError(answer.fault)))),
      );
    });
  }
}
