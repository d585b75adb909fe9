import { Worker } from 'node:worker_threads';

/** Looks into PDFs that people send. */
export interface PdfInspector {
  /** Why the PDF at a path is not accepted, or null. */
  refusal(path: string): Promise<string | null>;
}

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./pdf-worker.js', import.meta.url);

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const defaultTimeLimitMs = 10_000;

/** Takes each PDF apart in a thread of its own, one at a time: whatever is in it costs no more than the limits. */
export class WorkerPdfInspector implements PdfInspector {
  readonly #workerFile: URL;
  readonly #timeLimitMs: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(workerFile: URL = builtWorker, timeLimitMs: number = defaultTimeLimitMs) {
    this.#workerFile = workerFile;
    this.#timeLimitMs = timeLimitMs;
  }

  refusal(path: string): Promise<string | null> {
    const turn = this.#last.then(() => inspectInWorker(this.#workerFile, path, this.#timeLimitMs));
    this.#last = turn;
    return turn;
  }
}

/** A worker that fails, runs out of memory or out of time says enough about the file. */
function inspectInWorker(workerFile: URL, path: string, timeLimitMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, { workerData: path, resourceLimits });
    const timer = setTimeout(() => end(`takes more than ${timeLimitMs} ms`), timeLimitMs);
    const end = (refusal: string | null) => {
      clearTimeout(timer);
      resolve(refusal);
      void worker.terminate();
    };
    worker.once('error', (error) => end(error instanceof Error ? error.message : String(error)));
    worker.once('exit', (code) => end(`ended its worker with ${code}`));
    worker.once('message', (refusal: unknown) => end(typeof refusal === 'string' ? refusal : null));
  });
}
