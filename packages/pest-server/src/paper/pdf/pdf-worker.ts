/** The worker thread that one PDF is looked into in. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findPdfFault } from './pdf-faults';

parentPort?.postMessage(await findPdfFault(await readFile(String(workerData))));
