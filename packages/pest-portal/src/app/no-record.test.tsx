import { screen, waitFor, within } from '@testing-library/react';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import type { FreePath, QueryName } from '../base/page-queries';
import type { RoutePath } from '../base/pages';
import { renderPortal } from '../testing/render-portal';

const ofOrders = { row: 'order.details', back: '/personalCenter' } as const;

/** Pages of one record; a new one does not compile before it stands here. */
const ofOneRecord = {
  '/payment': ofOrders,
  '/payFail': ofOrders,
  '/orderStateUnpaid': ofOrders,
  '/orderStateCompleted': ofOrders,
  '/orderStateClosed': ofOrders,
  '/writerInvoice': ofOrders,
  '/downloadContract': ofOrders,
  '/downloadContract1': ofOrders,
  '/detailCustomer': { row: 'customer.details', back: '/customer/list' },
  '/deviceLabels': { row: 'customer.details', back: '/customer/list', name: 'customerId' },
  '/servicePage/detail': { row: 'task.details', back: '/servicePage/undoneList' },
  '/servicePage/inspect': { row: 'task.details', back: '/servicePage/undoneList' },
  '/myEcharts': { row: 'report.detail', back: '/servicePage/serverReport' },
  '/serverEcharts': { row: 'report.detail', back: '/servicePage/serverReport' },
  '/system/partner': { row: 'embed.webhooks', back: '/system/partners' },
} as const satisfies Record<Exclude<RoutePath, FreePath>, RecordPage>;

/** Forms that change a record, and pages that show a chosen one: without a word they make one, or show the first. */
const ofOneIfNamed = {
  '/createCustomer': { row: 'customer.details', back: '/customer/list' },
  '/servicePage/newAdd': { row: 'task.details', back: '/servicePage/undoneList' },
  '/servicePage/questionAdd': { row: 'template.details', back: '/servicePage/questionList' },
  '/deviceAdd': { row: 'deviceRole.details', back: '/device/list' },
  '/imgCustomer': { back: '/imgCustomer', name: 'customerId' },
  '/img': { back: '/imgCustomer', name: 'floorPlanId' },
  '/imgHeat': { back: '/imgCustomer', name: 'floorPlanId' },
  '/workshop': { back: '/workshop', name: 'customerId' },
} as const satisfies Partial<Record<FreePath, RecordPage>>;

/** Whether a word of an address names a record; a new one does not compile before it stands here. */
const namesARecord = {
  ...{ id: true, customerId: true, floorPlanId: true, deviceId: true, device: true, plan: true, risk: true, log: true },
  ...{ request: true, review: true, replenish: true, ledger: true, before: true, after: true },
  ...{ page: false, limit: false, sort: false, order: false, search: false, status: false, expiry: false },
  ...{ categoryId: false, state: false, from: false, to: false, login: false, mode: false, redirect: false },
  ...{ lang: false, years: false, method: false, caughtFrom: false, caughtTo: false, caughtGroup: false },
  ...{ clientType: false, view: false, tab: false, range: false, kind: false, severity: false, list: false },
  ...{ assignedTo: false, foundFrom: false, foundTo: false, step: false, day: false, by: false, staffKind: false },
  ...{ show: false, act: false, against: false, code: false, iss: false, error: false, upload: false },
} as const satisfies Record<QueryName, boolean>;

type NameOfRecord = { [Name in QueryName]: (typeof namesARecord)[Name] extends true ? Name : never }[QueryName];
/** Every page with each word of its address that names a record. */
type Named = {
  [Path in RoutePath]: `${Path}?${Extract<QueryName<Path>, NameOfRecord>}`;
}[RoutePath];
type OfItsOwnPage = `${keyof typeof ofOneRecord | keyof typeof ofOneIfNamed}?id`;

interface NamedBeside {
  /** The rest of the address, where the page needs it. */
  readonly rest?: string;
  readonly answers?: MockAnswers;
  readonly as?: 'customer';
  /** Where it is said, if not in words of the page: the filter shows it. */
  readonly filter?: string;
}

const notFound = refusal('general.notFound');
const filtered = (row: keyof MockAnswers | null, filter: string): NamedBeside => ({
  filter,
  answers: {
    'customer.allList': [{ id: 'site-1', name: '东篱酒店' }],
    ...(row && { [row]: refusal('general.invalidParameter') }),
  },
});
const onSheet: MockAnswers = {
  'task.details': { ...sampleResult('task.details'), id: 'task-1', state: 'checkedIn', inspection: 'devices' },
};

