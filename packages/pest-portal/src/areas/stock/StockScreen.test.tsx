import { screen, waitFor, within } from '@testing-library/react';
import { addDays, errorWords, writePower } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { renderPortal } from '../../testing/render-portal';

const path = '/inventory/list';
const emptyPage = { items: [], total: 0, page: 1, limit: 20 };

describe('the list of physical consumables', () => {
  test('is busy until the server has answered', async () => {
    renderPortal(path, { answers: { 'stock.consumablesStock': () => new Promise(() => undefined) } });
    await screen.findByRole('heading', { level: 1, name: '物理耗材' });
    expect(document.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByText('还没有耗材')).not.toBeInTheDocument();
  });

  test('shows each consumable with its stock and unit', async () => {
    renderPortal(path);
    const row = await screen.findByRole('row', { name: /Cockroach gel, 12 g/ });
    expect(row).toHaveTextContent('52');
    expect(row).toHaveTextContent('tube');
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeInTheDocument();
  });

  test('says that there is nothing yet', async () => {
    renderPortal(path, { answers: { 'stock.consumablesStock': emptyPage } });
    expect(await screen.findByText('还没有耗材')).toBeVisible();
  });

  test('says why it failed, and asks again', async () => {
    const { user, answer } = renderPortal(path, {
      answers: { 'stock.consumablesStock': refusal('general.contactAdministrator') },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    answer();
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Cockroach gel, 12 g/ })).toBeVisible();
  });
});

describe('what an account may do', () => {
  test('without the permission of the menu the page stays closed, and nothing is asked', async () => {
    const { calls } = renderPortal(path, { as: 'technician' });
    expect(await screen.findByText('没有查看权限')).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain('stock.consumablesStock');
  });

  test('who may only look finds neither adding nor replenishing', async () => {
    renderPortal(path, { as: 'technician', account: { power: writePower(['m_mquipment_inventory']) } });
    await screen.findByRole('row', { name: /Cockroach gel, 12 g/ });
    expect(screen.queryByRole('button', { name: '新增耗材' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '补货' })).not.toBeInTheDocument();
  });
});

test('whatever runs low is replenished from its row, where its menu says it no second time', async () => {
  const page = sampleResult('stock.consumablesStock');
  const [sample] = page.items;
  if (!sample) throw new Error('The sample has a consumable.');
  const items = [{ ...sample, id: 'low', name: 'Low', stock: '0', status: 'out' as const }];
  const { user } = renderPortal(path, { answers: { 'stock.consumablesStock': { ...page, items } } });
  await user.click(await screen.findByRole('button', { name: '补货：Low' }));
  const dialog = within(await screen.findByRole('dialog', { name: '补货：Low' }));
  await user.click(dialog.getByRole('button', { name: '取消' }));
  await user.click(screen.getByRole('button', { name: 'Low 的操作' }));
  expect(await screen.findByRole('menuitem', { name: '预警值', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: '补货', hidden: true })).toBeNull();
});

describe('filters', () => {
  test('are read from the address and sent to the server', async () => {
    const { calls } = renderPortal(`${path}?search=gel&status=warning&page=2`);
    await screen.findByRole('row', { name: /Cockroach gel, 12 g/ });
    expect(screen.getByRole('searchbox', { name: '搜索名称' })).toHaveValue('gel');
    expect(screen.getByRole('combobox', { name: '状态' })).toHaveValue('warning');
    expect(calls.find(({ name }) => name === 'stock.consumablesStock')?.request).toMatchObject({
      search: 'gel',
      status: 'warning',
      page: 2,
    });
  });

  test('that are chosen stand in the address, on the first page', async () => {
    const { user, address } = renderPortal(`${path}?page=2`);
    const status = await screen.findByRole('combobox', { name: '状态' });
    const options = within(status).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(status, options.find(({ value }) => value === 'out') ?? []);
    expect(address()).toBe(`${path}?status=out`);
  });

  test('that nothing meets are told apart from an empty stock', async () => {
    const { user, answer, address } = renderPortal(`${path}?search=nothing&status=out`, {
      answers: { 'stock.consumablesStock': emptyPage },
    });
    expect(await screen.findByText('没有符合条件的记录')).toBeVisible();
    expect(screen.getByText('筛选条件：“nothing”、缺货')).toBeVisible();
    answer();
    const state = screen.getByText('没有符合条件的记录').parentElement;
    await user.click(within(state ?? document.body).getByRole('button', { name: '清除筛选' }));
    expect(await screen.findByRole('row', { name: /Cockroach gel, 12 g/ })).toBeVisible();
    expect(address()).toBe(path);
  });
});

