/** The worker thread that one report is drawn in. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeReportPdf } from './make-report-pdf';
import type { ReportPdfInput } from './report-layout';

const port = parentPort;
if (!port) throw new Error('This file draws reports in a worker; it does not run by itself.');

const input: ReportPdfInput = workerData;
const bytes = Uint8Array.from(await makeReportPdf(input));
port.postMessage(bytes, [bytes.buffer]);