/** Records that a page shows beside, over or within what it is for: what else it shows stays. */
const beside: Readonly<Record<Exclude<Named, OfItsOwnPage>, NamedBeside>> = {
  '/confirmOrder?plan': { answers: { 'order.list': { ...sampleResult('order.list'), items: [], total: 0 } } },
  '/deviceLabels?customerId': { answers: { 'customer.details': notFound } },
  '/imgCustomer?customerId': {},
  '/img?customerId': {},
  '/img?floorPlanId': {},
  '/img?deviceId': {},
  '/imgHeat?customerId': {},
  '/imgHeat?floorPlanId': {},
  '/workshop?customerId': {},
  '/home?device': { as: 'customer' },
  '/detailCustomer?device': { rest: 'id=customer-1&tab=devices' },
  '/servicePage/undoneList?customerId': filtered('task.list', '客户'),
  '/servicePage/completedList?customerId': filtered('task.list', '客户'),
  '/servicePage/serverReport?customerId': filtered('report.list', '客户'),
  '/servicePage/riskList?customerId': filtered('risk.list', '客户'),
  '/servicePage/riskList?risk': { answers: { 'risk.details': notFound } },
  '/servicePage/compareReports?before': { rest: 'after=report-1', answers: { 'report.detail': notFound } },
  '/servicePage/compareReports?after': { answers: { 'report.detail': notFound } },
  '/servicePage/newAdd?customerId': {},
  '/servicePage/inspect?device': { rest: 'id=task-1', answers: onSheet },
  '/servicePage/inspect?plan': { rest: 'id=task-1', answers: onSheet },
  '/shiftManagement/list?customerId': filtered(null, '客户'),
  '/inventory/list?ledger': {},
  '/inventory/list?replenish': {},
  '/inventory/chemistry?ledger': {},
  '/inventory/chemistry?replenish': {},
  '/system/account?id': { answers: { 'account.details': refusal('account.notFound') } },
  '/leave/unList?request': {},
  '/leave/unList?review': {},
  '/leave/okList?request': {},
  '/leave/okList?review': {},
  '/leave/errorList?request': {},
  '/leave/errorList?review': {},
  '/dewormingLog/unLog?log': { answers: { 'pestLog.details': notFound } },
  '/dewormingLog/okLog?log': { answers: { 'pestLog.details': notFound } },
};

interface RecordPage {
  /** What refuses to answer; the others look in a list that they have. */
  readonly row?: keyof MockAnswers | undefined;
  readonly back: FreePath;
  readonly name?: string | undefined;
}

const always: readonly [string, RecordPage][] = Object.entries<RecordPage>(ofOneRecord);
const pages = [...always, ...Object.entries<RecordPage>(ofOneIfNamed)];
const nothing = /没有找到/;

async function saysSo(at: string, { row, back }: RecordPage) {
  renderPortal(at, row && { answers: { [row]: refusal('general.notFound') } });
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  const ways = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === back);
  expect(ways.length).toBeGreaterThan(0);
}

describe('a link to a record that is not there, or not for the reader', () => {
  test.each(pages)('is said at %s, with the way back', async (path, page) => {
    await saysSo(`${path}?${page.name ?? 'id'}=zzz`, page);
  });
});

test('a link to a plan that is not there names no site in its place', async () => {
  renderPortal('/img?floorPlanId=zzz', { answers: { 'customer.allList': [{ id: 'site-1', name: '东篱酒店' }] } });
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(screen.queryByText('东篱酒店')).toBeNull();
});

describe('a link that names no record', () => {
  test.each(always)('is said at %s, with the way back', async (path, page) => {
    await saysSo(path, page);
  });
});

describe('a word of an address that names a record which is not there', () => {
  const cases = Object.entries<NamedBeside>(beside);
  test.each(cases)('is said at %s, with a way on', async (named, { rest = '', answers, as, filter }) => {
    const { user, address } = renderPortal(`${named}=zzz&${rest}`, { as, answers });
    if (filter !== undefined) {
      const select = await screen.findByRole('combobox', { name: new RegExp(filter) });
      await waitFor(() => expect(within(select).getByRole('option', { selected: true })).toHaveTextContent(nothing));
      await user.selectOptions(select, '');
      expect(address()).not.toContain('zzz');
    } else {
      await waitFor(() => expect(screen.getAllByText(/没有找到|不存在/)[0]).toBeVisible());
    }
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});
