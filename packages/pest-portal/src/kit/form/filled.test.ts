import { expect, test } from 'vitest';
import { filled } from './filled';

test('a record fills the form with what the form has, and with nothing else', () => {
  const record = { name: '包装车间', deviceCount: 3 };
  expect(filled({ name: '', zone: 'medium' }, record)).toEqual({ name: '包装车间', zone: 'medium' });
});
