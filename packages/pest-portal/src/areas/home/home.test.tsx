import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { dayInZone, defaultTimeZone, type Need, type Outlook } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const blank = { taskId: null, detail: '', person: '', at: null, day: null, variant: null } satisfies Partial<Need>;
const needs: Need[] = [
  { ...blank, kind: 'notArrived', id: id(1), subject: '禾穗食品', person: '李强', at: '2026-11-22T01:00:00.000Z' },
  { ...blank, kind: 'stockOut', id: id(2), subject: '粘鼠板', variant: '2' },
  { ...blank, kind: 'riskOverdue', id: id(3), taskId: id(1), subject: '禾穗食品', day: '2026-11-04' },
  { ...blank, kind: 'reportReview', id: id(4), subject: '临江大酒店', variant: 'briefing' },
];
const started = [{ step: 'customer', done: true }] as const;

it('puts first what needs the reader, by when, each with what can be done about it', async () => {
  const rest: Need[] = [
    { ...blank, kind: 'unassigned', id: id(5), subject: '味佳' },
    { ...blank, kind: 'leaveReview', id: id(6), subject: '李强' },
  ];
  const all = { count: 6, needs: [...needs, ...rest] };
  const { user } = renderPortal('/home', {
    as: 'administrator',
    answers: {
      'home.needs': ({ request }: { request: { limit?: number } }) =>
        (request.limit ?? 0) > 8 ? all : { count: 6, needs },
      'home.firstSteps': [...started],
    },
  });
  const queue = await screen.findByRole('region', { name: '需要您处理' });
  const now = within(queue).getByRole('list', { name: '现在' });
  expect(within(now).getAllByRole('listitem')).toHaveLength(2);
  expect(within(now).getByText('李强 · 11-22 周日 09:00')).toBeVisible();
  expect(within(now).getByRole('link', { name: '改派: 禾穗食品' })).toHaveAttribute(
    'href',
    `/servicePage/detail?id=${id(1)}&step=assign`,
  );
  expect(within(queue).getByRole('link', { name: '补货: 粘鼠板' })).toHaveAttribute(
    'href',
    `/inventory/list?search=${encodeURIComponent('粘鼠板')}&replenish=${id(2)}`,
  );
  expect(within(queue).getByRole('link', { name: '查看: 禾穗食品' })).toHaveAttribute(
    'href',
    `/servicePage/riskList?risk=${id(3)}&view=overdue`,
  );
  expect(within(queue).getByRole('link', { name: '审核: 临江大酒店' })).toHaveAttribute(
    'href',
    `/serverEcharts?id=${id(4)}`,
  );
  await user.click(within(queue).getByRole('button', { name: '显示另外 2 项' }));
  expect(await within(queue).findByRole('link', { name: '审批: 李强' })).toHaveAttribute(
    'href',
    `/leave/unList?search=${encodeURIComponent('李强')}&review=${id(6)}`,
  );
  // The button is gone; the focus stands where the others begin.
  expect(within(queue).queryByRole('button', { name: /显示另外/ })).toBeNull();
  expect(within(queue).getByRole('link', { name: '分配人员: 味佳' })).toHaveFocus();
});

it('has the reader do what is the reader’s own, and look at what is somebody else’s', async () => {
  const waiting: Need[] = [
    { ...blank, kind: 'notArrived', id: id(1), subject: '华庭', variant: 'own', at: new Date().toISOString() },
    { ...blank, kind: 'notArrived', id: id(7), subject: '昨天', variant: 'own', at: '2026-05-04T01:00:00.000Z' },
    { ...blank, kind: 'sentBack', id: id(2), subject: '味佳', detail: '缺照片' },
    { ...blank, kind: 'sentBack', id: id(3), subject: '东篱', variant: 'own' },
    { ...blank, kind: 'notHandedIn', id: id(4), subject: '临江' },
    { ...blank, kind: 'notHandedIn', id: id(5), subject: '禾穗', variant: 'own' },
    { ...blank, kind: 'serviceReview', id: id(6), subject: '锦绣' },
  ];
  renderPortal('/home', {
    as: 'administrator',
    answers: { 'home.needs': { count: waiting.length, needs: waiting }, 'home.firstSteps': [...started] },
  });
  const queue = await screen.findByRole('region', { name: '需要您处理' });
  expect(
    within(queue)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['签到: 华庭', `/servicePage/inspect?id=${id(1)}`],
    ['改派: 昨天', `/servicePage/detail?id=${id(7)}&step=assign`],
    ['查看: 味佳', `/servicePage/detail?id=${id(2)}`],
    ['修改: 东篱', `/servicePage/inspect?id=${id(3)}`],
    ['查看: 临江', `/servicePage/detail?id=${id(4)}`],
    ['提交: 禾穗', `/servicePage/inspect?id=${id(5)}`],
    ['审核: 锦绣', `/servicePage/detail?id=${id(6)}`],
  ]);
});

