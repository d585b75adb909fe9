import { orderableProducts, unfairPrice } from 'pest-sdk';
import { expect, test } from 'vitest';
import { demoPrices } from './demo-orders';

test('no plan of the demo costs more than another and gives no more', () => {
  expect(unfairPrice({ professional: 0, ...demoPrices })).toBeNull();
  expect(Object.keys(demoPrices)).toEqual(expect.arrayContaining([...orderableProducts]));
});
