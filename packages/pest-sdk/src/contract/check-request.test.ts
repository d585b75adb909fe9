import { describe, expect, it } from 'vitest';
import { contract } from '.';
import { argumentRules, checkRequest } from './check-request';

describe('checkRequest', () => {
  it('gives the request as it is sent', () => {
    const { request } = checkRequest(contract.stock.addCategoryStock.request, { id: 's1', quantity: ' 12 ' });
    expect(request).toEqual({ id: 's1', quantity: '12' });
  });

  it.each([
    ['', 'required'],
    ['1.2345', 'quantity'],
    ['0.00', 'positiveQuantity'],
  ])('says of the quantity %j: %s', (quantity, kind) => {
    const { issues } = checkRequest(contract.stock.addCategoryStock.request, { id: 's1', quantity });
    expect(issues?.[0]).toEqual({ path: 'quantity', kind });
  });

  it('calls a negative number too low, and no number at all only what is none', () => {
    const issuesOf = (quantity: string) =>
      checkRequest(contract.stock.addCategoryStock.request, { id: 's1', quantity }).issues?.[0];
    expect(issuesOf('-5')).toEqual({ path: 'quantity', kind: 'tooLow', limit: 0 });
    expect(issuesOf('-5x')).toEqual({ path: 'quantity', kind: 'quantity' });
  });

  it('gives the limit that was passed', () => {
    const note = 'x'.repeat(201);
    const { issues } = checkRequest(contract.stock.addCategoryStock.request, { id: 's1', quantity: '1', note });
    expect(issues).toEqual([{ path: 'note', kind: 'tooLong', limit: 200 }]);
  });
});

describe('argumentRules', () => {
  it.each([
    ['name', true, 100],
    ['specification', false, 100],
    ['dosage', false, 100],
    ['warningLevel', true, undefined],
    ['unknown', false, undefined],
  ])('of %s', (path, required, maxLength) => {
    expect(argumentRules(contract.stock.addConsumablesStock.request, path)).toEqual({ required, maxLength });
  });

  it('looks into nullable and discriminated parts', () => {
    const { request } = contract.inspection.record;
    expect(argumentRules(request, 'reading.batch')).toEqual({ required: false, maxLength: 50 });
    expect(argumentRules(request, 'reading.consumedPercent').required).toBe(true);
    expect(argumentRules(request, 'photos')).toEqual({ required: false, maxLength: 9 });
    expect(argumentRules(contract.task.review.request, 'reason')).toEqual({ required: true, maxLength: 500 });
  });
});
