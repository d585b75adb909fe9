import { plainSvg, type TrendPlot } from 'pest-sdk/chart-page';
import { fetchCode } from '../../primitives/fetched/fetch-code';

/** Draws a trend as the server does: a picture to be put into the page. ECharts is fetched with the first one. */
export async function plotPicture({ width, height, option }: TrendPlot): Promise<SVGElement> {
  const init = await fetchCode(() => import('./plot-engine'), 'init');
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    const svg = plainSvg(chart.renderToSVGString({ useViewBox: true }));
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const picture = document.importNode(documentElement, true);
    if (picture instanceof SVGElement) return picture;
    throw new Error('ECharts drew no picture.');
  } finally {
    chart.dispose();
  }
}
