import type { Trend } from '../documents/trend';

/** Colours of a plot in the light scheme; the page's style sheet names the dark ones for each. */
export const plotColours = {
  column: '#0b6b4b',
  over: '#b3261e',
  before: '#858c87',
  line: '#e0deda',
  label: '#59605c',
} as const;

/** A trend to be drawn: its size, where its columns stand, and the option that ECharts draws it from. */
export interface TrendPlot {
  readonly width: number;
  readonly height: number;
  /** Edges of the area with the columns. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly hasLastYear: boolean;
  readonly hasGap: boolean;
  readonly option: TrendPlotOption;
}

const size = { width: 326, height: 168, left: 30, right: 322, top: 22, bottom: 144 } as const;
const label = { color: plotColours.label, fontSize: 11 } as const;

/**
 * Columns by month with what is above the limit in red and labelled, the limit across, and the year before as a dashed
 * line. A zero says so; a month in which nothing was checked has a dash.
 */
export function trendPlot(
  { months, threshold, until }: Trend,
  words: { readonly names: readonly string[]; readonly limit: string },
) {
  const limit = threshold ?? Number.POSITIVE_INFINITY;
  const within = months.map(({ count }) => (count === null ? null : Math.min(count, limit)));
  const over = months.map(({ count }) => (count !== null && count > limit ? count - limit : null));
  /** The column of a month that is not over is paler than those of whole ones. */
  const paler = (at: number) => until !== null && at === months.length - 1;
  const hasLastYear = months.some(({ lastYear }) => lastYear !== null);
  return {
    ...size,
    hasLastYear,
    hasGap: months.some(({ count }) => count === null),
    option: {
      animation: false,
      grid: { left: size.left, right: size.width - size.right, top: size.top, bottom: size.height - size.bottom },
      xAxis: {
        type: 'category' as const,
        data: [...words.names],
        axisTick: { show: false },
        axisLine: { lineStyle: { color: plotColours.line } },
        axisLabel: { ...label, hideOverlap: true },
      },
      yAxis: {
        type: 'value' as const,
        min: 0,
        minInterval: 1,
        ...(threshold !== null && {
          max: ({ max }: { max: number }) => (max > threshold ? null : Math.ceil(threshold * 1.1)),
        }),
        splitNumber: 3,
        axisLabel: label,
        splitLine: { lineStyle: { color: plotColours.line } },
      },
      series: [
        {
          ...column(plotColours.column),
          data: within.map((value, at) => labelled(value, value === 0 && over[at] === null ? '0' : null, paler(at))),
          ...(threshold !== null && { markLine: limitLine(threshold, words.limit) }),
        },
        {
          ...column(plotColours.over),
          data: over.map((value, at) => labelled(value, value === null ? null : String(months[at]?.count), paler(at))),
        },
        {
          ...column('none'),
          stack: 'notChecked',
          barGap: '-100%',
          data: months.map(({ count }) => (count === null ? labelled(0, '—') : null)),
        },
        ...(hasLastYear ? [yearBefore(months.map(({ lastYear }) => lastYear))] : []),
      ],
    },
  };
}

/** What {@link trendPlot} hands to ECharts. */
export type TrendPlotOption = ReturnType<typeof trendPlot>['option'];

function column(color: string) {
  return { type: 'bar' as const, stack: 'count', silent: true, barWidth: '58%', itemStyle: { color } };
}

const paleOpacity = 0.5;

function labelled(value: number | null, text: string | null, isPaler = false) {
  const pale = isPaler && { itemStyle: { opacity: paleOpacity } };
  if (value === null) return value;
  if (text === null) return pale ? { value, ...pale } : value;
  const color = text === '0' || text === '—' ? plotColours.label : plotColours.over;
  return {
    value,
    ...pale,
    label: { show: true, position: 'top' as const, distance: 3, ...label, color, formatter: text },
  };
}

function limitLine(threshold: number, name: string) {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: plotColours.over, type: 'dashed' as const },
    label: { ...label, color: plotColours.over, formatter: name, position: 'insideStartTop' as const },
    data: [{ yAxis: threshold }],
  };
}

function yearBefore(values: readonly (number | null)[]) {
  return {
    type: 'line' as const,
    silent: true,
    clip: false,
    symbol: 'circle',
    symbolSize: 3,
    data: [...values],
    lineStyle: { color: plotColours.before, type: 'dashed' as const, width: 1.5 },
    itemStyle: { color: plotColours.before },
  };
}

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
