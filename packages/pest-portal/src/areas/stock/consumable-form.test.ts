import { describe, expect, it } from 'vitest';
import { bodyOfConsumable, consumableProblems, draftOfConsumable, newConsumable } from './consumable-form';
import { addQuantities, compareQuantities, isQuantity } from './quantity';

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
    expect(isQuantity(text)).toBe(expected);
  });
});

describe('a consumable', () => {
  it('needs a name, a unit and numbers', () => {
    const draft = { ...newConsumable('physical'), warningLevel: 'five' };
    expect(consumableProblems(draft)).toEqual({
      name: 'nameMissing',
      unit: 'unitMissing',
      warningLevel: 'quantityFormat',
    });
    expect(bodyOfConsumable(draft)).toBeNull();
  });

  it('carries product facts only when it is chemical', () => {
    const glue = {
      ...newConsumable('physical'),
      name: '粘鼠板',
      unit: '张',
      specification: '21×32 cm',
      dilution: '1:50',
    };
    expect(bodyOfConsumable(glue)).toMatchObject({ categoryId: 1, specification: '21×32 cm' });
    expect(bodyOfConsumable(glue)).not.toHaveProperty('dilution');
    const spray = { ...newConsumable('chemical'), name: '高效氯氰菊酯', unit: 'ml', dilution: '1:50' };
    expect(bodyOfConsumable(spray)).toMatchObject({ categoryId: 5, dilution: '1:50' });
    expect(bodyOfConsumable(spray)).not.toHaveProperty('specification');
  });

  it('opens for editing as it is stored', () => {
    const stored = {
      id: 's1',
      categoryId: 2,
      name: '粘鼠板',
      specification: '21×32 cm',
      stock: '120',
      unit: '张',
      safetyStock: '100',
      warningLevel: '40',
      status: 'normal' as const,
    };
    expect(bodyOfConsumable(draftOfConsumable(stored))).toMatchObject({
      categoryId: 2,
      name: '粘鼠板',
      warningLevel: '40',
    });
  });
});
