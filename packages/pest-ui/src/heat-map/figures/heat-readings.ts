import type { ReadingFamily } from 'pest-sdk';
import type { DeviceTypes } from '../../trade/device-types';
import type { AnySpecies } from '../../trade/species';
import type { HeatFrame, HeatPoint, SpeciesCount } from './heat-points';

/** A point whose every field can be trusted: what was missing or no number is null, and says so wherever it is shown. */
export interface HeatReading<Point extends HeatPoint = HeatPoint> {
  /** The host's own object. */
  readonly given: Point;
  readonly deviceId: string;
  readonly code: string;
  readonly name: string;
  readonly workshopName: string;
  readonly type: HeatPoint['type'];
  readonly family: ReadingFamily;
  /** Null: it has no place on this plan. */
  readonly position: { readonly x: number; readonly y: number } | null;
  readonly checked: boolean;
  readonly value: number | null;
  readonly checks: number;
  readonly deviceDays: number | null;
  readonly species: readonly SpeciesCount[];
  readonly previous: number | null;
  readonly previousChecks: number;
  readonly previousDeviceDays: number | null;
  /** Null: not known, which is not none. */
  readonly previousSpecies: readonly SpeciesCount[] | null;
  readonly lastCheckedAt: string | null;
}

/** Reads what a host hands over; nothing in it is taken on trust. */
export function readingsOf(
  points: readonly HeatPoint[] | null | undefined,
  types: Pick<DeviceTypes, 'of'>,
): HeatReading[] {
  return (points ?? []).filter(Boolean).map((point) => readingOf(point, types));
}

function readingOf(point: HeatPoint, types: Pick<DeviceTypes, 'of'>): HeatReading {
  const checked = point.checked ?? true;
  const checks = amount(point.checks) ?? (checked ? 1 : 0);
  const deviceDays = amount(point.deviceDays);
  return {
    given: point,
    deviceId: point.deviceId,
    code: point.code ?? point.deviceId,
    name: point.name ?? '',
    workshopName: point.workshopName ?? '',
    type: point.type,
    family: types.of(point.type).family ?? 'count',
    position: isFraction(point.x) && isFraction(point.y) ? { x: point.x, y: point.y } : null,
    checked,
    value: amount(point.value),
    checks,
    deviceDays,
    species: countsOf(point.species) ?? [],
    previous: amount(point.previous),
    previousChecks: amount(point.previousChecks) ?? checks,
    previousDeviceDays: amount(point.previousDeviceDays) ?? deviceDays,
    previousSpecies: countsOf(point.previousSpecies),
    lastCheckedAt: point.lastCheckedAt ?? null,
  };
}

/** A number that is not negative, and small enough to be added up without a loss. */
function amount(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : null;
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function countsOf(counts: readonly SpeciesCount[] | null | undefined): readonly SpeciesCount[] | null {
  return counts ? counts.filter((one) => amount(one?.count) !== null) : null;
}

/** The readings with only these species counted; what was eaten of bait has no species. */
export function ofSpecies(readings: readonly HeatReading[], chosen: readonly AnySpecies[] | null): HeatReading[] {
  if (chosen === null) return [...readings];
  const wanted = new Set<AnySpecies>(chosen);
  const within = (counts: readonly SpeciesCount[]) => counts.filter(({ species }) => wanted.has(species));
  return readings.map((reading) => {
    if (reading.family !== 'count') return reading;
    const species = within(reading.species);
    const before = reading.previousSpecies && within(reading.previousSpecies);
    return {
      ...reading,
      species,
      value: reading.value === null ? null : sumOf(species),
      previousSpecies: before,
      previous: before && reading.previous !== null ? sumOf(before) : null,
    };
  });
}

export function sumOf(counts: readonly SpeciesCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The devices with the figures of one frame; whichever it does not name was not checked in it. */
export function inFrame(readings: readonly HeatReading[], frame: HeatFrame): HeatReading[] {
  const byDevice = new Map(frame.readings.map((reading) => [reading.deviceId, reading]));
  return readings.map((reading) => {
    const of = byDevice.get(reading.deviceId);
    const checks = of ? (amount(of.checks) ?? 1) : 0;
    return {
      ...reading,
      checked: checks > 0,
      value: of ? amount(of.value) : 0,
      checks,
      deviceDays: of ? amount(of.deviceDays) : 0,
      species: countsOf(of?.species) ?? [],
      previous: null,
      previousSpecies: null,
    };
  });
}

/** The readings of the days before, as if they were now: the other half of a comparison. */
export function asBefore(readings: readonly HeatReading[]): HeatReading[] {
  return readings.map((reading) => ({
    ...reading,
    checked: reading.previous !== null && reading.previousChecks > 0,
    value: reading.previous,
    checks: reading.previousChecks,
    deviceDays: reading.previousDeviceDays,
    species: reading.previousSpecies ?? [],
    previous: null,
    previousSpecies: null,
  }));
}

/** The readings beside those of another period, device by device; one that the other does not name was not checked. */
export function besides(readings: readonly HeatReading[], other: readonly HeatReading[]): HeatReading[] {
  const before = new Map(other.map((reading) => [reading.deviceId, reading]));
  return readings.map((reading) => {
    const then = before.get(reading.deviceId);
    return {
      ...reading,
      previous: then?.checked ? then.value : null,
      previousChecks: then?.checks ?? 0,
      previousDeviceDays: then?.deviceDays ?? null,
      previousSpecies: then?.checked ? then.species : null,
    };
  });
}
