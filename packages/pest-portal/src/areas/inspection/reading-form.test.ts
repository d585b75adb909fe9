import { deviceTypes, type Reading } from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { describe, expect, it } from 'vitest';
import {
  emptyReading,
  type ReadingValues,
  readingRequest,
  readingValue,
  readingValues,
  zeroReading,
} from './reading-form';

const rest = {
  taskId: 't1',
  deviceId: 'd1',
  outcome: 'checked',
  reason: '',
  answers: {},
  actions: [],
  photos: [],
  note: '',
};
const asked = (values: ReadingValues) =>
  checkRequest(contract.inspection.record.request, { ...rest, reading: readingRequest(values) });
const sent = (values: ReadingValues) => asked(values).request?.reading;
const issues = (values: ReadingValues) => asked(values).issues?.map(({ path, kind }) => `${path} ${kind}`);

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
      expect(sent(readingValues(reading))).toEqual(reading);
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

describe('an untouched form', () => {
  it.each(['flyLamp', 'mouseTrap', 'cockroachTrap'] as const)('of a %s names every species with zero', (type) => {
    expect(sent(emptyReading(type))).toEqual(zeroReading(type));
  });

  it('of a bait station is no reading until somebody looked at the bait', () => {
    expect(issues(emptyReading('baitStation'))).toEqual(['reading.consumedPercent required']);
  });
});

describe('typed numbers', () => {
  const board = (boardFill: string) => ({ ...emptyReading('flyLamp'), boardFill }) as ReadingValues;
  const grams = (gramsAdded: string) => ({ ...readingValues(zeroReading('baitStation')), gramsAdded }) as ReadingValues;

  it.each([
    ['101', 'tooHigh'],
    ['-1', 'tooLow'],
    ['half', 'number'],
  ])('refuse %s as board fill', (boardFill, kind) => {
    expect(issues(board(boardFill))).toEqual([`reading.boardFill ${kind}`]);
  });

  it('take an empty board fill as not looked at', () => {
    expect(sent(board(' '))).toMatchObject({ boardFill: null });
  });

  it.each([
    ['1.2345', 'quantity'],
    ['12 g', 'quantity'],
    ['-4', 'tooLow'],
  ])('refuse %s grams', (gramsAdded, kind) => {
    expect(issues(grams(gramsAdded))).toEqual([`reading.gramsAdded ${kind}`]);
  });

  it('take empty grams as none', () => {
    expect(sent(grams(''))).toMatchObject({ gramsAdded: '0', gramsRemoved: '0' });
  });
});

it('says zero for every type when nothing was caught', () => {
  expect(deviceTypes.map((type) => readingValue(zeroReading(type)))).toEqual([0, 0, 0, 0]);
});
