import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { EndpointName, UserInfo } from 'pest-sdk';
import { type MockAnswers, type MockCall, sampleResult } from 'pest-sdk/mock';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RenderedPortal, renderPortal } from '../testing/render-portal';

type Asked = Readonly<Record<string, unknown>>;

interface Filter {
  readonly of: 'combobox' | 'radiogroup';
  readonly name: string;
  readonly choose: string | RegExp;
  /** What the call is asked with then. */
  readonly asks: Asked;
}

interface Opening {
  readonly role: 'link' | 'button';
  readonly name: string | RegExp;
  readonly at: string | RegExp | null;
  /** Something else of the row, which a click in the row does not press. @default false */
  readonly inRowOnly?: boolean;
}

interface List {
  readonly at: string;
  /** The file that shows it. */
  readonly source: string;
  readonly account?: Partial<UserInfo>;
  readonly call: EndpointName;
  /** What its first row says. */
  readonly row: string | RegExp;
  /** Whether words can be searched for. @default true */
  readonly search?: boolean;
  readonly filter?: Filter;
  /** The column that it is sorted by, as it is headed and as it is asked for. */
  readonly sort?: { readonly by: string; readonly asks: string };
  /** Whether it comes in pages. @default true */
  readonly paged?: boolean;
  /** What opens a row, and where: another page, a record over the list; a dialog without an address stays there. */
  readonly open?: Opening;
}

const radios = (name: string, choose: string | RegExp, asks: Asked): Filter => ({
  of: 'radiogroup',
  name,
  choose,
  asks,
});
const choice = (name: string, choose: string, asks: Asked): Filter => ({ of: 'combobox', name, choose, asks });
const link = (name: string | RegExp, at: string | RegExp): Opening => ({ role: 'link', name, at });
const button = (name: string | RegExp): Opening => ({ role: 'button', name, at: null });
const inRow = (name: string | RegExp): Opening => ({ ...button(name), inRowOnly: true });
const platform = { platform: true } as const;
const contracts = { contracts: true } as const;

const useOfSite = sampleResult('inspection.siteUse');

