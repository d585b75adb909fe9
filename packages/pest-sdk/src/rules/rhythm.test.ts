import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  monthWeeks,
  movedPattern,
  type Rhythm,
  type RhythmPattern,
  rhythmDays,
  type Weekday,
  weekdayOf,
  weekdays,
} from './rhythm';
import { addDays, daysBetween } from './time-range';

const always = (pattern: RhythmPattern, startDay: string): Rhythm => ({ pattern, startDay, endDay: null, pauses: [] });

describe('the days of a rhythm', () => {
  it.each<[string, RhythmPattern, string, string[]]>([
    [
      'weekly on two days',
      { kind: 'weekly', every: 1, weekdays: [1, 4] },
      '2026-05-06',
      ['2026-05-07', '2026-05-11', '2026-05-14', '2026-05-18'],
    ],
    [
      'every second week, counted from the week it starts in',
      { kind: 'weekly', every: 2, weekdays: [1] },
      '2026-05-06',
      ['2026-05-18', '2026-06-01'],
    ],
    [
      'on the 31st, or the last day of a shorter month',
      { kind: 'monthlyDay', every: 1, day: 31 },
      '2026-01-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'on the 29th, over a leap day',
      { kind: 'monthlyDay', every: 12, day: 29 },
      '2027-02-28',
      ['2027-02-28', '2028-02-29'],
    ],
    [
      'on the second Tuesday of every third month',
      { kind: 'monthlyWeekday', every: 3, week: 2, weekday: 2 },
      '2026-01-01',
      ['2026-01-13', '2026-04-14', '2026-07-14'],
    ],
    [
      'on the last Friday',
      { kind: 'monthlyWeekday', every: 1, week: -1, weekday: 5 },
      '2026-05-01',
      ['2026-05-29', '2026-06-26'],
    ],
  ])('%s', (_, pattern, startDay, expected) => {
    const found = rhythmDays(always(pattern, startDay), { from: '2026-01-01', to: '2028-12-31' });
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it('end with the rhythm, and leave its pauses out', () => {
    const rhythm: Rhythm = {
      pattern: { kind: 'weekly', every: 1, weekdays: [1] },
      startDay: '2026-05-04',
      endDay: '2026-06-01',
      pauses: [{ from: '2026-05-11', to: '2026-05-18' }],
    };
    const span = { from: '2026-05-01', to: '2026-12-31' };
    expect(rhythmDays(rhythm, span)).toEqual(['2026-05-04', '2026-05-25', '2026-06-01']);
  });
});

const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2022-01-01', days));
const weekday = fc.constantFrom<Weekday>(...weekdays);
const every = fc.integer({ min: 1, max: 12 });
const pattern: fc.Arbitrary<RhythmPattern> = fc.oneof(
  fc.record({ kind: fc.constant('weekly' as const), every, weekdays: fc.uniqueArray(weekday, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('monthlyDay' as const), every, day: fc.integer({ min: 1, max: 31 }) }),
  fc.record({ kind: fc.constant('monthlyWeekday' as const), every, week: fc.constantFrom(...monthWeeks), weekday }),
);

describe('any rhythm', () => {
  it('has the same days, whether a span is asked for at once or in two parts', () => {
    fc.assert(
      fc.property(pattern, day, fc.integer({ min: 1, max: 400 }), fc.nat(400), (repeats, start, length, cut) => {
        const rhythm = always(repeats, start);
        const to = addDays(start, length);
        const middle = addDays(start, Math.min(cut, length));
        expect([
          ...rhythmDays(rhythm, { from: start, to: middle }),
          ...rhythmDays(rhythm, { from: addDays(middle, 1), to }),
        ]).toEqual(rhythmDays(rhythm, { from: start, to }));
      }),
    );
  });

  it('is never silent for longer than its period and two months more, nor falls on a day twice', () => {
    fc.assert(
      fc.property(pattern, day, (repeats, start) => {
        const days = rhythmDays(always(repeats, start), { from: start, to: addDays(start, 1500) });
        const longest = repeats.every * (repeats.kind === 'weekly' ? 7 : 31) + 62;
        expect(days.length).toBeGreaterThan(1);
        const gaps = days.slice(1).map((next, index) => daysBetween(days[index] ?? '', next));
        expect(Math.min(...gaps)).toBeGreaterThan(0);
        expect(Math.max(...gaps)).toBeLessThanOrEqual(longest);
      }),
    );
  });

  it('goes on as before when it is split at one of its days without a change', () => {
    fc.assert(
      fc.property(pattern, day, fc.nat(3), (repeats, start, index) => {
        const span = { from: start, to: addDays(start, 1600) };
        const days = rhythmDays(always(repeats, start), span);
        const cut = days[index % days.length] ?? start;
        const after = always(movedPattern(repeats, cut, cut), cut);
        expect(rhythmDays(after, span)).toEqual(days.filter((known) => known >= cut));
      }),
      { numRuns: 40 },
    );
  });

  it('falls on the day that its service was moved to', () => {
    fc.assert(
      fc.property(pattern, day, fc.integer({ min: -20, max: 20 }), (repeats, start, shift) => {
        const [first = start] = rhythmDays(always(repeats, start), { from: start, to: addDays(start, 500) });
        const to = addDays(first, shift);
        const moved = movedPattern(repeats, first, to);
        expect(rhythmDays(always(moved, to), { from: to, to })).toEqual([to]);
        expect(weekdayOf(to)).toBeGreaterThan(0);
      }),
    );
  });
});
