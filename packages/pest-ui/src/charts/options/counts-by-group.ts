import type { ChartOption } from '../chart-engine';
import type { ChartLook } from '../chart-look';
import { baseOption, columnsAxis, countAxis } from './base';
import type { TrendSeries } from './trend';

/** Stacked columns: what was caught in each month, by group. */
export function countsByGroupOption(
  { months, groups }: { readonly months: readonly string[]; readonly groups: readonly TrendSeries[] },
  look: ChartLook,
): ChartOption {
  return {
    ...baseOption(look),
    xAxis: columnsAxis(months, look),
    yAxis: countAxis(look),
    series: groups.map(({ name, values }) => ({
      type: 'bar',
      stack: 'groups',
      name,
      data: [...values],
      barMaxWidth: 32,
      itemStyle: { borderColor: look.surface, borderWidth: 1 },
    })),
  };
}