it('says that figures and trends cannot be read, beside what waits, and reads them again', async () => {
  const { user, answer } = renderPortal('/home', {
    as: 'administrator',
    answers: { 'home.outlook': refusal('general.systemError'), 'home.firstSteps': [...started] },
  });
  expect(await screen.findByRole('region', { name: '需要您处理' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: '重试' });
  answer({ 'home.outlook': sampleResult('home.outlook'), 'home.firstSteps': [...started] });
  await user.click(retry);
  expect(await screen.findByRole('region', { name: '捕获趋势' })).toBeVisible();
});

it('takes what the page’s head asked for ahead of it', async () => {
  const taken: string[] = [];
  const ahead = new Map([['of another page', null]]);
  vi.spyOn(ahead, 'get').mockImplementation((asked) => {
    taken.push(asked.split(' ').slice(0, 2).join(' '));
    return undefined;
  });
  // What is not taken is given up when the page rests, which a slow machine has before its last part asks.
  vi.spyOn(ahead, 'clear').mockReturnValue();
  vi.stubGlobal('pestCallsAhead', ahead);
  onTestFinished(() => void vi.unstubAllGlobals());
  renderPortal('/home', { as: 'administrator', answers: { 'home.firstSteps': [...started] } });
  await waitFor(() => expect(taken).toEqual(expect.arrayContaining(callsOfTheHead())));
});

/** By name and request. */
function callsOfTheHead(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const calls = new DOMParser()
    .parseFromString(page, 'text/html')
    .querySelectorAll<HTMLMetaElement>('meta[name="ahead-call"]');
  const today = dayInZone(new Date(), defaultTimeZone);
  return Array.from(calls, ({ content, dataset: { call } }) => {
    const { searchParams } = new URL(content.replaceAll('{today}', today), location.origin);
    searchParams.delete('token');
    return `${call} ${searchParams}`;
  });
}

it('says so when nothing waits', async () => {
  renderPortal('/home', {
    as: 'administrator',
    answers: { 'home.needs': { count: 0, needs: [] }, 'home.firstSteps': [...started] },
  });
  expect(await screen.findByText('现在没有需要您处理的事。')).toBeVisible();
});

it('leads a new company from step to step instead of showing charts of nothing', async () => {
  renderPortal('/home', {
    as: 'administrator',
    answers: {
      'home.firstSteps': [
        { step: 'customer', done: true },
        { step: 'devices', done: false },
        { step: 'staff', done: false },
        { step: 'service', done: false },
        { step: 'visit', done: false },
      ],
    },
  });
  const steps = await screen.findByRole('region', { name: '从第一个客户开始' });
  const current = within(steps)
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(['/imgCustomer']);
  expect(within(steps).getByText('已完成 1 / 5')).toBeVisible();
  expect(screen.queryByRole('region', { name: '需要您处理' })).toBeNull();
});

it.each([
  [false, '/admin'],
  [true, '/home'],
])('whose own company has begun (%s) leads who runs the installation to %s', async (done, to) => {
  const { address } = renderPortal('/home', {
    as: 'administrator',
    account: { platform: true },
    answers: {
      'home.firstSteps': [
        { step: 'customer', done },
        { step: 'devices', done: false },
      ],
    },
  });
  if (done) expect(await screen.findByRole('region', { name: '从第一个客户开始' })).toBeVisible();
  await waitFor(() => expect(address()).toBe(to));
});

const months = (counts: readonly number[]) =>
  counts.map((count, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    count,
    before: at === 0 ? null : 10,
  }));
const outlook: Outlook = {
  day: '2026-11-22',
  month: { from: '2026-11-01', to: '2026-11-30', planned: 46, due: 26, done: 18 },
  checked: { now: 96.4, before: 95.2 },
  notReached: 3,
  captures: { now: 357, before: 337 },
  reviewHours: { now: null, before: null },
  trends: [
    { group: 'rodent', months: months([2, 4]) },
    { group: 'flyingInsect', months: months([0, 0]).map((month) => ({ ...month, before: null })) },
  ],
  weeks: [
    { from: '2026-11-16', to: '2026-11-22', planned: 15, done: 9 },
    { from: '2026-11-23', to: '2026-11-29', planned: 3, done: 0 },
  ],
  ahead: [{ day: '2026-11-23', assigned: 2, unassigned: 1 }],
  risks: [
    { from: '2026-11-15', to: '2026-11-22', count: 4 },
    { from: null, to: '2026-10-22', count: 2 },
  ],
  risksOverdue: 2,
  oldestRisk: { id: id(5), customerName: '禾穗食品', location: '收货平台', days: 32 },
  rising: [],
};

