import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const customers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `customer-${index}`, name: `Site ${index}` }));
const filter = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '客户' });

test('thousands of customers are there to choose from when somebody reaches for them', async () => {
  const at = '/servicePage/completedList?customerId=customer-7';
  renderPortal(at, { answers: { 'customer.allList': customers(3_000) } });
  const select = await filter();
  expect([...select.options].map(({ text }) => text)).toEqual(['全部客户', 'Site 7']);
  expect(select.value).toBe('customer-7');
  act(() => select.focus());
  expect(select.options).toHaveLength(3_001);
  expect(select.value).toBe('customer-7');
  act(() => select.blur());
  await waitFor(() => expect(select.options).toHaveLength(2));
});

test('a few are there from the start', async () => {
  renderPortal('/servicePage/completedList', { answers: { 'customer.allList': customers(30) } });
  expect((await filter()).options).toHaveLength(31);
});
