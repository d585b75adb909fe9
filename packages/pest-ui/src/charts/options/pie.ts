import type { ChartOption } from '../chart-engine';
import type { ChartLook } from '../chart-look';
import { baseOption } from './base';

/** One slice of a pie: its label and its count. */
export interface Share {
  readonly name: string;
  readonly value: number;
}

/** Shares of a whole, each with its number beside it: colour alone says nothing. */
export function pieOption(shares: readonly Share[], look: ChartLook): ChartOption {
  return {
    ...baseOption(look),
    grid: undefined,
    tooltip: { ...baseOption(look).tooltip, trigger: 'item' },
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
