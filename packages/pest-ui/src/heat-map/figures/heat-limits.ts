import type { ReadingFamily } from 'pest-sdk';
import type { AnyDeviceType } from '../../trade/device-types';
import type { HeatFigure } from './heat-figures';
import type { HeatMeasure, HeatThreshold } from './heat-points';

/** The site's limits, as far as they are of what is shown. */
export interface HeatLimits {
  /** Where all devices shown have the same limit: a line on the scale. */
  readonly threshold: number | null;
  /** Where they differ: the limit of each type, in the order of the types. */
  readonly byType: readonly { readonly type: AnyDeviceType; readonly value: number }[];
  readonly isAbove: (figure: HeatFigure) => boolean;
}

type GivenLimits = number | HeatThreshold | readonly HeatThreshold[] | undefined;

interface Shown {
  readonly family: ReadingFamily;
  readonly measure: HeatMeasure;
  readonly types: readonly AnyDeviceType[];
}

export function heatLimits(given: GivenLimits, { family, measure, types }: Shown): HeatLimits {
  const holding = listOf(given).filter(
    (one) => one.value > 0 && (one.family ?? 'count') === family && (one.measure ?? 'count') === measure,
  );
  const limitOf = (type: AnyDeviceType) => holding.find((one) => one.types?.includes(type) ?? true)?.value ?? null;
  const values = new Set(types.map(limitOf));
  const [only = null] = values.size === 1 ? values : [];
  return {
    threshold: only,
    byType:
      only === null
        ? types.flatMap((type) => ((value) => (value === null ? [] : [{ type, value }]))(limitOf(type)))
        : [],
    isAbove: ({ point, value }) => value > (limitOf(point.type) ?? Number.POSITIVE_INFINITY),
  };
}

function listOf(given: GivenLimits): readonly HeatThreshold[] {
  if (given === undefined || given === null) return [];
  if (typeof given === 'number') return [{ value: given }];
  return 'value' in given ? [given] : given;
}
