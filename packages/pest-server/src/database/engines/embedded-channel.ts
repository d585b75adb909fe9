import { Worker } from 'node:worker_threads';
import type { EmbeddedChannel } from './embedded-host';
import type { EmbeddedAnswer, WorkerAnswer, WorkerRequest } from './embedded-messages';
import { DatabaseError } from './engine';

interface Waiting {
  resolve(answer: EmbeddedAnswer): void;
  reject(error: Error): void;
}

/** Opens the folder's database in a worker thread and talks to it by messages. */
export async function openInWorker(folder: string, workerFile: URL): Promise<EmbeddedChannel> {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(workerFile, { workerData: folder });
  let lastId = 0;
  let gone: Error | null = null;

  worker.on('message', (answer: WorkerAnswer) => settle(waiting, answer));
  worker.on('error', (error) => loseAll(error));
  worker.on('exit', () => loseAll(new Error('The embedded database has stopped.')));

  function loseAll(error: Error): void {
    gone = gone ?? error;
    for (const request of waiting.values()) request.reject(gone);
    waiting.clear();
  }

  function ask(text: string | null, parameters: readonly unknown[]): Promise<EmbeddedAnswer> {
    return new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, text, parameters } satisfies WorkerRequest);
    });
  }

  await new Promise<EmbeddedAnswer>((resolve, reject) => waiting.set(0, { resolve, reject }));

  return {
    query: ask,
    async close() {
      await ask(null, []);
      await worker.terminate();
    },
  };
}

function settle(waiting: Map<number, Waiting>, answer: WorkerAnswer): void {
  const request = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('error' in answer) request?.reject(new DatabaseError(answer.error));
  else request?.resolve(answer);
}
