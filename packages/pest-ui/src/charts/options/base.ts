import type { ChartOption } from '../chart-engine';
import type { ChartLook } from '../chart-look';

/** What all our charts have in common. Tooltips are drawn, not HTML: a strict content policy allows no inline style. */
export function baseOption(look: ChartLook) {
  return {
    animation: look.animation,
    color: [...look.series],
    textStyle: { fontFamily: look.fontFamily, color: look.text },
    grid: { left: 8, right: 16, top: 40, bottom: 8, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    legend: { top: 0, left: 0, textStyle: { color: look.text }, itemWidth: 16, itemHeight: 10 },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: look.surface,
      borderColor: look.line,
      textStyle: { color: look.text },
    },
  } satisfies ChartOption;
}

export function columnsAxis(names: readonly string[], look: ChartLook) {
  return {
    type: 'category',
    data: [...names],
    axisLabel: { color: look.textMuted },
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
  } satisfies ChartOption['xAxis'];
}

/** Counts are integers: the axis uses whole steps. */
export function countAxis(look: ChartLook) {
  return {
    type: 'value',
    min: 0,
    minInterval: 1,
    axisLabel: { color: look.textMuted },
    splitLine: { lineStyle: { color: look.line } },
  } satisfies ChartOption['yAxis'];
}
