import { screen } from '@testing-library/react';
import { type MockAnswers, refusal } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import type { FreePath } from '../base/page-queries';
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
