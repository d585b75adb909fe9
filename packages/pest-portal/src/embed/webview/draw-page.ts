import { defaultTimeZone, isLanguage, type ReportCharts } from 'pest-sdk';
import { chartPage } from 'pest-sdk/chart-page';
import { reportCharts } from 'pest-sdk/schemas';
import { plotPicture } from 'pest-ui/webview';
import { element } from './dom';

/** Figures that an app handed over, by the schema that the server answers with; undefined for anything else. */
export function readCharts(payload: unknown): ReportCharts | undefined {
  const parsed = reportCharts.safeParse(payload);
  return parsed.success ? parsed.data : undefined;
}

/** Draws a page in the browser, the same as the server writes it. It takes the place of what stood there at once. */
export async function drawPage(data: ReportCharts): Promise<void> {
  const { lang = '' } = document.documentElement.dataset;
  const language = isLanguage(lang) ? lang : 'zh';
  const { title, body, plots } = chartPage(data, { language, timeZone: defaultTimeZone });
  const pictures = await Promise.all(plots.map(plotPicture));
  const templates = document.querySelectorAll('template');
  document.title = title;
  document.body.replaceChildren(element(body), ...templates);
  document.querySelectorAll('.plot').forEach((plot, at) => {
    plot.append(...pictures.slice(at, at + 1));
  });
}
