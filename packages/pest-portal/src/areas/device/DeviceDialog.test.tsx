import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const answers = {
  'device.list': [],
  'device.nextCodes': ({ request }: { request: { type: string } }) =>
    request.type === 'flyLamp' ? ['MY0042'] : ['SB0007'],
};

test('a new device has the next free code of its type, until another is typed', async () => {
  const { user } = renderPortal('/img', { answers });
  await user.click(await screen.findByRole('button', { name: '新增设备' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增设备' }));
  const code = dialog.getByRole('textbox', { name: /设备编号/ });
  expect(code).toHaveValue('SB0007');
  await user.selectOptions(dialog.getByRole('combobox', { name: /类型/ }), '灭蝇灯');
  await waitFor(() => expect(code).toHaveValue('MY0042'));
  await user.clear(code);
  await user.type(code, 'OWN-001');
  await user.selectOptions(dialog.getByRole('combobox', { name: /类型/ }), '捕鼠器');
  expect(code).toHaveValue('OWN-001');
});

test('a new device has a name by its type and place, until another is typed', async () => {
  const { user } = renderPortal('/img', { answers });
  await user.click(await screen.findByRole('button', { name: '新增设备' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增设备' }));
  const name = dialog.getByRole('textbox', { name: /名称/ });
  expect(name).toHaveValue('捕鼠器 1');
  await user.selectOptions(dialog.getByRole('combobox', { name: /类型/ }), '灭蝇灯');
  await user.type(dialog.getByRole('textbox', { name: /位置/ }), '东门');
  expect(name).toHaveValue('东门 灭蝇灯 1');
  await user.clear(name);
  await user.type(name, '一号灯');
  await user.selectOptions(dialog.getByRole('combobox', { name: /类型/ }), '捕鼠器');
  expect(name).toHaveValue('一号灯');
});

test('the form names the service template of the chosen type', async () => {
  const template = { id: 't1', version: 1, itemCount: 3, updatedAt: '2026-05-04T01:00:00.000Z' };
  const { user } = renderPortal('/img', {
    answers: {
      ...answers,
      'template.list': [
        { ...template, name: '灭蝇灯巡检', deviceType: 'flyLamp', published: 1 },
        { ...template, id: 't2', name: '草稿', deviceType: 'mouseTrap', published: null },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: '新增设备' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增设备' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /类型/ }), '灭蝇灯');
  expect(await dialog.findByText('巡检模板：灭蝇灯巡检')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: /类型/ }), '捕鼠器');
  expect(await dialog.findByText('巡检模板：此类设备还没有')).toBeVisible();
});
