import { screen, waitFor, within } from '@testing-library/react';
import type { Device, ImportResult } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

const device: Device = {
  id: 'd1',
  customerId: 'c',
  floorPlanId: null,
  workshopId: null,
  workshopName: '包装间',
  type: 'flyLamp',
  code: 'MY0001',
  name: '灭蝇灯 1',
  model: '',
  brand: '',
  location: '收货口',
  templateId: null,
  tags: [],
  bound: true,
  position: null,
  lastCheckedAt: null,
  installedDay: '2026-01-02',
};
const fault = (line: number, field: string, reason: string, code: number | null = null) => ({
  ...{ line, field, reason, code },
  limit: null,
});
const checked: ImportResult = {
  lines: 3,
  good: 1,
  added: 0,
  faults: [fault(3, 'code', 'device.boundHere', 20013), fault(4, 'type', 'unknownType')],
};
const answers = {
  'customer.details': { ...sampleResult('customer.details'), id: 'c', name: '禾穗食品' },
  'device.list': [device],
  'device.importLines': ({ request }: { request: { mode: string } }) =>
    request.mode === 'check' ? checked : { ...checked, added: 1 },
  'device.copy': [{ id: 'd2', code: 'MY0002' }],
};
const at = '/detailCustomer?id=c&tab=devices';
const file = new File(
  ['设备编码,设备类型,设备名称\nMY0002,灭蝇灯,灯\nMY0001,灭蝇灯,灯\nMY0003,无人机,灯\n'],
  '设备.csv',
  {
    type: 'text/csv',
  },
);

test('a file is checked line by line before anything is written, and the good lines come in once', async () => {
  const { calls, user } = renderPortal(at, { answers });
  await user.click(await screen.findByRole('button', { name: '导入' }));
  const dialog = await screen.findByRole('dialog', { name: '导入设备' });
  await user.upload(within(dialog).getByLabelText('选择文件'), file);
  expect(await within(dialog).findByText(/共 3 行.*1 行可以导入.*2 行有问题/)).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /3 设备编码 MY0001 设备已绑定在本场所/ })).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /4 设备类型 无人机 没有这种设备类型/ })).toBeVisible();
  const sent = () => calls.filter(({ name }) => name === 'device.importLines').map(({ request }) => request);
  expect(sent()).toMatchObject([{ customerId: 'c', mode: 'check', lines: [{ line: 2, code: 'MY0002' }, {}, {}] }]);
  await user.dblClick(within(dialog).getByRole('button', { name: '只导入没有问题的 1 行' }));
  expect(await within(dialog).findByText(/已导入 1 行.*2 行有问题，没有导入/)).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test('a file that is no table says so, and so does one without a required column', async () => {
  const { calls, user } = renderPortal(at, { answers });
  await user.click(await screen.findByRole('button', { name: '导入' }));
  const dialog = await screen.findByRole('dialog', { name: '导入设备' });
  const choose = (content: BlobPart) =>
    user.upload(within(dialog).getByLabelText('选择文件'), new File([content], 'a.csv', { type: 'text/csv' }));
  await choose(new Uint8Array([0x89, 0x50, 0, 0]));
  expect(await within(dialog).findByText(/无法读取该文件/)).toBeVisible();
  await choose('设备编码\nMY0002\n');
  expect(await within(dialog).findByText(/缺少必填列：设备类型/)).toBeVisible();
  expect(calls.some(({ name }) => name === 'device.importLines')).toBe(false);
});

test('selected devices are copied to another site', async () => {
  const { calls, user } = renderPortal(at, { answers });
  await user.click(await screen.findByRole('checkbox', { name: /MY0001|选择/ }));
  await user.click(await screen.findByRole('button', { name: '复制到……' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '复制' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'device.copy')?.request).toMatchObject({ ids: ['d1'], floorPlanId: null }),
  );
});

test('a device’s code opens its history', async () => {
  const { user, address } = renderPortal(at, { answers });
  await user.click(await screen.findByRole('link', { name: 'MY0001' }));
  expect(await screen.findByRole('dialog', { name: 'MY0001 的历史' })).toBeVisible();
  expect(address()).toContain('device=d1');
});

test('a device is shown on its own plan, not on the first there is', async () => {
  const placed = { ...device, floorPlanId: 'p2', position: { x: 0.5, y: 0.5 } };
  const { address, user } = renderPortal(at, { answers: { ...answers, 'device.list': [placed] } });
  await user.click(await screen.findByRole('button', { name: /操作.*MY0001|MY0001.*操作/ }));
  await user.click(await screen.findByRole('menuitem', { name: '在平面图上查看' }));
  expect(address()).toBe('/img?floorPlanId=p2&deviceId=d1');
});

test('labels of the selected devices are printed, each with its code as a picture and in words', async () => {
  const { user, address } = renderPortal(at, { answers });
  await user.click(await screen.findByRole('checkbox', { name: /MY0001|选择/ }));
  const [, ofSelection] = await screen.findAllByRole('button', { name: '打印标签' });
  await user.click(ofSelection ?? screen.getByRole('button', { name: '打印标签' }));
  const sheets = await screen.findByRole('region', { name: '打印预览' });
  expect(within(sheets).getByRole('img', { name: 'MY0001' })).toBeVisible();
  expect(within(sheets).getByText('禾穗食品')).toBeVisible();
  expect(screen.getByText(/1 张标签$/)).toBeVisible();
  expect(address()).toBe('/deviceLabels?customerId=c');
});
