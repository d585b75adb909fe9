import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { plainSvg, type TrendPlot } from 'pest-sdk/chart-page';

use([BarChart, LineChart, GridComponent, MarkLineComponent, SVGRenderer]);

/** A trend as SVG, drawn without a browser. */
export function plotSvg({ width, height, option }: TrendPlot): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    return plainSvg(chart.renderToSVGString({ useViewBox: true }));
  } finally {
    chart.dispose();
  }
}
