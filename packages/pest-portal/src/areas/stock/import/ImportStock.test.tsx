import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

test('consumables of a file come in without the lines that have a fault, each named', async () => {
  const fault = { line: 3, field: 'name', reason: 'takenConsumable', limit: null, code: 4001 };
  const result = { lines: 2, good: 1, added: 0, faults: [fault] };
  const { calls, user } = renderPortal('/inventory/list', {
    answers: {
      'stock.importLines': ({ request }: { request: { mode: string } }) =>
        request.mode === 'check' ? result : { ...result, added: 1 },
    },
  });
  await user.click(await screen.findByRole('button', { name: '导入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入物理耗材' }));
  const text = '分类,名称,当前库存,更换时扣减\n捕鼠器耗材,粘鼠板,20,粘板\n灭蝇灯耗材,灯管,1,灯管\n';
  await user.upload(dialog.getByLabelText('选择文件'), new File([text], 'a.csv', { type: 'text/csv' }));
  expect(await dialog.findByRole('row', { name: /^3 名称 灯管 .*已有同名耗材/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '只导入没有问题的 1 行' }));
  expect(await dialog.findByText(/已导入 1 行/)).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'stock.importLines').map(({ request }) => request);
  expect(sent).toMatchObject([
    { kind: 'physical', mode: 'check' },
    { mode: 'good', lines: [{ line: 2, name: '粘鼠板', stock: '20', replaces: '粘板' }, { line: 3 }] },
  ]);
});

test('days and amounts are sent as the call takes them; what cannot be read is named with how to write it', async () => {
  const fault = { line: 3, field: 'expiresOn', reason: 'day', limit: null, code: null };
  const { calls, user } = renderPortal('/inventory/list', {
    answers: {
      'stock.importLines': {
        lines: 2,
        good: 1,
        added: 0,
        faults: [fault, { ...fault, field: 'stock', reason: 'quantity' }],
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '导入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入物理耗材' }));
  const text = '分类;名称;当前库存;有效期至\n捕鼠器耗材;粘鼠板;1,200;2027/1/5\n灭蝇灯耗材;灯管;一箱;5/1/2027\n';
  await user.upload(dialog.getByLabelText('选择文件'), new File([text], 'a.csv', { type: 'text/csv' }));
  expect(await dialog.findByRole('row', { name: /^3 有效期至 5\/1\/2027 .*如 2027-12-31$/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /^3 当前库存 一箱 .*如 1200 或 0.58$/ })).toBeVisible();
  expect(calls.find(({ name }) => name === 'stock.importLines')?.request).toMatchObject({
    lines: [
      { stock: '1200', expiresOn: '2027-01-05' },
      { stock: '一箱', expiresOn: '5/1/2027' },
    ],
  });
});
