import type { ReportDocument } from 'pest-sdk';
import { printInWorker } from '../print/print-in-worker';
import type { ReportPdfInput } from './report-layout';

/** Turns a report into a PDF. */
export interface ReportPrinter {
  print(input: ReportPdfInput): Promise<Uint8Array>;
}

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./report-worker.js', import.meta.url);

/** Draws each report in a thread of its own, so that neither its time nor its memory is the server's. */
export class WorkerReportPrinter implements ReportPrinter {
  readonly #workerFile: URL;

  constructor(workerFile: URL = builtWorker) {
    this.#workerFile = workerFile;
  }

  /** @throws PrintError */
  print(input: ReportPdfInput): Promise<Uint8Array> {
    return printInWorker(this.#workerFile, input);
  }
}

/** `SR-20260504-01_食品厂_v3_zh.pdf`: which report, whose, and which version of it. */
export function reportFileName(document: ReportDocument, language: ReportPdfInput['language']): string {
  const parts = [document.number, document.customerName, `v${document.version}`, language];
  return `${parts.map(fileNamePart).join('_')}.pdf`;
}

/** Without what file systems refuse or hide. */
export function fileNamePart(text: string): string {
  return text
    .replace(/[\p{C}<>:"/\\|?*]/gu, '')
    .replace(/[\s_]+/g, '-')
    .slice(0, 60);
}
