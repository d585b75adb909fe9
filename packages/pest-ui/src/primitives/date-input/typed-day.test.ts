import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, readDay } from './typed-day';

describe('a day as it is typed', () => {
  it.each([
    ['2026-05-04', '2026-05-04'],
    ['20260504', '2026-05-04'],
    ['2026/5/4', '2026-05-04'],
    ['2026.05.4', '2026-05-04'],
    ['2026年5月4日', '2026-05-04'],
    [' 2024-02-29 ', '2024-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it.each(['', '2026', '2026-05', '04.05.2026', '2026-13-01', '2026-02-30', '2025-02-29', '2026-5-4-1', 'soon'])(
    '%s is none',
    (typed) => {
      expect(readDay(typed)).toBeNull();
    },
  );

  it('goes to the calendar and back', () => {
    expect(dayOf(dateOf('2026-01-31'))).toBe('2026-01-31');
  });
});
