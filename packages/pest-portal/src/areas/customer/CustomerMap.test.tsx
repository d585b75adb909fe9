import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

test('the view of the customers stands in the address, beside what they are narrowed to', async () => {
  const { user, address } = renderPortal('/customer/list?clientType=business');
  await user.click(await screen.findByRole('radio', { name: '地图' }));
  await waitFor(() => expect(address()).toBe('/customer/list?clientType=business&view=map'));
  await user.click(await screen.findByRole('radio', { name: '列表' }));
  await waitFor(() => expect(address()).toBe('/customer/list?clientType=business'));
  expect(await screen.findByRole('table')).toBeVisible();
});
