import type { Reading, Species } from 'pest-sdk';

/** What a check adds to the figures. A reading holds counts or consumption, never both. */
export interface ReadingFigures {
  readonly checks: 0 | 1;
  readonly captures: number;
  readonly consumedPercent: number | null;
  readonly exposureDays: number;
  readonly species: ReadonlyMap<Species, number>;
}

/** Of a device that was not opened: no reading, never a zero. */
export const nothingRead: ReadingFigures = {
  checks: 0,
  captures: 0,
  consumedPercent: null,
  exposureDays: 0,
  species: new Map(),
};

export function figuresOf(reading: Reading | null, exposureDays: number): ReadingFigures {
  if (reading === null) return nothingRead;
  if ('consumedPercent' in reading) {
    const { consumedPercent } = reading;
    return { checks: 1, captures: 0, consumedPercent, exposureDays, species: new Map() };
  }
  const species = new Map(reading.counts.filter(({ count }) => count > 0).map((row) => [row.species, row.count]));
  const captures = [...species.values()].reduce((sum, count) => sum + count, 0);
  return { checks: 1, captures, consumedPercent: null, exposureDays, species };
}