const lists: readonly List[] = [
  {
    at: '/customer/list',
    source: 'areas/customer/CustomerListScreen',
    call: 'customer.list',
    row: 'Morning Light Foods',
    filter: choice('客户类型', '商业', { clientType: 'business' }),
    sort: { by: '下次服务', asks: 'nextServiceDay' },
    open: link('Morning Light Foods', '/detailCustomer?id=customer-1'),
  },
  {
    at: '/workshop?customerId=customer-1',
    source: 'areas/workshop/WorkshopsScreen',
    call: 'workshop.list',
    row: 'Inner packing room',
    filter: choice('客户', 'Hesui Bakery', { customerId: 'customer-2' }),
    open: button('Inner packing room'),
  },
  {
    at: '/servicePage/undoneList',
    source: 'areas/task/plan/useTaskList',
    call: 'task.list',
    row: 'Morning Light Foods',
    filter: radios('状态', /^待签到/, { progress: 'pendingCheckIn' }),
    sort: { by: '服务编号', asks: 'number' },
    open: link('Morning Light Foods', '/servicePage/detail?id=task-1'),
  },
  {
    at: '/servicePage/completedList',
    source: 'areas/task/plan/useTaskList',
    call: 'task.list',
    row: 'Morning Light Foods',
    filter: choice('客户', 'Hesui Bakery', { customerId: 'customer-2' }),
    sort: { by: '服务编号', asks: 'number' },
    open: link('Morning Light Foods', '/servicePage/detail?id=task-1'),
  },
  {
    at: '/servicePage/serverReport',
    source: 'areas/report/ReportListScreen',
    call: 'report.list',
    row: 'Morning Light Foods',
    filter: choice('状态', '已驳回', { state: 'rejected' }),
    open: link('S-20260504-001', '/myEcharts?id=report-1'),
  },
  {
    at: '/servicePage/riskList',
    source: 'areas/risk/register/RiskRegisterScreen',
    call: 'risk.list',
    row: 'Morning Light Foods',
    filter: choice('严重程度', '较重', { severity: 'major' }),
    sort: { by: '已有', asks: 'foundAt' },
    open: link(/ Description$/, /risk=risk-1/),
  },
  {
    at: '/documents',
    source: 'areas/document/DocumentsPage',
    call: 'document.list',
    row: 'Title',
    filter: choice('类别', '服务资质', { kind: 'serviceQualification' }),
  },
  {
    at: '/inventory/list',
    source: 'areas/stock/StockScreen',
    call: 'stock.consumablesStock',
    row: 'Cockroach gel, 12 g',
    filter: choice('状态', '缺货', { status: 'out' }),
    sort: { by: '库存数量', asks: 'stock' },
    open: link('Cockroach gel, 12 g', /ledger=stock-1/),
  },
  {
    at: '/inventory/chemistry',
    source: 'areas/stock/StockScreen',
    call: 'stock.chemicalConsumables',
    row: 'Cockroach gel, 12 g',
    filter: choice('状态', '缺货', { status: 'out' }),
    sort: { by: '库存数量', asks: 'stock' },
    open: link('Cockroach gel, 12 g', /ledger=stock-1/),
  },
  {
    at: '/inventory/balance?kind=chemical',
    source: 'areas/stock/BalanceScreen',
    call: 'stock.balance',
    row: 'Cockroach gel, 12 g',
    search: false,
    filter: radios('汇总方式', '按登记证', { by: 'registration' }),
    paged: false,
    open: inRow(/入库 \+1，查看流水$/),
  },
  {
    at: '/inventory/balance?kind=chemical&by=site',
    source: 'areas/stock/BalanceScreen',
    call: 'inspection.siteUse',
    row: useOfSite.chemicals[0]?.name ?? '',
    search: false,
    filter: radios('按月', '上月', {
      from: expect.stringMatching(/-01$/),
      to: expect.stringMatching(/-(28|29|30|31)$/),
    }),
    paged: false,
  },
  {
    at: '/detailCustomer?id=customer-1&tab=use',
    source: 'areas/task/use/SiteUse',
    call: 'inspection.siteUse',
    row: useOfSite.chemicals[0]?.name ?? '',
    search: false,
    filter: radios('期间', '上月', {
      from: expect.stringMatching(/-01$/),
      to: expect.stringMatching(/-(28|29|30|31)$/),
    }),
    paged: false,
  },
  {
    at: '/device/list',
    source: 'areas/device-role/DeviceRolesScreen',
    call: 'deviceRole.list',
    row: 'Fly lamps',
    open: link('Fly lamps', '/deviceAdd?id=deviceRole-1'),
  },
  {
    at: '/system/account',
    source: 'areas/account/AccountsScreen',
    call: 'account.list',
    row: 'Wang Fang',
    filter: choice('状态', '停用', { state: 'disabled' }),
    // The name's column would take the room of the phone.
    open: { ...link('Wang Fang', /id=account-2/), inRowOnly: true },
  },
  {
    at: '/system/partner?id=embed-1',
    source: 'areas/embed/Deliveries',
    call: 'embed.webhookDeliveries',
    row: '服务已取消',
    search: false,
    filter: radios('状态', '失败', { state: 'failed' }),
  },
  ...(['unList', 'okList', 'errorList'] as const).map(
    (name): List => ({
      at: `/leave/${name}`,
      source: 'areas/leave/LeaveScreen',
      call: 'leave.list',
      row: 'Wang Fang',
      open: link('Wang Fang', /request=leave-2/),
    }),
  ),
  {
    at: '/contract/sealMange',
    source: 'areas/seal/SealsScreen',
    account: contracts,
    call: 'seal.list',
    row: 'Keyword',
    open: button('Title'),
  },
  {
    at: '/contract/contractMange',
    source: 'areas/contract/ContractsScreen',
    account: contracts,
    call: 'contract.approvedList',
    row: 'S-20260504-001',
    filter: radios('审核状态', '已通过', { state: 'approved' }),
    open: button('审核 S-20260504-001'),
  },
  ...(['unLog', 'okLog'] as const).map(
    (name): List => ({
      at: `/dewormingLog/${name}`,
      source: 'areas/pest-log/PestLogsScreen',
      call: 'pestLog.list',
      row: 'Morning Light Foods',
      open: link('Title', /log=pestLog-1/),
    }),
  ),
  {
    at: '/admin',
    source: 'areas/platform/ReviewTable',
    account: platform,
    call: 'platform.companies',
    row: 'Contact phone',
    filter: radios('审核状态', '未通过', { state: 'failed' }),
    open: button('审核Name'),
  },
  {
    at: '/admin?tab=customers',
    source: 'areas/platform/ReviewTable',
    account: platform,
    call: 'platform.customers',
    row: 'Credit code',
    filter: radios('审核状态', '未通过', { state: 'failed' }),
    open: button('审核Name'),
  },
  {
    at: '/admin?tab=orders',
    source: 'areas/platform/OrdersTab',
    account: platform,
    call: 'platform.orders',
    row: 'S-20260504-001',
    filter: radios('显示', '全部订单', { show: 'all' }),
    open: inRow('确认订单 S-20260504-001 到账'),
  },
  {
    at: '/admin?tab=audit',
    source: 'areas/platform/AuditTab',
    account: platform,
    call: 'platform.audit',
    row: '88 Kesheng Road',
    filter: choice('操作', '删除账号', { act: 'accountDeleted' }),
  },
  {
    at: '/admin?tab=contacts',
    source: 'areas/platform/ContactsTab',
    account: platform,
    call: 'platform.contactMessages',
    row: 'office@morninglight.example',
  },
  {
    at: '/admin?tab=outbox',
    source: 'areas/platform/OutboxTab',
    account: platform,
    call: 'platform.outbox',
    row: 'Recipient',
    filter: choice('类型', '邮件', { kind: 'mail' }),
  },
  {
    at: '/admin?tab=alarms',
    source: 'areas/platform/PaymentAlarmsTab',
    account: platform,
    call: 'platform.paymentAlarms',
    row: 'transaction-1',
    search: false,
  },
];

