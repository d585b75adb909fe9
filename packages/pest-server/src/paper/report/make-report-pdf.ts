import { printable, printer } from '../print/faces';
import { mapTexts } from '../print/printable';
import { type Fitting, type Placed, type ReportPdfInput, reportLayout, usualFitting } from './report-layout';

/** Draws a report; takes about a second and blocks its thread, so the server calls it in a worker. */
export async function makeReportPdf(input: ReportPdfInput): Promise<Uint8Array> {
  const given = { ...input, document: mapTexts(input.document, printable()) };
  const usual = await fitted(given, usualFitting.planHeight);
  const planHeight = roomForPlan(usual.placed);
  const moved = planHeight === undefined ? usual : await fitted(given, planHeight);
  return moved.last.page <= usual.last.page ? moved.bytes : usual.bytes;
}

async function fitted(input: ReportPdfInput, planHeight: number) {
  const usual = await drawn(input, { ...usualFitting, planHeight });
  if (!endsNearlyEmpty(usual.last)) return usual;
  const close = await drawn(input, { spacing: 'close', planHeight });
  return close.last.page < usual.last.page ? close : usual;
}

async function drawn(input: ReportPdfInput, fitting: Fitting) {
  const placed: Placed[] = [];
  const layout = reportLayout(input, fitting, (place) => placed.push(place));
  const bytes: Uint8Array = await printer.createPdf(layout).getBuffer();
  const [last = { page: 1, at: 0 }] = placed.toSorted((one, other) => other.page - one.page || other.at - one.at);
  return { bytes, placed, last };
}

/** A plan is drawn no smaller than this share of its usual height, or its marks are not told apart. */
const leastPlan = 0.6;
/** In points: the titles above a plan, and the words below it. */
const aroundPlan = 95;

/**
 * How high plans may be so that one stands on the page where it would begin, which would be left half empty; undefined
 * where all of them do, or none can.
 */
function roomForPlan(placed: readonly Placed[]): number | undefined {
  return placed
    .flatMap(({ isPlan, below }, at) => {
      if (!isPlan) return [];
      const after = placed.slice(at + 2);
      const end = after.findIndex(({ drawn }) => drawn === 0);
      const drawings = after.slice(0, end).map(({ drawn }) => drawn);
      const share = (below - aroundPlan) / drawings.reduce((sum, height) => sum + height, 0);
      return share < 1 && share >= leastPlan ? [share * (drawings[0] ?? 0)] : [];
    })
    .at(0);
}

/** A last page with less than this is spared where closer rows make room for it. */
const littleOnPage = 0.25;

function endsNearlyEmpty({ page, at }: Pick<Placed, 'page' | 'at'>): boolean {
  return page > 1 && at < littleOnPage;
}
