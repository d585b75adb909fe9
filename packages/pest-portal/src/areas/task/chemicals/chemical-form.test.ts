import { describe, expect, it } from 'vitest';
import { bodyOfChemical, chemicalProblems, chooseProduct, emptyChemical } from './chemical-draft';

const product = {
  id: 'p1',
  categoryId: 5,
  name: '高效氯氰菊酯',
  unit: 'ml',
  stock: '120.5',
  registrationNumber: 'WP20110001',
  activeIngredient: '高效氯氰菊酯 4.5%',
  dilution: '1:100',
  targetPest: '蟑螂',
};

describe('the use of a chemical', () => {
  it('takes over what is known of the product', () => {
    expect(chooseProduct({ ...emptyChemical, where: '包装车间' }, product)).toMatchObject({
      consumableId: 'p1',
      dilution: '1:100',
      targetPest: '蟑螂',
      where: '包装车间',
    });
  });

  it('asks for product, amount and place', () => {
    expect(chemicalProblems(emptyChemical, null)).toEqual({
      consumableId: 'productMissing',
      amount: 'amountFormat',
      where: 'whereMissing',
    });
  });

  it.each([
    ['120.5', {}],
    ['120.501', { amount: 'amountShort' }],
    ['0', { amount: 'amountFormat' }],
    ['1,5', { amount: 'amountFormat' }],
  ])('checks %s against what is left', (amount, problems) => {
    const draft = { ...chooseProduct(emptyChemical, product), amount, where: '包装车间' };
    expect(chemicalProblems(draft, product)).toEqual(problems);
  });

  it('without an area treats none', () => {
    const draft = { ...chooseProduct(emptyChemical, product), amount: '10', where: '包装车间' };
    expect(bodyOfChemical(draft, product)).toMatchObject({ consumableId: 'p1', areaTreated: '0' });
  });
});