/** Every page of a list has the same rows: there are three pages of them. */
function answersOf({ call }: List): MockAnswers {
  const result: unknown = sampleResult(call);
  const answer = typeof result === 'object' && result !== null && 'total' in result ? { ...result, total: 45 } : result;
  return Object.fromEntries([[call, answer]]);
}

function open(list: List, at: string): RenderedPortal {
  return renderPortal(at, { account: list.account, answers: answersOf(list) });
}

const showsRows = ({ row }: List) => waitFor(() => expect(screen.getAllByText(row)[0]).toBeVisible());

async function openBeyondItsEnd(list: List): Promise<void> {
  const sample: object = Object(sampleResult(list.call));
  const pages = ({ request }: MockCall) =>
    Number(Object(request).page) > 3 ? { ...sample, items: [], total: 45 } : { ...sample, total: 45 };
  const portal = renderPortal(`${list.at}${list.at.includes('?') ? '&' : '?'}page=99`, {
    account: list.account,
    answers: Object.fromEntries([[list.call, pages]]),
  });
  await waitFor(() => expect(portal.address()).toMatch(/page=3$/));
  expect(await screen.findByText('第 3 / 3 页')).toBeVisible();
}

/** The list was asked for with all of this. */
const isAsked = ({ call }: List, { calls }: RenderedPortal, wanted: Asked) =>
  waitFor(() =>
    expect(calls.filter(({ name }) => name === call).map(({ request }) => request)).toContainEqual(
      expect.objectContaining(wanted),
    ),
  );

async function chooseIn({ user }: RenderedPortal, { of, name, choose }: Filter): Promise<void> {
  const control = await screen.findByRole(of, { name });
  if (of === 'radiogroup') await user.click(within(control).getByRole('radio', { name: choose }));
  else await user.selectOptions(control, await within(control).findByRole('option', { name: choose }));
}

/** What the list was asked for stands in its controls. */
async function showsAsked({ filter, search = true, sort, paged = true }: List): Promise<void> {
  if (filter) {
    const control = await screen.findByRole(filter.of, { name: filter.name });
    if (filter.of === 'radiogroup') expect(within(control).getByRole('radio', { name: filter.choose })).toBeChecked();
    else await waitFor(() => expect(control).toHaveDisplayValue(filter.choose));
  }
  if (search) expect(screen.getByRole('searchbox')).toHaveValue('gel');
  if (sort) expect(screen.getByRole('columnheader', { name: sort.by })).toHaveAttribute('aria-sort', 'ascending');
  if (paged) expect(screen.getByText(/第 2/)).toBeVisible();
}

