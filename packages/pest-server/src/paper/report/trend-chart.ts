import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type Language, reportWords } from 'pest-sdk';
import { hasLastYear, type Trend, type TrendLook, trendPlot } from 'pest-sdk/documents';
import { printFont } from '../print/font';
import { colours, contentWidth } from './report-style';

use([BarChart, LineChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer]);

const height = 132;

const paper: Omit<TrendLook, 'column'> = {
  over: colours.bad,
  before: colours.lastYear,
  line: colours.line,
  label: colours.soft,
  fontSize: 8,
  fontFamily: printFont,
  barWidth: '52%',
  // Paper has no pointer to ask with.
  allValues: true,
};

interface TrendInk {
  readonly language: Language;
  /** The report's colour. */
  readonly own: string;
}

/** A trend in the report's own colour, as SVG. */
export function trendChart(trend: Trend, { language, own }: TrendInk): string {
  const t = reportWords(language);
  const words = {
    months: trend.months.map(({ month }) => month),
    captures: t('report.captures'),
    lastYear: t('report.lastYear'),
    limit: `${t('report.threshold')} ${trend.threshold}`,
  };
  const textStyle = { color: colours.soft, fontFamily: printFont, fontSize: paper.fontSize };
  const plot = trendPlot(trend, words, { ...paper, column: own });
  // Each month is named, or each other one of many.
  const axisLabel = { ...plot.xAxis.axisLabel, hideOverlap: false, interval: trend.months.length > 14 ? 1 : 0 };
  const named = hasLastYear(trend.months) ? [words.captures, words.lastYear] : [words.captures];
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: contentWidth, height });
  try {
    chart.setOption({
      ...plot,
      xAxis: { ...plot.xAxis, axisLabel },
      textStyle: { fontFamily: printFont },
      grid: { left: 34, right: 14, top: 26, bottom: 20 },
      legend: { top: 0, right: 0, itemWidth: 16, itemHeight: 8, textStyle, data: named },
    });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
