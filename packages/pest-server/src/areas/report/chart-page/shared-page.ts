import {
  type ChartPage,
  type ChartPageData,
  chartPage,
  chartPageNote,
  chartPageWaiting,
  type Language,
} from 'pest-sdk';
import type { ServerParts } from '../../../call/server-parts';
import { openShare } from '../open-share';

/** What is asked for: the page of reports or of briefings, by a link's key or, without one, for an app to fill. */
export interface Asked {
  readonly kind: ChartPageData['kind'];
  readonly key: string | null;
  readonly address: string;
  readonly language: Language;
}

export interface SharedPage {
  readonly page: ChartPage;
  readonly plots: readonly string[];
  readonly status: 200 | 404 | 429;
  /** Whose report it is; its partners' pages may frame it. */
  readonly companyId: string | null;
}

/**
 * The page behind a link. A link opens on the page of its own kind only; what opens on neither looks the same on both.
 */
export async function sharedPage(parts: ServerParts, { kind, key, address, language }: Asked): Promise<SharedPage> {
  if (key === null) return { page: chartPageWaiting(kind, language), plots: [], status: 200, companyId: null };
  const opened = await openShare(parts, { key, address, language });
  if (opened === 'tooMany')
    return { page: chartPageNote('tooMany', language), plots: [], status: 429, companyId: null };
  if (opened === 'unknown' || opened.charts.kind !== kind) {
    return { page: chartPageNote('unknown', language), plots: [], status: 404, companyId: null };
  }
  const page = chartPage(opened.charts, { language, timeZone: parts.settings.timeZone });
  // ECharts takes memory that a server without shared reports does not need.
  const { plotSvg } = await import('./plot-svg');
  return { page, plots: page.plots.map(plotSvg), status: 200, companyId: opened.companyId };
}
