import {
  BarChart,
  type BarSeriesOption,
  LineChart,
  type LineSeriesOption,
  PieChart,
  type PieSeriesOption,
} from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  MarkLineComponent,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, type ECharts, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Language, Words } from 'pest-sdk';

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

/** ECharts' own words, for what is read aloud of a chart. */
const chartLocales: Words = { zh: 'ZH', en: 'EN' };

/** Registered with the first chart, not at import: a module of this package does nothing by being read. */
export function startChart(host: HTMLElement, locale: Language): ECharts {
  use([
    BarChart,
    LineChart,
    PieChart,
    GridComponent,
    LegendComponent,
    MarkLineComponent,
    TooltipComponent,
    SVGRenderer,
  ]);
  const chart = init(host, null, { renderer: 'svg', locale: chartLocales[locale] });
  for (const element of [host, ...host.querySelectorAll('svg')]) emptyWithoutHtml(element);
  return chart;
}

/** ECharts takes its picture away by `innerHTML`, which a page with Trusted Types refuses. */
function emptyWithoutHtml(element: Element): void {
  Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => element.replaceChildren() });
}
