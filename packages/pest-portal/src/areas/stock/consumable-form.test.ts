import { checkRequest, contract } from 'pest-sdk/schemas';
import { describe, expect, it } from 'vitest';
import { consumableChange, consumableRequest, consumableValues, emptyConsumable } from './consumable-form';

const asked = (values: ReturnType<typeof emptyConsumable>) =>
  checkRequest(contract.stock.addConsumablesStock.request, consumableRequest(values));

describe('a consumable', () => {
  it('needs a name, a unit and numbers', () => {
    expect(asked({ ...emptyConsumable('physical'), unit: ' ', warningLevel: 'five' }).issues).toEqual([
      { path: 'name', kind: 'required', limit: 1 },
      { path: 'unit', kind: 'required', limit: 1 },
      { path: 'warningLevel', kind: 'quantity' },
    ]);
  });

  it('carries product facts only when it is chemical', () => {
    const glue = {
      ...emptyConsumable('physical'),
      name: '粘鼠板',
      unit: '张',
      specification: '21×32 cm',
      dilution: '1:50',
    };
    expect(asked(glue).request).toMatchObject({ categoryId: 1, specification: '21×32 cm' });
    expect(asked(glue).request).not.toHaveProperty('dilution');
    const spray = { ...emptyConsumable('chemical'), name: ' 高效氯氰菊酯 ', unit: 'ml', dilution: '1:50' };
    expect(asked(spray).request).toMatchObject({ categoryId: 5, name: '高效氯氰菊酯', dilution: '1:50' });
    expect(asked(spray).request).not.toHaveProperty('specification');
  });

  it('opens for editing as it is stored, and its stock is not changed by the form', () => {
    const stored = {
      id: 's1',
      categoryId: 2,
      name: '粘鼠板',
      specification: '21×32 cm',
      replaces: 'glueBoard' as const,
      stock: '120',
      unit: '张',
      safetyStock: '100',
      warningLevel: '40',
      status: 'normal' as const,
      batches: [],
    };
    const change = consumableChange(stored.id, consumableValues(stored));
    expect(checkRequest(contract.stock.updateConsumablesStock.request, change).request).toEqual({
      id: 's1',
      categoryId: 2,
      name: '粘鼠板',
      specification: '21×32 cm',
      replaces: 'glueBoard',
      unit: '张',
      safetyStock: '100',
      warningLevel: '40',
    });
    // Nothing of a bait station is taken by its check.
    expect(consumableRequest({ ...consumableValues(stored), categoryId: 4 })).toMatchObject({ replaces: null });
  });
});
