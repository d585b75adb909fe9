import type { ChartOption } from '../chart-engine';
import type { ChartLook } from '../chart-look';
import { baseOption, columnsAxis, countAxis } from './base';

/** One line or bar series; `null` is a gap, not zero. */
export interface TrendSeries {
  readonly name: string;
  /** One value a month; null where there was none. */
  readonly values: readonly (number | null)[];
}

/** Series over the same labels on the time axis. */
export interface TrendChartData {
  /** As shown under the axis. */
  readonly months: readonly string[];
  readonly current: TrendSeries;
  readonly previous?: TrendSeries | undefined;
  /** The limit per month, with the word it is labelled by. */
  readonly threshold?: { readonly value: number; readonly label: string } | undefined;
}

/** Columns for the period, a dashed line for the one before, both on one axis, and the limit across. */
export function trendOption({ months, current, previous, threshold }: TrendChartData, look: ChartLook): ChartOption {
  const line = threshold && {
    symbol: 'none' as const,
    silent: true,
    lineStyle: { color: look.danger, type: 'dashed' as const },
    label: {
      formatter: `${threshold.label} ${threshold.value}`,
      color: look.danger,
      position: 'insideEndTop' as const,
    },
    data: [{ yAxis: threshold.value }],
  };
  return {
    ...baseOption(look),
    xAxis: columnsAxis(months, look),
    // The limit is seen even where all values are far below it.
    yAxis: {
      ...countAxis(look),
      max: ({ max }: { max: number }) => Math.ceil(Math.max(max, threshold?.value ?? 0) * 1.1),
    },
    series: [
      { type: 'bar', name: current.name, data: [...current.values], barMaxWidth: 28, ...(line && { markLine: line }) },
      ...(previous
        ? [
            {
              type: 'line' as const,
              name: previous.name,
              data: [...previous.values],
              lineStyle: { type: 'dashed' as const, width: 2 },
              symbolSize: 6,
            },
          ]
        : []),
    ],
  };
}
