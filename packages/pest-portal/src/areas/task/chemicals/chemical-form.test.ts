import { checkRequest, contract } from 'pest-sdk/schemas';
import { describe, expect, it } from 'vitest';
import { type ChemicalValues, chemicalRequest, emptyChemical, isShort, leftOf, productChoice } from './chemical-form';

const product = {
  id: 'p1',
  categoryId: 5,
  name: '高效氯氰菊酯',
  unit: 'ml',
  stock: '120.5',
  specification: '',
  batches: [{ id: 'b1', batch: 'L2610-01', expiresOn: '2026-12-01', stock: '40' }],
  registrationNumber: 'WP20110001',
  activeIngredient: '高效氯氰菊酯 4.5%',
  dilution: '1:100',
  targetPest: '蟑螂',
};

const asked = (values: ChemicalValues) =>
  checkRequest(contract.inspection.useChemical.request, chemicalRequest('t1', values));
const issues = (values: ChemicalValues) => asked(values).issues?.map(({ path, kind }) => `${path} ${kind}`);
const chosen = { ...emptyChemical, where: '包装车间', ...productChoice(product) };

describe('the use of a chemical', () => {
  it('takes over what is known of the product', () => {
    expect(chosen).toMatchObject({ consumableId: 'p1', dilution: '1:100', targetPest: '蟑螂', where: '包装车间' });
  });

  it('asks for product, amount and place', () => {
    expect(issues(emptyChemical)).toContain('consumableId required');
    expect(issues(emptyChemical)).toContain('amount required');
    expect(issues(emptyChemical)).toContain('where required');
  });

  it.each([
    ['0', 'amount positiveQuantity'],
    ['1,5', 'amount quantity'],
  ])('refuses %s as amount', (amount, issue) => {
    expect(issues({ ...chosen, amount })).toEqual([issue]);
  });

  it.each([
    ['120.5', false],
    ['120.501', true],
    ['1,5', false],
  ])('holds %s against what is left', (amount, short) => {
    expect(isShort(amount, leftOf(product, ''))).toBe(short);
  });

  it('without an area treats none', () => {
    expect(asked({ ...chosen, amount: '10' }).request).toMatchObject({ consumableId: 'p1', areaTreated: '0' });
  });

  it('from a batch that is kept holds the amount against that batch, and does not send what was typed', () => {
    expect(leftOf(product, 'b1')).toBe('40');
    const { request } = asked({ ...chosen, amount: '10', batch: 'typed', batchId: 'b1' });
    expect(request).toMatchObject({ batchId: 'b1', batch: '' });
    expect(asked({ ...chosen, amount: '10' }).request).not.toHaveProperty('batchId');
  });
});
