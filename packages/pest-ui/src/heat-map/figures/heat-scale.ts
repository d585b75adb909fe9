import type { HeatDomain } from './heat-points';

/** The scale has four classes, and a break between each two. */
const classes = 4;

/** From zero to the next number that four divides, at or above the highest figure. */
export function fittingDomain(figures: readonly { readonly value: number }[]): HeatDomain {
  const whole = figures.every(({ value }) => Number.isInteger(value));
  const highest = figures.reduce((most, { value }) => Math.max(most, value), 0);
  return [0, classes * (whole ? wholeStep(highest / classes) : roundStep(highest / classes))];
}

/** A whole number of catches for one class: 12 gives 3, 31 gives 8. */
function wholeStep(least: number): number {
  return least <= 10 ? Math.max(1, Math.ceil(least)) : roundStep(least);
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next round number at or above a number; a quarter when there is nothing, so that the scale ends at 1. */
function roundStep(least: number): number {
  if (!(least > 0)) return 1 / classes;
  const decade = 10 ** Math.floor(Math.log10(least));
  const step = roundSteps.find((candidate) => candidate * decade >= least * (1 - 1e-9)) ?? 10;
  return Number((step * decade).toPrecision(2));
}

/** Where one class ends and the next begins, each once. */
export function breaksOf([min, max]: HeatDomain): number[] {
  const step = (max - min) / classes;
  return [...new Set([1, 2, 3].map((index) => Number((min + step * index).toPrecision(6))))];
}

/** A minimum never passes the maximum: it stops there, and the other way round. */
export function withMin([, max]: HeatDomain, min: number): HeatDomain {
  return [Math.min(Math.max(0, min), max), max];
}
export function withMax([min]: HeatDomain, max: number): HeatDomain {
  return [min, Math.max(min, max)];
}

/** A hundredth or so of the whole, in round numbers; whole counts where there is room for them. */
export function stepFor(limit: number): number {
  return limit >= 50 ? 1 : 10 ** Math.floor(Math.log10(limit) - 1.5);
}

/** How many devices lie in each of so many equal parts of the scale, those above it in the last. */
export function histogramOf(
  figures: readonly { readonly value: number }[],
  [min, max]: HeatDomain,
  parts: number,
): number[] {
  const counts = new Array<number>(parts).fill(0);
  for (const { value } of figures) {
    if (!(value > 0) || value < min) continue;
    const at = max > min ? Math.min(parts - 1, Math.floor(((value - min) / (max - min)) * parts)) : parts - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