describe('a consumable’s history', () => {
  test('opens from its row, stands in the address, and closes', async () => {
    const { user, address } = renderPortal(path);
    await user.click(await screen.findByRole('link', { name: 'Cockroach gel, 12 g' }));
    const dialog = await screen.findByRole('dialog');
    expect(address()).toContain('ledger=');
    await user.click(within(dialog).getByText('关闭', { selector: 'footer button' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(path);
  });

  test('is for those who may read it', async () => {
    renderPortal(path, { as: 'technician', account: { power: writePower(['m_mquipment_inventory']) } });
    expect(await screen.findByRole('row', { name: /Cockroach gel, 12 g/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cockroach gel, 12 g' })).not.toBeInTheDocument();
  });
});

describe('a new consumable', () => {
  test('that the server refuses keeps what was typed, and says why', async () => {
    const { user, calls } = renderPortal(path, {
      answers: { 'stock.addConsumablesStock': refusal('general.businessFailure', { field: 'name' }) },
    });
    await user.click(await screen.findByRole('button', { name: '新增耗材' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /名称/ });
    await user.type(name, 'Cockroach gel, 12 g');
    await user.type(dialog.getByRole('textbox', { name: /单位/ }), 'tube');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(errorWords['general.businessFailure'].zh, { exact: false })).toBeInTheDocument();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/.+/);
    expect(name).toHaveValue('Cockroach gel, 12 g');
    expect(calls.find((call) => call.name === 'stock.addConsumablesStock')?.request).toMatchObject({ unit: 'tube' });
  });
});

describe('taking out', () => {
  test('asks for a reason, refuses more than there is, and says what is left', async () => {
    const { user, calls } = renderPortal(path, { answers: { 'stock.takeOut': { stock: '50' } } });
    await user.click(await screen.findByRole('button', { name: 'Cockroach gel, 12 g 的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '出库', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: '出库：Cockroach gel, 12 g' });
    const quantity = within(dialog).getByRole('textbox', { name: /出库数量/ });
    await user.type(quantity, '53');
    await user.click(within(dialog).getByRole('button', { name: '确认出库' }));
    expect(within(dialog).getByText(/库存不足：还有 52/)).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: /原因/ })).toHaveAccessibleDescription(/请选择/);
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /原因/ }), '破损');
    await user.dblClick(within(dialog).getByRole('button', { name: '确认出库' }));
    expect(await screen.findByText(/Cockroach gel, 12 g 已出库，现有 50/)).toBeInTheDocument();
    const sent = calls.filter(({ name }) => name === 'stock.takeOut');
    expect(sent.map(({ request }) => request)).toMatchObject([{ quantity: '2', cause: 'damaged' }]);
  });
});

test('taking more out than is within its expiry says that an expired batch would be touched', async () => {
  const page = sampleResult('stock.consumablesStock');
  const batches = [
    { id: 'old', batch: 'B-1', stock: '10', expiresOn: '2020-01-31' },
    { id: 'new', batch: 'B-2', stock: '30', expiresOn: '2099-12-31' },
  ];
  const items = page.items.map((item) => ({ ...item, name: 'Gel', stock: '52', batches }));
  const { user } = renderPortal(path, { answers: { 'stock.consumablesStock': { ...page, items } } });
  await user.click((await screen.findAllByRole('button', { name: 'Gel 的操作' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: '出库', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: '出库：Gel' }));
  const quantity = dialog.getByRole('textbox', { name: /出库数量/ });
  // 30 of the good batch, and 12 that are kept without one.
  await user.type(quantity, '42');
  expect(dialog.queryByText(/从过期批次扣减/)).toBeNull();
  await user.clear(quantity);
  await user.type(quantity, '43');
  expect(dialog.getByText(/从过期批次扣减/)).toBeVisible();
});

describe('a stock-take', () => {
  const product = { registrationNumber: '', activeIngredient: '', dilution: '', targetPest: '', specification: '' };
  const shelf = ['Glue board', 'Glue trap for mice', 'Bait block'].map((name, index) => ({
    ...product,
    id: `stock-${index + 1}`,
    categoryId: 2,
    name,
    unit: 'piece',
    stock: '14',
    batches: [],
  }));

  test('stays closed, saying to whom, for a kind that is not the account’s to count', async () => {
    const account = { power: writePower(['btn_chemistry_replenish']) };
    renderPortal('/inventory/count?kind=physical', { as: 'technician', account });
    expect(await screen.findByText(/此账号不能打开这一页/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('sends what was counted against what should be there, and keeps it where something moved meanwhile', async () => {
    const { user, calls, answer, address } = renderPortal('/inventory/count?kind=physical', {
      answers: { 'stock.all': shelf, 'stock.count': refusal('general.businessFailure') },
    });
    const counted = await screen.findByRole('textbox', { name: '实盘：Glue trap for mice' });
    await user.click(screen.getByRole('button', { name: '保存盘点' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('还没有填写实盘数量');
    const [first, second] = screen.getAllByRole('textbox', { name: /^实盘/ });
    await user.type(first as HTMLElement, '{Enter}');
    expect(second).toHaveFocus();
    expect(calls.some(({ name }) => name === 'stock.count')).toBe(false);
    await user.type(counted, '12');
    expect(screen.getByText('已盘 1 / 3，差异 1 项')).toBeVisible();
    expect(screen.getByRole('row', { name: /Glue trap for mice/ })).toHaveTextContent('−2');
    await user.click(screen.getByRole('button', { name: '保存盘点' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(counted).toHaveValue('12');
    answer({ 'stock.all': shelf, 'stock.count': { counted: 1, differing: 1 } });
    await user.click(screen.getByRole('button', { name: '保存盘点' }));
    expect(await screen.findByText('已盘 1 项，差异 1 项')).toBeInTheDocument();
    await screen.findByRole('heading', { level: 1, name: '物理耗材' });
    expect(address()).toBe(path);
    expect(calls.findLast(({ name }) => name === 'stock.count')?.request).toMatchObject({
      lines: [{ id: 'stock-2', batchId: null, expected: '14', counted: '12' }],
    });
  });
});

test('the balance of last month is one press away', async () => {
  const { user, calls } = renderPortal('/inventory/balance?kind=physical', { answers: { 'stock.balance': [] } });
  await user.click(await screen.findByRole('radio', { name: '上月' }));
  const span = z.object({ from: z.string(), to: z.string() });
  const asked = () => span.parse(calls.findLast(({ name }) => name === 'stock.balance')?.request);
  await waitFor(() => expect(asked().from).toMatch(/-01$/));
  const { from, to } = asked();
  expect(to.slice(0, 7)).toBe(from.slice(0, 7));
  expect(addDays(to, 1)).toMatch(/-01$/);
});

describe('the balance', () => {
  const line = {
    id: 'stock-4',
    name: 'Cockroach gel, 12 g',
    registrationNumber: 'WP20140012',
    unit: 'tube',
    before: '60',
    received: '0',
    used: '-8',
    out: '0',
    difference: '0',
    after: '52',
    countedAt: null,
  };

  test('opens the ledger rows of a figure, of its days only', async () => {
    const { user, calls } = renderPortal('/inventory/balance?kind=chemical&from=2026-04-01&to=2026-04-30', {
      answers: { 'stock.balance': [line] },
    });
    await user.click(await screen.findByRole('button', { name: 'Cockroach gel, 12 g，服务使用 −8，查看流水' }));
    expect(await screen.findByRole('dialog', { name: /Cockroach gel, 12 g：服务使用 −8/ })).toBeVisible();
    expect(calls.findLast(({ name }) => name === 'stock.ledger')?.request).toMatchObject({
      id: 'stock-4',
      figure: 'used',
      from: '2026-04-01',
      to: '2026-04-30',
    });
  });
});