it('says what it finds, each figure the way to what it counts, and draws nothing of zeros', async () => {
  const { user, calls, address } = renderPortal('/home', {
    as: 'administrator',
    answers: {
      'home.needs': { count: 0, needs: [] },
      'home.firstSteps': [...started],
      'home.outlook': outlook,
      'home.captures': {
        items: [{ customerId: id(1), customerName: '禾穗食品', day: '2026-11-04', count: 357, taskId: id(2) }],
        total: 1,
        page: 1,
        limit: 10,
        caught: 357,
      },
    },
  });
  expect(await screen.findByRole('heading', { name: '本周计划 15，完成 9' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '2 项风险超过 30 天' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '今后 7 天 3 次，1 次没有人' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^设备检查率.*比上月 \+1.2/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /7 天内/ })).toHaveAttribute(
    'href',
    '/servicePage/riskList?foundFrom=2026-11-15&foundTo=2026-11-22',
  );
  expect(screen.getByRole('link', { name: /11-23 周一：已分配 2，未分配 1/ })).toHaveAttribute(
    'href',
    '/servicePage/undoneList?from=2026-11-23&to=2026-11-23',
  );
  expect(screen.getByRole('list', { name: '鼠类' })).toBeVisible();
  expect(screen.queryByRole('list', { name: '飞虫' })).toBeNull();

  await user.click(screen.getByRole('link', { name: /^本月捕获.*357/ }));
  const dialog = await screen.findByRole('dialog', { name: '全部害虫 · 2026-11-01 至 2026-11-22' });
  expect(await within(dialog).findByRole('link', { name: '2026-11-04' })).toHaveAttribute(
    'href',
    `/servicePage/detail?id=${id(2)}`,
  );
  expect(within(dialog).getByText(/共捕获 357/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'home.captures')?.request).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-22',
  });
  await user.keyboard('{Escape}');
  expect(address()).toBe('/home');
});

it('does not call it nothing caught where no check of this month is handed in', async () => {
  renderPortal('/home', {
    as: 'administrator',
    answers: {
      'home.firstSteps': [...started],
      'home.outlook': {
        ...outlook,
        checked: { now: null, before: 95.2 },
        captures: { now: 0, before: 337 },
        trends: [{ group: 'rodent', months: months([2, 0]) }],
      },
    },
  });
  expect(await screen.findByRole('link', { name: /^本月捕获\s*–\s*去年同期 337$/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: '2026年2月：未检查' })).toBeVisible();
});

it('says what a workshop had a year ago on a day on which nothing is checked yet', async () => {
  const [device] = sampleResult('device.list');
  const rooms = [1, 2].map((at) => ({ id: `d${at}`, workshopId: `w${at}`, workshopName: `${at}号车间` }));
  const { user } = renderPortal('/home', {
    as: 'customer',
    answers: {
      'home.siteTrend': [
        { group: 'flyingInsect', months: [{ month: '2026-12', count: null, before: 82, threshold: null }] },
      ],
      'device.list': device ? rooms.map((room) => ({ ...device, ...room })) : [],
    },
  });
  expect(await screen.findByRole('heading', { name: '飞虫：本月还没有检查' })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('车间'), '1号车间');
  expect(await screen.findByRole('heading', { name: '飞虫：本月还没有检查 · 去年同月全月 82' })).toBeVisible();
});

it('shows a customer what waits for it first, its trend against what was agreed, and its devices', async () => {
  const [device] = sampleResult('device.list');
  const { user } = renderPortal('/home', {
    as: 'customer',
    answers: {
      'home.siteTrend': [
        {
          group: 'rodent',
          months: [
            { month: '2026-10', count: null, before: null, threshold: 3 },
            { month: '2026-11', count: 4, before: 2, threshold: 3 },
          ],
        },
      ],
      'report.list': { items: [], total: 0, page: 1, limit: 10 },
      'risk.list': { items: [], total: 0, page: 1, limit: 10 },
      'home.sitePauses': [{ from: '2026-11-10', to: '2099-12-20', description: '仓库' }],
      'device.list': device ? [{ ...device, id: 'd1', code: 'MT-0041', bound: true, lastCheckedAt: null }] : [],
      'device.history': [],
      'document.binder': { documents: [], companyPapers: [], products: [], questions: [], gaps: [] },
    },
  });
  expect(await screen.findByRole('heading', { name: '鼠类：本月到今天 4 · 超过阈值 3' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '2026年10月：未检查' })).toBeVisible();
  expect(await screen.findByText('没有等您签署的报告')).toBeVisible();
  expect(await screen.findByText('没有要我们整改的事项')).toBeVisible();
  expect(await screen.findByText(/^周期服务.*暂停.*仓库$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '打开证照夹' })).toHaveAttribute('href', '/documents');
  const row = (await screen.findByRole('link', { name: 'MT-0041' })).closest('tr');
  expect(row).toHaveTextContent('在用');
  expect(row).toHaveTextContent('尚未检查');
  expect(screen.queryByRole('button', { name: '打印标签' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'MT-0041' }));
  expect(await screen.findByRole('dialog', { name: 'MT-0041 的历史' })).toBeVisible();
});