describe('a list', () => {
  test.each(lists)('$at is narrowed, sorted and paged, and its address brings it back', async (list) => {
    const portal = open(list, list.at);
    const { user } = portal;
    await showsRows(list);
    let asked: Asked = {};
    const asks = async (part: Asked) => {
      asked = { ...asked, ...part };
      await isAsked(list, portal, asked);
    };
    if (list.filter) {
      await chooseIn(portal, list.filter);
      await asks(list.filter.asks);
    }
    if (list.search !== false) {
      await user.type(screen.getByRole('searchbox'), 'gel{Enter}');
      await asks({ search: 'gel' });
    }
    if (list.sort) {
      const header = await screen.findByRole('columnheader', { name: list.sort.by });
      await user.click(within(header).getByRole('button'));
      await asks({ sort: list.sort.asks, order: 'asc' });
    }
    if (list.paged !== false) {
      await user.click(await screen.findByRole('button', { name: '下一页' }));
      await asks({ page: 2 });
    }
    await showsRows(list);

    const at = portal.address();
    cleanup();
    const again = open(list, at);
    await showsRows(list);
    await isAsked(list, again, asked);
    expect(again.address()).toBe(at);
    await showsAsked(list);
    if (list.paged === false) return;
    // What is narrowed anew begins at its first page.
    const { sort } = list;
    if (sort) {
      await again.user.click(within(screen.getByRole('columnheader', { name: sort.by })).getByRole('button'));
      await isAsked(list, again, { ...asked, order: 'desc', page: 1 });
    } else if (list.search !== false) {
      await again.user.type(screen.getByRole('searchbox'), '1{Enter}');
      await isAsked(list, again, { ...asked, search: 'gel1', page: 1 });
    }
  });

  /** A month and a day without their year before them. */
  const yearless = /(?<![\d-])\d\d-\d\d(?![\d-])|(?<!\d)\d{1,2}月\d{1,2}日/;

  test.each(lists)('$at shows its last page for one beyond its end, each date as YYYY-MM-DD', async (list) => {
    // Of this year, and so without it wherever it may be left out.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T02:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    if (list.paged === false) open(list, list.at);
    else await openBeyondItsEnd(list);
    await showsRows(list);
    const table = screen.getAllByRole('table').map(({ textContent }) => textContent ?? '');
    expect(table.filter((text) => yearless.test(text))).toEqual([]);
  });

  const opening = lists.flatMap((list) => (list.open ? [{ ...list, open: list.open }] : []));
  test.each(opening)('$at opens a row, and back it is as it was', async (list) => {
    const start = list.paged === false ? list.at : `${list.at}${list.at.includes('?') ? '&' : '?'}page=2`;
    const portal = open(list, start);
    await showsRows(list);
    const { role, name, at, inRowOnly = false } = list.open;
    const [opener] = await screen.findAllByRole(role, { name });
    if (!opener) throw new Error('Nothing opens a row.');
    if (!inRowOnly) expect(opener.closest('tr')).toHaveAttribute('data-opens');
    await portal.user.click(opener);
    if (at === null) {
      expect(await screen.findByRole('dialog')).toBeVisible();
      return;
    }
    await waitFor(() => expect(portal.address()).toMatch(at));
    // A record over the list leaves the list as it is.
    if (at instanceof RegExp) expect(portal.address()).toContain(start);
    portal.back();
    await waitFor(() => expect(portal.address()).toBe(start));
    await showsRows(list);
  });

  test('of any screen that keeps it in its address is among these', () => {
    const sources = import.meta.glob<string>('../areas/**/*.tsx', { query: '?raw', import: 'default', eager: true });
    const keeping = Object.entries(sources).flatMap(([path, source]) =>
      /\buseListAddress\(/.test(source) && !path.includes('.test.') ? [path.replace(/^\.\.\/|\.tsx$/g, '')] : [],
    );
    expect(new Set(lists.map(({ source }) => source))).toEqual(new Set(keeping));
  });
});
