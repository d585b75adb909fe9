import { Worker } from 'node:worker_threads';

/** Thrown when something could not be drawn within its limits of time and memory. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
}

/** Two 10 MB faces, their glyph tables and a long report fit well; a runaway document does not. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 };
const timeLimitMs = 30_000;

/** @throws PrintError */
export function printInWorker(workerFile: URL, input: unknown): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: input, resourceLimits });
    const timer = setTimeout(() => fail(`not done within ${timeLimitMs} ms`), timeLimitMs);
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new PrintError(`It could not be drawn: ${why}.`));
      void worker.terminate();
    };
    worker.once('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    worker.once('exit', (code) => fail(`the worker ended with ${code}`));
    worker.once('message', (bytes: unknown) => {
      if (!(bytes instanceof Uint8Array)) return fail('the worker answered something else');
      clearTimeout(timer);
      resolve(bytes);
    });
  });
}
