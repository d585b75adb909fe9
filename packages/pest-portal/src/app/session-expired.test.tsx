import { cleanup, screen, within } from '@testing-library/react';
import { refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { loadPortal } from '../testing/load-portal';
import { renderPortal } from '../testing/render-portal';

const newWorkshop = async () => within(await screen.findByRole('dialog', { name: '新增车间' }));

test('an expired session keeps what was typed, says so, and the same account finds it again', async () => {
  const at = '/workshop?customerId=customer-1';
  const first = renderPortal(at, { answers: { 'workshop.add': refusal('session.expired') } });
  await first.user.click(await screen.findByRole('button', { name: '新增车间' }));
  await first.user.type((await newWorkshop()).getByRole('textbox', { name: /名称/ }), 'Flour');
  await first.user.click((await newWorkshop()).getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/已填写但尚未保存的内容会保留/)).toBeVisible();
  cleanup();
  const reloaded = await loadPortal();
  const { user } = reloaded.renderPortal(at);
  await user.click(await screen.findByRole('button', { name: '新增车间' }));
  expect((await newWorkshop()).getByRole('textbox', { name: /名称/ })).toHaveValue('Flour');
});
