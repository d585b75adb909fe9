import type { ChartOption } from '../chart-engine';
import type { ChartLook } from '../chart-look';
import { baseOption } from './base';

/** One slice of a pie: its label and its count. */
export interface Share {
  readonly name: string;
  readonly value: number;
}

/** Shares of a whole, each labelled with its number, so that it can be read without colour. */
export function pieOption(shares: readonly Share[], look: ChartLook): ChartOption {
  const { grid: _noAxes, ...base } = baseOption(look);
  return {
    ...base,
    color: [look.done, look.planLine, look.earlier],
    tooltip: { ...base.tooltip, trigger: 'item' },
    series: [
      {
        type: 'pie',
        radius: ['45%', '70%'],
        center: ['50%', '56%'],
        data: shares.filter(({ value }) => value > 0).map((share) => ({ ...share })),
        label: { formatter: '{b} {c} ({d}%)', color: look.text },
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
      },
    ],
  };
}
