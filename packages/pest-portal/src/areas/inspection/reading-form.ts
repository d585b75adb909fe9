import { type DeviceType, heatValue, type Reading, type Species, speciesOf } from 'pest-sdk';
import { typedNumber } from '../../kit/form/typed-number';

type ReadingOf<Type extends DeviceType> = Extract<Reading, { type: Type }>;
type Changed<Whole, Part> = Omit<Whole, keyof Part> & Readonly<Part>;

export type Counts = readonly { readonly species: Species; readonly count: number }[];

/**
 * A reading while it is being filled in: numbers that are typed stay text, and what has to be looked at before it can
 * be known (the bait eaten) starts without a value, so that a form saved by accident never says zero.
 */
export type ReadingValues =
  | Changed<ReadingOf<'flyLamp'>, { counts: Counts; boardFill: string }>
  | Changed<ReadingOf<'mouseTrap'>, { counts: Counts }>
  | Changed<ReadingOf<'cockroachTrap'>, { counts: Counts }>
  | Changed<ReadingOf<'baitStation'>, { consumedPercent: ReadingOf<'baitStation'>['consumedPercent'] | null }>;

export type ReadingValuesOf<Type extends DeviceType> = Extract<ReadingValues, { type: Type }>;

export function emptyReading(type: DeviceType): ReadingValues {
  const zero = readingValues(zeroReading(type));
  return 'consumedPercent' in zero ? { ...zero, consumedPercent: null } : zero;
}

/** A recorded reading, for correction. */
export function readingValues(reading: Reading): ReadingValues {
  switch (reading.type) {
    case 'flyLamp':
      return { ...reading, counts: everySpecies(reading), boardFill: reading.boardFill?.toString() ?? '' };
    case 'baitStation':
      return {
        ...reading,
        gramsAdded: quantityText(reading.gramsAdded),
        gramsRemoved: quantityText(reading.gramsRemoved),
      };
    case 'mouseTrap':
    case 'cockroachTrap':
      return { ...reading, counts: everySpecies(reading) };
  }
}

/** What is no longer asked for after a correction says nothing: no consumer of bait that nobody ate. */
export function readingRequest(values: ReadingValues) {
  switch (values.type) {
    case 'flyLamp':
      return { ...values, boardFill: typedNumber(values.boardFill) };
    case 'baitStation':
      return {
        ...values,
        consumer: Number(values.consumedPercent) > 0 ? values.consumer : null,
        gramsAdded: values.gramsAdded || '0',
        gramsRemoved: values.gramsRemoved || '0',
      };
    case 'mouseTrap': {
      const caught = totalOf(values.counts) > 0;
      return { ...values, alive: caught && values.alive, sprungEmpty: !caught && values.sprungEmpty };
    }
    case 'cockroachTrap':
      return { ...values, nymphs: totalOf(values.counts) > 0 ? values.nymphs : 0 };
  }
}

/** What an opened device says when nothing was in it: the reading of the one-tap record. */
export function zeroReading(type: DeviceType): Reading {
  const counts = everySpecies({ type, counts: [] });
  switch (type) {
    case 'flyLamp':
      return { type, counts, boardFill: null, lampOn: true, boardReplaced: false };
    case 'mouseTrap':
      return { type, counts, alive: false, sprungEmpty: false, glueCondition: 'ok', evidence: [] };
    case 'cockroachTrap':
      return { type, counts, nymphs: 0, eggCases: 0 };
    case 'baitStation':
      return {
        type,
        consumedPercent: 0,
        baitState: 'ok',
        consumer: null,
        batch: '',
        gramsAdded: '0',
        gramsRemoved: '0',
        locked: true,
        labelOk: true,
        evidence: [],
      };
  }
}

/** The figure of a reading, as the heat map counts it: captures, or percent of bait eaten. */
export function readingValue(reading: Reading): number {
  if ('consumedPercent' in reading) return heatValue(reading.type, 0, reading.consumedPercent);
  return heatValue(reading.type, totalOf(reading.counts), 0);
}

export function totalOf(counts: Counts): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Every species of the type is named, zero included: an opened trap without a rat says "no rat". */
function everySpecies({ type, counts }: { readonly type: DeviceType; readonly counts: Counts }) {
  const countOf = (species: Species) => counts.find((counted) => counted.species === species)?.count ?? 0;
  return speciesOf(type).map((species) => ({ species, count: countOf(species) }));
}

/** An amount of nothing is shown as an empty field. */
function quantityText(quantity: string): string {
  return Number(quantity) === 0 ? '' : quantity;
}
