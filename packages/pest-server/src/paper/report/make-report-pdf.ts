import { printable, printer } from '../print/faces';
import { mapTexts } from '../print/printable';
import { type ReportPdfInput, reportLayout } from './report-layout';

/** Draws a report; takes about a second and blocks its thread, so the server calls it in a worker. */
export async function makeReportPdf(input: ReportPdfInput): Promise<Uint8Array> {
  const document = mapTexts(input.document, printable());
  return printer.createPdf(reportLayout({ ...input, document })).getBuffer();
}
