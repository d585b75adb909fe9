import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

const answers = { 'customer.allList': [{ id: 'c1', name: '江南食品' }] };

test('a past day is saved only as put on record', async () => {
  const { user, calls } = renderPortal('/servicePage/newAdd', { answers });
  await screen.findByRole('option', { name: '江南食品' });
  await user.selectOptions(screen.getByRole('combobox', { name: /客户/ }), '江南食品');
  const day = screen.getByLabelText(/计划日期/);
  await user.clear(day);
  await user.type(day, '2020-01-01');
  expect(screen.getByText(/计划日期已过。只有补录/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '补录已经做过的服务' }));
  await user.click(screen.getByRole('button', { name: '创建服务' }));
  await screen.findByText('服务已创建');
  expect(calls.find(({ name }) => name === 'task.create')?.request).toMatchObject({ past: true });
});
