import { screen, waitFor, within } from '@testing-library/react';
import type { Risk } from 'pest-sdk';
import type { MockCall } from 'pest-sdk/mock';
import { expect, it, vi } from 'vitest';
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
  devicePosition: { x: 0.25, y: 0.5 },
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
const plan = {
  id: id(5),
  customerId: id(3),
  name: '一层',
  image: { src: '/plan.png', width: 1200, height: 800 },
  revision: 1,
  metresPerWidth: null,
  deviceCount: 1,
  updatedAt: '2025-12-20T02:00:00.000Z',
};
const answers = {
  'floorPlan.list': [plan],
  'risk.list': { items: [risk], total: 1, page: 1, limit: 10 },
  'risk.counts': { open: 4, overdue: 2, awaitingVerification: 1, verified: 31 },
};

const asked = (calls: readonly MockCall[], name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);
/** What the register asks: the day's services are fetched ahead beside it. */
const askedList = (calls: readonly MockCall[]) =>
  asked(calls, 'risk.list').filter((request) => !(request instanceof Object && 'taskId' in request));

it('shows what is open on every site, the earliest due first, and counts the other looks', async () => {
  const late = { ...risk, id: id(9), description: '纱窗破损', state: 'unresolved' } as const;
  const { calls, user } = renderPortal('/servicePage/riskList', {
    as: 'administrator',
    answers: { ...answers, 'risk.list': { items: [risk, late], total: 2, page: 1, limit: 10 } },
  });
  expect(within(await screen.findByRole('row', { name: /纱窗破损/ })).getByText(/逾期 \d+ 天/)).toBeVisible();
  // What is answered waits for whoever verifies it.
  expect(within(screen.getByRole('row', { name: /卸货门长时间敞开/ })).queryByText(/逾期/)).toBeNull();
  expect(askedList(calls).at(-1)).toMatchObject({ view: 'open', sort: 'dueDay', order: 'asc' });
  await user.click(screen.getByRole('radio', { name: /逾期/ }));
  await waitFor(() => expect(askedList(calls).at(-1)).toMatchObject({ view: 'overdue' }));
  expect(screen.getByRole('radio', { name: /已关闭.*31/ })).not.toBeChecked();
});

it('opens a risk beside the list, leads to its place on the plan, and lets it be verified', async () => {
  const { calls, user } = renderPortal(`/servicePage/riskList?risk=${id(1)}`, { as: 'administrator', answers });
  const panel = await screen.findByRole('region', { name: /禾穗食品/ });
  expect(within(panel).getByText('加装风幕')).toBeVisible();
  const place = within(panel).getByRole('link', { name: '在平面图上查看 MY0001' });
  expect(place).toHaveAttribute('href', `/img?floorPlanId=${id(5)}&deviceId=${id(4)}`);
  await waitFor(() => expect(place.querySelector('img')).toHaveAttribute('src', plan.image.src));
  await user.click(within(panel).getByRole('button', { name: '核实关闭' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '核实关闭' }));
  await waitFor(() => expect(asked(calls, 'risk.verify')).toEqual([{ id: id(1) }]));
});

it('opens the risk that a link names, whatever page of the list it is on', async () => {
  const elsewhere = { ...risk, id: id(9), customerName: '云岭乳业' };
  renderPortal(`/servicePage/riskList?risk=${id(9)}`, {
    as: 'administrator',
    answers: { ...answers, 'risk.details': elsewhere },
  });
  expect(await screen.findByRole('region', { name: '云岭乳业' })).toBeVisible();
});

it('shows what is closed by when and by whom it was verified, and hands the whole look out as a file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => `blob:${files.push(file)}`);
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const closed = { ...risk, verifiedAt: '2026-01-06T02:00:00.000Z', verifiedBy: '赵敏' };
  const { calls, user } = renderPortal('/servicePage/riskList?view=verified', {
    as: 'administrator',
    answers: { ...answers, 'risk.list': { items: [closed], total: 1, page: 1, limit: 10 } },
  });
  expect(await screen.findByRole('row', { name: /2026-01-06 · 赵敏/ })).toBeVisible();
  expect(askedList(calls).at(-1)).toMatchObject({ view: 'verified', sort: 'verifiedAt', order: 'desc' });
  await user.click(screen.getByRole('button', { name: '导出' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/, hidden: true }));
  expect(await screen.findByText('已导出 1 行')).toBeInTheDocument();
  const [heads, line] = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(heads).toContain('核实日期,核实人');
  expect(line).toContain('2026-01-06,赵敏');
  expect(askedList(calls).at(-1)).toMatchObject({ view: 'verified', sort: 'verifiedAt', limit: 50 });
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
