import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const customers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `customer-${index}`, name: `Site ${index}` }));

test('thousands of customers are found by typing a part of the name', async () => {
  const at = '/servicePage/completedList?customerId=customer-7';
  const { user, calls } = renderPortal(at, { answers: { 'customer.allList': customers(3_000) } });
  const box = await screen.findByRole('combobox', { name: '客户', expanded: false });
  expect(box).toHaveValue('Site 7');
  await user.click(box);
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option')[0]).toHaveTextContent('全部客户');
  expect(await screen.findByText('还有 2,951 项，输入文字以缩小范围')).toBeVisible();
  await user.keyboard('site 2999');
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Site 2999');
  const asked = () => calls.findLast(({ name }) => name === 'task.list')?.request;
  await expect.poll(asked).toMatchObject({ customerId: 'customer-2999' });
});

test('a few are in a list of the platform', async () => {
  renderPortal('/servicePage/completedList', { answers: { 'customer.allList': customers(30) } });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: '客户' });
  expect(select.options).toHaveLength(31);
});
