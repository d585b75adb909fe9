import { expect, test } from 'vitest';
import { firstToExpire } from './stock-status';

const batches = [
  { id: 'undated', expiresOn: null, stock: '2' },
  { id: 'late', expiresOn: '2027-01-01', stock: '2' },
  { id: 'soon-b', expiresOn: '2026-06-01', stock: '1' },
  { id: 'soon-a', expiresOn: '2026-06-01', stock: '1' },
  { id: 'past', expiresOn: '2026-05-03', stock: '2' },
  { id: 'empty', expiresOn: '2026-05-30', stock: '0' },
];
const order = ['soon-a', 'soon-b', 'late', 'undated', null, 'past'];

test('what expires first is taken first, then what has no date, then what is in no batch, and what is past last', () => {
  const parts = firstToExpire('100', batches, '3', '2026-05-04');
  expect(parts.map(({ batchId }) => batchId)).toEqual(order);
  expect(parts.map(({ amount }) => amount)).toEqual(['1', '1', '2', '2', '3', '2']);
  expect(firstToExpire('100', [...batches].reverse(), '3', '2026-05-04').map(({ batchId }) => batchId)).toEqual(order);
});

test('no more is taken than is asked for', () => {
  expect(firstToExpire('2.5', batches, '3', '2026-05-04')).toEqual([
    { batchId: 'soon-a', amount: '1' },
    { batchId: 'soon-b', amount: '1' },
    { batchId: 'late', amount: '0.5' },
  ]);
  expect(firstToExpire('0', batches, '3', '2026-05-04')).toEqual([]);
});
