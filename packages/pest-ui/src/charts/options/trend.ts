import type { ChartOption } from '../chart-engine';
import type { ChartLook } from '../chart-look';
import { baseOption, columnsAxis, countAxis } from './base';

/** One line or bar series; `null` is a gap, not zero. */
export interface TrendSeries {
  readonly name: string;
  /** One value a month; null where there was none. */
  readonly values: readonly (number | null)[];
}

/** What the two series of a trend are to each other: a period and the one before, or a plan and what was done of it. */
export type TrendKind = 'periods' | 'planAndDone';

/** Series over the same labels on the time axis. */
export interface TrendChartData {
  /** @default 'periods' */
  readonly kind?: TrendKind | undefined;
  /** As shown under the axis. */
  readonly months: readonly string[];
  readonly current: TrendSeries;
  readonly previous?: TrendSeries | undefined;
  /** Whether the last month is not over: its column is pale. @default false */
  readonly isRunning?: boolean | undefined;
  /** The limit per month, with the word it is labelled by. */
  readonly threshold?: { readonly value: number; readonly label: string } | undefined;
}

/** Columns for the period, a dashed line for the one before, both on one axis, and the limit across. */
export function trendOption(data: TrendChartData, look: ChartLook): ChartOption {
  const { kind = 'periods', months, current, previous, threshold, isRunning = false } = data;
  const colours = coloursOf(kind, look);
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
      {
        type: 'bar',
        name: current.name,
        data: isRunning ? paleAtEnd(current.values) : [...current.values],
        barMaxWidth: 28,
        itemStyle: colours.column,
        ...(line && { markLine: line }),
      },
      ...(previous
        ? [
            {
              type: 'line' as const,
              name: previous.name,
              data: [...previous.values],
              lineStyle: { type: colours.dashed ? ('dashed' as const) : ('solid' as const), width: 2 },
              itemStyle: { color: colours.line },
              symbolSize: 6,
            },
          ]
        : []),
    ],
  };
}

/** A plan is pale and what was done stands on it; a period is full and the one before is a dashed grey line. */
function coloursOf(kind: TrendKind, look: ChartLook) {
  if (kind === 'periods') return { column: { color: look.done }, line: look.earlier, dashed: true };
  return {
    column: { color: look.plan, borderColor: look.planLine, borderWidth: 1 },
    line: look.done,
    dashed: false,
  };
}

const runningOpacity = 0.45;

function paleAtEnd(values: TrendSeries['values']) {
  return values.map((value, at) =>
    at === values.length - 1 ? { value, itemStyle: { opacity: runningOpacity } } : value,
  );
}
