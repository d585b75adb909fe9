/** The worker thread that the embedded database runs in, so that a long query does not stop the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedFolder } from './embedded-host';
import type { EmbeddedPlace, WorkerAnswer, WorkerRequest } from './embedded-messages';
import { databaseErrorFacts } from './engine';

const port = parentPort;
if (!port) throw new Error('This file is the embedded database’s worker; it does not run by itself.');

const place: EmbeddedPlace = workerData;
const database = await openEmbeddedFolder(place);

port.on('message', async (request: WorkerRequest) => {
  port.postMessage(await answer(request));
});
port.postMessage({ id: 0, rows: [], affectedRows: 0 } satisfies WorkerAnswer);

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (request.question) return { id: request.id, ...(await database.ask(request.question)) };
    await database.close();
    return { id: request.id, rows: [], affectedRows: 0 };
  } catch (error) {
    return {
      id: request.id,
      error: databaseErrorFacts(error) ?? { message: String(error), code: 'XX000', constraint: undefined },
    };
  }
}
