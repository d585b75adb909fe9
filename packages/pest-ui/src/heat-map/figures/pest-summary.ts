import type { AnyDeviceType } from '../../trade/device-types';
import type { AnySpecies } from '../../trade/species';
import type { SpeciesCount } from './heat-points';
import { type HeatReading, sumOf } from './heat-readings';

/** What was caught by one type of device, and of which kinds. */
export interface PestSummaryGroup {
  readonly type: AnyDeviceType;
  readonly devices: number;
  readonly checked: number;
  readonly count: number;
  /** Null: not known. */
  readonly previous: number | null;
  /** Most first. */
  readonly species: readonly {
    readonly species: AnySpecies;
    readonly count: number;
    readonly previous: number | null;
  }[];
  /** Caught, and of no kind that the records name. */
  readonly unnamed: number;
}

/** Per type and per species; types in the order given. */
export type PestSummary = readonly PestSummaryGroup[];

/** Adds up what counting devices caught: the sums are those of board, table and caption. */
export function pestSummary(readings: readonly HeatReading[], types: readonly AnyDeviceType[]): PestSummary {
  return types.map((type) => {
    const ofType = readings.filter((reading) => reading.type === type);
    const checked = ofType.filter((reading) => reading.checked);
    const count = checked.reduce((sum, { value }) => sum + (value ?? 0), 0);
    const now = added(checked.map(({ species }) => species));
    const compared = ofType.filter(({ previous, previousChecks }) => previous !== null && previousChecks > 0);
    const known = compared.length > 0 && compared.every(({ previousSpecies }) => previousSpecies !== null);
    const before = known ? added(compared.map(({ previousSpecies }) => previousSpecies ?? [])) : null;
    return {
      type,
      devices: ofType.length,
      checked: checked.length,
      count,
      previous: compared.length > 0 ? compared.reduce((sum, { previous }) => sum + (previous ?? 0), 0) : null,
      species: kindsOf(now, before),
      unnamed: Math.max(0, count - sumOf(checked.flatMap(({ species }) => species))),
    };
  });
}

function added(lists: readonly (readonly SpeciesCount[])[]): Map<AnySpecies, number> {
  const sums = new Map<AnySpecies, number>();
  for (const { species, count } of lists.flat()) sums.set(species, (sums.get(species) ?? 0) + count);
  return sums;
}

function kindsOf(now: Map<AnySpecies, number>, before: Map<AnySpecies, number> | null): PestSummaryGroup['species'] {
  return [...new Set([...now.keys(), ...(before?.keys() ?? [])])]
    .map((species) => ({
      species,
      count: now.get(species) ?? 0,
      previous: before ? (before.get(species) ?? 0) : null,
    }))
    .filter(({ count, previous }) => count > 0 || (previous ?? 0) > 0)
    .sort((a, b) => b.count - a.count || (b.previous ?? 0) - (a.previous ?? 0) || (a.species < b.species ? -1 : 1));
}
