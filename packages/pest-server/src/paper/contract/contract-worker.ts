/** The worker thread that one contract is drawn in. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ContractPdfInput } from './contract-layout';
import { makeContractPdf } from './make-contract-pdf';

const port = parentPort;
if (!port) throw new Error('This file draws contracts in a worker; it does not run by itself.');

const input: ContractPdfInput = workerData;
const bytes = Uint8Array.from(await makeContractPdf(input));
port.postMessage(bytes, [bytes.buffer]);
