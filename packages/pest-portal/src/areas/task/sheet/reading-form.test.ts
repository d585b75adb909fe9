import { deviceTypes, type Reading } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { draftOfReading, emptyReading, readingOf, readingProblems, readingValue, zeroReading } from './reading-draft';

const lamp: Reading = {
  type: 'flyLamp',
  counts: [
    { species: 'fly', count: 12 },
    { species: 'mosquito', count: 3 },
    { species: 'greenbeltInsect', count: 0 },
    { species: 'storedProductInsect', count: 0 },
    { species: 'sanitationFly', count: 1 },
  ],
  boardFill: 35,
  lampOn: true,
  boardReplaced: true,
};

const station: Reading = {
  type: 'baitStation',
  consumedPercent: 50,
  baitState: 'wet',
  consumer: 'rodent',
  batch: 'B-2604',
  gramsAdded: '40',
  gramsRemoved: '12.5',
  locked: true,
  labelOk: false,
  evidence: ['gnawing'],
};

describe('a recorded reading', () => {
  it.each([lamp, station, zeroReading('mouseTrap'), zeroReading('cockroachTrap')])(
    'survives being corrected: $type',
    (reading) => {
      expect(readingOf(draftOfReading(reading))).toEqual(reading);
    },
  );

  it.each([
    [lamp, 16],
    [station, 50],
    [zeroReading('mouseTrap'), 0],
  ])('has the heat map figure %#', (reading, value) => {
    expect(readingValue(reading)).toBe(value);
  });
});

describe('an untouched draft', () => {
  it.each(['flyLamp', 'mouseTrap', 'cockroachTrap'] as const)('of a %s names every species with zero', (type) => {
    const reading = readingOf(emptyReading(type));
    expect(reading).toEqual(zeroReading(type));
  });

  it('of a bait station is no reading until somebody looked at the bait', () => {
    expect(readingProblems(emptyReading('baitStation'))).toEqual({ consumedPercent: 'consumedMissing' });
    expect(readingOf(emptyReading('baitStation'))).toBeNull();
  });
});

describe('typed numbers', () => {
  it.each(['101', '-1', 'half'])('refuse %s as board fill', (boardFill) => {
    const draft = {
      ...draftOfReading(lamp),
      type: 'flyLamp' as const,
      counts: {},
      boardFill,
      lampOn: true,
      boardReplaced: false,
    };
    expect(readingProblems(draft)).toEqual({ boardFill: 'percentRange' });
    expect(readingOf(draft)).toBeNull();
  });

  it('take an empty board fill as not looked at', () => {
    const draft = { type: 'flyLamp' as const, counts: {}, boardFill: ' ', lampOn: false, boardReplaced: false };
    expect(readingOf(draft)).toMatchObject({ boardFill: null, lampOn: false });
  });

  it.each(['1.2345', '12 g', '-4'])('refuse %s grams', (gramsAdded) => {
    const draft = { ...emptyBaitStation, gramsAdded };
    expect(readingProblems(draft)).toEqual({ gramsAdded: 'quantityFormat' });
  });

  it('take empty grams as none', () => {
    expect(readingOf(emptyBaitStation)).toMatchObject({ gramsAdded: '0', gramsRemoved: '0' });
  });
});

const emptyBaitStation = {
  type: 'baitStation',
  consumedPercent: 25,
  baitState: 'ok',
  consumer: null,
  batch: '',
  gramsAdded: '',
  gramsRemoved: '',
  locked: true,
  labelOk: true,
  evidence: [],
} as const;

it('says zero for every type when nothing was caught', () => {
  expect(deviceTypes.map((type) => readingValue(zeroReading(type)))).toEqual([0, 0, 0, 0]);
});
