import type { Trend } from '../documents/trend';
import { type TrendLook, type TrendPlotWords, trendPlot } from '../documents/trend-plot';

/** A plot in the colours of the light scheme; the page's style sheet names the dark ones for each. */
const plotLook: TrendLook = {
  column: '#0b6b4b',
  over: '#b3261e',
  before: '#858c87',
  line: '#e0deda',
  label: '#59605c',
  fontSize: 11,
  barWidth: '58%',
  allValues: false,
};

const size = { width: 326, height: 168, left: 30, right: 322, top: 22, bottom: 144 } as const;
const grid = { left: size.left, right: size.width - size.right, top: size.top, bottom: size.height - size.bottom };

/** A trend to be drawn: its size, the edges of the area with its columns, and the option that ECharts draws it from. */
export function pagePlot(trend: Trend, words: TrendPlotWords) {
  return { ...size, option: { grid, ...trendPlot(trend, words, plotLook) } };
}

/** See {@link pagePlot}. */
export type TrendPlot = ReturnType<typeof pagePlot>;

/**
 * What ECharts wrote, as a picture alone: nothing that a strict content policy refuses, nothing that only its own
 * script reads, and drawn in the font and at the width of where it stands.
 */
export function plainSvg(svg: string): string {
  return svg
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<rect [^>]*fill="none"[^>]*><\/rect>/g, '')
    .replace(/ (?:class|ecmeta_\w+|pointer-events|xml:space)="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => fontOf(style))
    .replace(
      /<svg [^>]*?viewBox="([^"]*)"[^>]*>/,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="$1" aria-hidden="true">',
    )
    .replace(/>\s+</g, '><');
}

function fontOf(style: string): string {
  return [...style.matchAll(/(font-size|font-weight):([\w.]+)/g)]
    .map(([, name, value]) => ` ${name}="${value}"`)
    .join('');
}
