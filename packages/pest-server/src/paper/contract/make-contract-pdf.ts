import { printable, printer } from '../print/faces';
import { mapTexts } from '../print/printable';
import { type ContractPdfInput, contractLayout } from './contract-layout';

/** Draws the contract of an order; blocks its thread, so the server calls it in a worker. */
export async function makeContractPdf(input: ContractPdfInput): Promise<Uint8Array> {
  return printer.createPdf(contractLayout({ ...mapTexts(input, printable()), language: input.language })).getBuffer();
}
