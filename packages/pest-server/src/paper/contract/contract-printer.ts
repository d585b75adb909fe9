import { printInWorker } from '../print/print-in-worker';
import type { ContractPdfInput } from './contract-layout';

/** Turns the contract of an order into a PDF. */
export interface ContractPrinter {
  print(input: ContractPdfInput): Promise<Uint8Array>;
}

/** The built worker lies beside the built server; see `tsup.config.ts`. */
const builtWorker = new URL('./contract-worker.js', import.meta.url);

/** Draws each contract in a thread of its own, as reports are. */
export class WorkerContractPrinter implements ContractPrinter {
  /** @throws PrintError */
  print(input: ContractPdfInput): Promise<Uint8Array> {
    return printInWorker(builtWorker, input);
  }
}
