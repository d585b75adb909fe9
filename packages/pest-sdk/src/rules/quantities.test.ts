import { describe, expect, it } from 'vitest';
import { addQuantities, compareQuantities } from './quantities';
import { hasFormat } from './text-formats';

describe('quantities', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['999999999999', '0.001', '999999999999.001'],
    ['10', '0', '10'],
    ['1.5', '2.50', '4'],
  ])('%s and %s are %s', (a, b, sum) => {
    expect(addQuantities(a, b)).toBe(sum);
  });

  it('compare as numbers, not as text', () => {
    expect(compareQuantities('9', '10')).toBeLessThan(0);
    expect(compareQuantities('1.50', '1.5')).toBe(0);
  });

  it.each([
    ['12', true],
    ['12.345', true],
    [' 7 ', true],
    ['12.3456', false],
    ['-1', false],
    ['ten', false],
    ['', false],
  ])('takes %j as a quantity: %s', (text, expected) => {
    expect(hasFormat('quantity', text)).toBe(expected);
  });
});
