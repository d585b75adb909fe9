import { codesAfter, seriesOf } from 'pest-sdk';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';

/** What a new device is called. */
export type DeviceName = Pick<PlanDevice, 'code' | 'name'>;

interface NamesOptions {
  readonly type: PlanDevice['type'];
  readonly count: number;
  /** Two letters and the word of the type, for a site that has none of it yet. */
  readonly letters: string;
  readonly label: string;
  /** Where to begin instead of after the last code. */
  readonly first?: string | undefined;
}

/**
 * Codes and names that go on from a site's own devices of the type: `DL-HT-MT016` and "North wall 16" are followed by
 * `DL-HT-MT017` and "North wall 17". No code is taken twice.
 */
export function deviceNames(
  devices: readonly Pick<PlanDevice, 'type' | 'code' | 'name'>[],
  { type, count, letters, label, first }: NamesOptions,
): DeviceName[] {
  const own = devices.filter((device) => device.type === type);
  const taken = new Set(devices.map(({ code }) => code));
  const names = own.map(({ name }) => name);
  const codes =
    first === undefined
      ? free(
          own.map(({ code }) => code),
          taken,
          count,
          letters,
        )
      : from(first, taken, count);
  const called = seriesOf(names) ?? { prefix: `${label} `, digits: 1, last: own.length };
  return codesAfter(called, called.last + 1, codes.length).map((name, at) => ({ name, code: codes[at] ?? '' }));
}

function free(codes: readonly string[], taken: ReadonlySet<string>, count: number, letters: string): string[] {
  const series = seriesOf(codes) ?? { prefix: letters, digits: 4, last: 0 };
  return untaken(codesAfter(series, series.last + 1, count + taken.size), taken, count);
}

/** From a code that somebody typed; one that does not count stands for one device only. */
function from(first: string, taken: ReadonlySet<string>, count: number): string[] {
  const series = seriesOf([first]);
  return untaken(series ? codesAfter(series, series.last, count + taken.size) : [first], taken, count);
}

function untaken(codes: readonly string[], taken: ReadonlySet<string>, count: number): string[] {
  return codes.filter((code) => !taken.has(code)).slice(0, count);
}
