import { printable, printer } from '../print/faces';
import { mapTexts } from '../print/printable';
import { type Placed, type ReportPdfInput, reportLayout } from './report-layout';
import type { Spacing } from './tables';

/** Draws a report; takes about a second and blocks its thread, so the server calls it in a worker. */
export async function makeReportPdf(input: ReportPdfInput): Promise<Uint8Array> {
  const document = mapTexts(input.document, printable());
  const usual = await drawn({ ...input, document }, 'usual');
  if (!endsNearlyEmpty(usual.last)) return usual.bytes;
  const close = await drawn({ ...input, document }, 'close');
  return close.last.page < usual.last.page ? close.bytes : usual.bytes;
}

async function drawn(input: ReportPdfInput, spacing: Spacing) {
  let last: Placed = { page: 1, at: 0 };
  const isBelow = ({ page, at }: Placed) => page > last.page || (page === last.page && at > last.at);
  const note = (place: Placed) => {
    if (isBelow(place)) last = place;
  };
  const bytes: Uint8Array = await printer.createPdf(reportLayout(input, spacing, note)).getBuffer();
  return { bytes, last };
}

/** A last page with less than this is spared where closer rows make room for it. */
const littleOnPage = 0.25;

function endsNearlyEmpty({ page, at }: Placed): boolean {
  return page > 1 && at < littleOnPage;
}
