import type { Trend } from './trend';

/** How a medium draws a trend: its colours, its letters, and whether it has no other place for a value than the plot. */
export interface TrendLook {
  readonly column: string;
  /** What is above the limit, and the limit. */
  readonly over: string;
  readonly before: string;
  readonly line: string;
  readonly label: string;
  readonly fontSize: number;
  readonly fontFamily?: string;
  /** Of a column, as a share of its month. */
  readonly barWidth: string;
  /** Whether each column says its value; otherwise zeros and what is above the limit do. */
  readonly allValues: boolean;
}

/** The words of a plot. */
export interface TrendPlotWords {
  /** Of each month, under its column. */
  readonly months: readonly string[];
  readonly captures: string;
  readonly lastYear: string;
  /** At the limit. */
  readonly limit: string;
}

const paleOpacity = 0.5;

/**
 * Axes and series as ECharts takes them: columns by month with what is above the limit apart, the limit across, and the
 * year before as a dashed line. A zero says so, a month in which nothing was checked has a dash, one that is not over is
 * pale.
 */
export function trendPlot({ months, threshold, until }: Trend, words: TrendPlotWords, look: TrendLook) {
  const { fontSize, fontFamily } = look;
  const letters = { color: look.label, fontSize, ...(fontFamily !== undefined && { fontFamily }) };
  const limit = threshold ?? Number.POSITIVE_INFINITY;
  const isPale = (at: number) => until !== null && at === months.length - 1;
  const item = (value: number, at: number) => ({
    value,
    ...(isPale(at) && { itemStyle: { opacity: paleOpacity } }),
  });
  const column = (name: string, color: string) => ({
    type: 'bar' as const,
    name,
    stack: 'count',
    silent: true,
    barWidth: look.barWidth,
    itemStyle: { color },
  });
  const within = months.map(({ count }, at) => (count === null ? null : item(Math.min(count, limit), at)));
  const above = months.map(({ count }, at) => (count !== null && count > limit ? item(count - limit, at) : null));
  // On paper, which is white, lines that cross a value end around it.
  const ground = look.allValues && { backgroundColor: '#ffffff', padding: [0, 1] };
  const said = months.map(({ count }) => {
    const isOver = count !== null && count > limit;
    if (!look.allValues && count !== null && count !== 0 && !isOver) return null;
    const color = isOver ? look.over : look.label;
    return {
      value: count ?? 0,
      label: { ...letters, ...ground, color, formatter: count === null ? '—' : String(count) },
    };
  });
  const lastYear = {
    type: 'line' as const,
    name: words.lastYear,
    silent: true,
    clip: false,
    symbol: 'circle',
    symbolSize: 3,
    data: months.map((month) => month.lastYear),
    lineStyle: { color: look.before, type: 'dashed' as const, width: 1.5 },
    itemStyle: { color: look.before },
  };
  const markLine = threshold !== null && {
    silent: true,
    symbol: 'none',
    lineStyle: { color: look.over, type: 'dashed' as const },
    label: { ...letters, color: look.over, formatter: words.limit, position: 'insideStartTop' as const },
    data: [{ yAxis: threshold }],
  };
  return {
    animation: false,
    xAxis: {
      type: 'category' as const,
      data: [...words.months],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: { ...letters, hideOverlap: true },
    },
    yAxis: {
      type: 'value' as const,
      min: 0,
      minInterval: 1,
      // The limit is seen even where all values are far below it.
      ...(threshold !== null && {
        max: ({ max }: { max: number }) => (max > threshold ? null : Math.ceil(threshold * 1.1)),
      }),
      splitNumber: 3,
      axisLabel: letters,
      splitLine: { lineStyle: { color: look.line } },
    },
    series: [
      { ...column(words.captures, look.column), data: within, ...(markLine && { markLine }) },
      { ...column('', look.over), data: above },
      ...(hasLastYear(months) ? [lastYear] : []),
      // What is said of a column stands above the lines that cross it.
      {
        type: 'line' as const,
        name: '',
        silent: true,
        z: 6,
        symbolSize: 0,
        lineStyle: { width: 0 },
        label: { show: true, position: 'top' as const, distance: 3 },
        data: said,
      },
    ],
  };
}

/** Whether anything is known of the year before. */
export function hasLastYear(months: Trend['months']): boolean {
  return months.some(({ lastYear }) => lastYear !== null);
}

/** What {@link trendPlot} hands to ECharts. */
export type TrendPlotOption = ReturnType<typeof trendPlot>;
