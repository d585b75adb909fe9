import { Worker } from 'node:worker_threads';
import type { ReportDocument } from 'pest-sdk';
import type { ReportPdfInput } from './report-layout';

/** Turns a report into a PDF. */
export interface ReportPrinter {
  print(input: ReportPdfInput): Promise<Uint8Array>;
}

/** Thrown when a report could not be drawn within its limits of time and memory. */
export class ReportPrintError extends Error {
  override readonly name = 'ReportPrintError';
}

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./report-worker.js', import.meta.url);

/** Two 10 MB faces, their glyph tables and a long report fit well; a runaway document does not. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 };
const timeLimitMs = 30_000;

/** Draws each report in a thread of its own, so that neither its time nor its memory is the server's. */
export class WorkerReportPrinter implements ReportPrinter {
  readonly #workerFile: URL;

  constructor(workerFile: URL = builtWorker) {
    this.#workerFile = workerFile;
  }

  /** @throws ReportPrintError */
  print(input: ReportPdfInput): Promise<Uint8Array> {
    return printInWorker(this.#workerFile, input);
  }
}

function printInWorker(workerFile: URL, input: ReportPdfInput): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: input, resourceLimits });
    const timer = setTimeout(() => fail(`not done within ${timeLimitMs} ms`), timeLimitMs);
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new ReportPrintError(`The report could not be drawn: ${why}.`));
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

/** `SR-20260504-01_食品厂_v3_zh.pdf`: which report, whose, and which version of it. */
export function reportFileName(document: ReportDocument, language: ReportPdfInput['language']): string {
  const parts = [document.number, document.customerName, `v${document.version}`, language];
  return `${parts.map(fileNamePart).join('_')}.pdf`;
}

/** Without what file systems refuse or hide. */
function fileNamePart(text: string): string {
  return text
    .replace(/[\p{C}<>:"/\\|?*]/gu, '')
    .replace(/[\s_]+/g, '-')
    .slice(0, 60);
}
