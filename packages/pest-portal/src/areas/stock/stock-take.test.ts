import { checkRequest, contract } from 'pest-sdk/schemas';
import { describe, expect, it } from 'vitest';
import { countRequest, differenceOf, emptyCount, shelfLines } from './stock-take';

const batch = { id: 'b1', batch: 'L2610', expiresOn: '2026-12-01', stock: '4' };
const product = { registrationNumber: '', activeIngredient: '', dilution: '', targetPest: '', specification: '' };
const choices = [
  { ...product, id: 'gel', categoryId: 5, name: 'Gel', unit: 'g', stock: '10.5', batches: [batch] },
  { ...product, id: 'spray', categoryId: 5, name: 'Spray', unit: 'ml', stock: '4', batches: [{ ...batch, id: 'b2' }] },
  { ...product, id: 'board', categoryId: 2, name: 'Board', unit: 'piece', stock: '0', batches: [] },
];

describe('a stock-take', () => {
  it('has a line for each batch and for what is kept without one, of one kind', () => {
    expect(shelfLines(choices, 'chemical').map(({ key, expected }) => [key, expected])).toEqual([
      ['gel b1', '4'],
      ['gel', '6.5'],
      ['spray b2', '4'],
    ]);
    expect(shelfLines(choices, 'physical').map(({ key, expected }) => [key, expected])).toEqual([['board', '0']]);
  });

  it('sends what was counted, zero as well, and leaves out what was not', () => {
    const lines = shelfLines(choices, 'chemical');
    const empty = emptyCount(lines);
    const typed = { ...empty, counted: { ...empty.counted, gel: '0', 'spray b2': ' 4.5 ' } };
    expect(checkRequest(contract.stock.count.request, countRequest(lines, typed)).request?.lines).toEqual([
      { id: 'gel', batchId: null, expected: '6.5', counted: '0' },
      { id: 'spray', batchId: 'b2', expected: '4', counted: '4.5' },
    ]);
    expect(checkRequest(contract.stock.count.request, countRequest(lines, empty)).issues).toHaveLength(1);
  });

  it.each([
    ['7', '0.5'],
    ['6.5', '0'],
    ['0', '-6.5'],
    ['', null],
    ['many', null],
  ])('of %j where 6.5 should be differs by %s', (counted, difference) => {
    const line = shelfLines(choices, 'chemical').find(({ key }) => key === 'gel');
    expect(line && differenceOf(line, counted)).toBe(difference);
  });
});
