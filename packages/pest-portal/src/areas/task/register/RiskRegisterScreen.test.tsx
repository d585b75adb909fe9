import { screen, waitFor, within } from '@testing-library/react';
import type { Risk } from 'pest-sdk';
import type { MockCall } from 'pest-sdk/mock';
import { expect, it } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const risk: Risk = {
  id: id(1),
  taskId: id(2),
  taskNumber: 'S20261101-001',
  customerId: id(3),
  customerName: '禾穗食品',
  deviceId: id(4),
  deviceCode: 'MY0001',
  floorPlanId: id(5),
  location: '收货平台',
  description: '卸货门长时间敞开',
  severity: 'major',
  state: 'resolved',
  photos: [],
  action: '加装风幕',
  owner: '仓储部',
  dueDay: '2026-01-02',
  treatment: '已装风幕',
  treatmentPhotos: [],
  foundAt: '2025-12-20T02:00:00.000Z',
  foundBy: '刘芳',
  assignedTo: 'customer',
  treatedAt: '2026-01-04T02:00:00.000Z',
  answeredBy: null,
  returnReason: '',
  verifiedAt: null,
  verifiedBy: null,
};
const answers = {
  'risk.list': { items: [risk], total: 1, page: 1, limit: 10 },
  'risk.counts': { open: 4, overdue: 2, awaitingVerification: 1, verified: 31 },
};

const asked = (calls: readonly MockCall[], name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);

it('shows what is open on every site, the earliest due first, and counts the other looks', async () => {
  const { calls, user } = renderPortal('/servicePage/riskList', { as: 'administrator', answers });
  const row = await screen.findByRole('row', { name: /卸货门长时间敞开/ });
  expect(within(row).getByText(/逾期 \d+ 天/)).toBeVisible();
  expect(asked(calls, 'risk.list').at(-1)).toMatchObject({ view: 'open', sort: 'dueDay', order: 'asc' });
  await user.click(screen.getByRole('radio', { name: /逾期/ }));
  await waitFor(() => expect(asked(calls, 'risk.list').at(-1)).toMatchObject({ view: 'overdue' }));
  expect(screen.getByRole('radio', { name: /已关闭.*31/ })).not.toBeChecked();
});

it('opens a risk beside the list, leads to its place on the plan, and lets it be verified', async () => {
  const { calls, user } = renderPortal(`/servicePage/riskList?risk=${id(1)}`, { as: 'administrator', answers });
  const panel = await screen.findByRole('region', { name: /禾穗食品/ });
  expect(within(panel).getByText('加装风幕')).toBeVisible();
  expect(within(panel).getByRole('link', { name: '在平面图上查看 MY0001' })).toHaveAttribute(
    'href',
    `/img?id=${id(5)}&deviceId=${id(4)}`,
  );
  await user.click(within(panel).getByRole('button', { name: '核实关闭' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '核实关闭' }));
  await waitFor(() => expect(asked(calls, 'risk.verify')).toEqual([{ id: id(1) }]));
});

it('lets a customer answer its own action with words and proof, and says in time or not', async () => {
  const own = {
    ...risk,
    state: 'unresolved' as const,
    treatment: '',
    returnReason: '照片看不清',
    dueDay: '2099-01-02',
  };
  const { calls, user, answer } = renderPortal(`/servicePage/riskList?risk=${id(1)}`, {
    as: 'customer',
    answers: { ...answers, 'risk.list': { items: [own], total: 1, page: 1, limit: 10 } },
  });
  const panel = await screen.findByRole('region', { name: /禾穗食品/ });
  expect(within(panel).getByText('照片看不清')).toBeVisible();
  expect(within(panel).queryByRole('button', { name: '核实关闭' })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: '答复整改' }));
  const dialog = await screen.findByRole('dialog', { name: '答复整改' });
  await user.click(within(dialog).getByRole('button', { name: '提交答复' }));
  expect(asked(calls, 'risk.answer')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: '处理情况' }), '已装风幕');
  const proof = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'proof.jpg', { type: 'image/jpeg' });
  const chooser = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('There is no way to choose a photo.');
  await user.upload(chooser, proof);
  await waitFor(() => expect(asked(calls, 'upload.file')).toHaveLength(1));
  const late = { ...own, state: 'resolved' as const, treatment: '已装风幕', dueDay: '2026-01-02', answeredBy: '刘洋' };
  await waitFor(() => expect(dialog.querySelectorAll('img')).not.toHaveLength(0));
  answer({ ...answers, 'risk.list': { items: [late], total: 1, page: 1, limit: 10 } });
  await user.click(within(dialog).getByRole('button', { name: '提交答复' }));
  expect(await within(panel).findByText('逾期答复')).toBeVisible();
});

it('is not for whoever does not work on services', async () => {
  renderPortal('/servicePage/riskList', { as: 'technician', account: { power: '{}' }, answers });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
});
