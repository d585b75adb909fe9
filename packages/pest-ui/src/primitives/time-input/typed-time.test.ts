import { describe, expect, it } from 'vitest';
import { readTime } from './typed-time';

describe('a time as it is typed', () => {
  it.each([
    ['09:30', '09:30'],
    ['9:30', '09:30'],
    ['9：30', '09:30'],
    ['9.5', '09:05'],
    ['930', '09:30'],
    ['2359', '23:59'],
    ['14', '14:00'],
    ['9点30分', '09:30'],
    [' 00:00 ', '00:00'],
  ])('%s is %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(['', '24:00', '9:60', '12:30:00', '99', '9 pm', 'noon', '12345'])('%s is none', (typed) => {
    expect(readTime(typed)).toBeNull();
  });
});
