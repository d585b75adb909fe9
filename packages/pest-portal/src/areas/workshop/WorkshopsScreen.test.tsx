import { screen, within } from '@testing-library/react';
import { refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

test('a name that the customer has already is refused beside its field, and what was typed stays', async () => {
  const { user } = renderPortal('/workshop?customerId=customer-1', {
    answers: { 'workshop.add': refusal('general.businessFailure', { field: 'name' }) },
  });
  await user.click(await screen.findByRole('button', { name: '新增车间' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /名称/ });
  await user.type(name, 'Flour store');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  expect(name).toHaveValue('Flour store');
  expect(name).toHaveAccessibleDescription(/.+/);
});
