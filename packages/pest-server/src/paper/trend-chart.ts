import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type Language, reportWords } from 'pest-sdk';
import type { Trend } from 'pest-sdk/documents';
import { colours, contentWidth, reportFont } from './report-style';

use([BarChart, LineChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer]);

const height = 170;
const runningOpacity = 0.45;
const label = { color: colours.soft, fontFamily: reportFont, fontSize: 8 } as const;

interface TrendLook {
  readonly language: Language;
  /** The report's colour. */
  readonly own: string;
}

/**
 * Columns of captures by month in the report's own colour, the year before as a dashed line, and the site's limit:
 * vector, told apart without colour.
 */
export function trendChart(trend: Trend, { language, own }: TrendLook): string {
  const t = reportWords(language);
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: contentWidth, height });
  try {
    chart.setOption({
      animation: false,
      textStyle: { fontFamily: reportFont },
      grid: { left: 34, right: trend.threshold === null ? 14 : 52, top: 30, bottom: 22 },
      legend: { top: 0, right: 0, itemWidth: 16, itemHeight: 8, textStyle: label },
      xAxis: {
        type: 'category',
        data: trend.months.map(({ month }) => month),
        axisLabel: { ...label, interval: trend.months.length > 14 ? 1 : 0 },
        axisTick: { show: false },
        axisLine: { lineStyle: { color: colours.line } },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        axisLabel: label,
        splitLine: { lineStyle: { color: colours.line, width: 0.5 } },
      },
      series: [
        {
          type: 'bar',
          name: t('report.captures'),
          data: trend.months.map(({ count }, at) => ({
            value: count,
            // A month that is not over is pale.
            ...(trend.until !== null && at === trend.months.length - 1 && { itemStyle: { opacity: runningOpacity } }),
          })),
          barMaxWidth: 20,
          itemStyle: { color: own },
          label: { show: true, position: 'top', ...label, fontSize: 7 },
          ...(trend.threshold === null ? {} : { markLine: limitLine(trend.threshold, t('report.threshold')) }),
        },
        {
          type: 'line',
          name: t('report.lastYear'),
          data: trend.months.map(({ lastYear }) => lastYear),
          symbol: 'circle',
          symbolSize: 4,
          lineStyle: { color: colours.lastYear, type: 'dashed', width: 1.2 },
          itemStyle: { color: colours.lastYear },
        },
      ],
    });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

function limitLine(threshold: number, name: string) {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: colours.bad, type: 'solid' as const, width: 1 },
    label: { ...label, color: colours.bad, formatter: `${name} ${threshold}`, position: 'end' as const },
    data: [{ yAxis: threshold }],
  };
}
