import type { Language } from 'pest-sdk';
import { type ChartPage, type ChartPageData, chartPage, chartPageNote, chartPageWaiting } from 'pest-sdk/chart-page';
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

/** A link that was opened on the page of the other kind: it is led to its own. */
export interface Elsewhere {
  readonly status: 302;
  readonly kind: Asked['kind'];
}

/** The page behind a link, or which one it opens on; what opens on neither looks the same on both. */
export async function sharedPage(
  parts: ServerParts,
  { kind, key, address, language }: Asked,
): Promise<SharedPage | Elsewhere> {
  if (key === null) return { page: chartPageWaiting(kind, language), plots: [], status: 200, companyId: null };
  const opened = await openShare(parts, { key, address, language });
  if (opened === 'tooMany')
    return { page: chartPageNote('tooMany', language), plots: [], status: 429, companyId: null };
  if (opened === 'unknown')
    return { page: chartPageNote('unknown', language), plots: [], status: 404, companyId: null };
  if (opened.charts.kind !== kind) return { status: 302, kind: opened.charts.kind };
  const page = chartPage(opened.charts, { language, timeZone: parts.settings.timeZone });
  // ECharts takes memory that a server without shared reports does not need.
  const { plotSvg } = await import('./plot-svg');
  return { page, plots: page.plots.map(plotSvg), status: 200, companyId: opened.companyId };
}
