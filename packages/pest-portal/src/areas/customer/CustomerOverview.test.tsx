import { screen, waitFor, within } from '@testing-library/react';
import { type CustomerDetails, dayInZone, defaultTimeZone } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';
import { daysOf } from '../task/use/use-days';

const sample = sampleResult('customer.details');
const fresh: CustomerDetails = {
  ...sample,
  floorPlanCount: 0,
  deviceCount: 0,
  loginId: null,
  lastServiceDay: null,
  nextServiceDay: null,
};
const none = { items: [], total: 0, page: 1, limit: 10 };
const at = (tab?: string) => `/detailCustomer?id=${sample.id}${tab ? `&tab=${tab}` : ''}`;

test('a new customer is led on: plan, devices, login, first service, until all of them are there', async () => {
  const { user } = renderPortal(at(), { answers: { 'customer.details': fresh } });
  const steps = within(await screen.findByRole('region', { name: '让这家客户可以开始服务' }));
  const site = `customerId=${sample.id}`;
  expect(steps.getByRole('link', { name: '上传平面图' })).toHaveAttribute('href', `/imgCustomer?${site}&upload=new`);
  expect(steps.getByRole('link', { name: '添加设备' })).toHaveAttribute('href', at('devices'));
  expect(steps.getByRole('link', { name: '安排服务' })).toHaveAttribute('href', `/servicePage/newAdd?${site}`);
  expect(steps.getByText('已完成 0 / 4')).toBeVisible();
  await user.click(steps.getByRole('button', { name: '开通账号' }));
  expect(await screen.findByRole('dialog', { name: /开通登录账号/ })).toBeVisible();
});

test('a step that is made is ticked, and the next one stands out', async () => {
  renderPortal(at(), { answers: { 'customer.details': { ...fresh, floorPlanCount: 1 } } });
  const steps = within(await screen.findByRole('region', { name: '让这家客户可以开始服务' }));
  expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('添加设备');
  expect(steps.getByRole('link', { name: '添加设备' })).toHaveAttribute('href', `/img?customerId=${sample.id}`);
});

test('a customer that is served shows what waits, with the figures of the lists that they open', async () => {
  const { calls } = renderPortal(at(), {
    answers: {
      'customer.details': { ...sample, lastServiceDay: '2026-05-01' },
      'task.counts': { unallocated: 2, pendingCheckIn: 0, checkedIn: 0, notSubmitted: 0, handedIn: 1 },
      'risk.counts': { open: 4, overdue: 3, awaitingVerification: 0, verified: 0 },
      'task.list': none,
      'report.list': none,
    },
  });
  const part = await screen.findByRole('region', { name: '需要处理' });
  await waitFor(() => expect(within(part).getAllByRole('link')).toHaveLength(3));
  expect(
    within(part)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['3 项风险已逾期', `/servicePage/riskList?customerId=${sample.id}&view=overdue`],
    ['2 次服务未安排人员', `/servicePage/undoneList?customerId=${sample.id}&state=unallocated`],
    ['1 次服务待审核', `/servicePage/undoneList?customerId=${sample.id}&state=pendingReview`],
  ]);
  expect(
    within(screen.getByRole('region', { name: '下次服务' })).getByRole('link', { name: '安排服务' }),
  ).toBeVisible();
  expect(screen.queryByText('让这家客户可以开始服务')).toBeNull();
  expect(calls.filter(({ name }) => name === 'risk.counts').map(({ request }) => request)).toEqual([
    { customerId: sample.id },
  ]);
});

test.each([
  ['plans', '上传平面图'],
  ['workshops', '添加车间'],
  ['services', '安排服务'],
  ['risks', '安排服务'],
  ['reports', '查看已完成服务'],
  ['devices', '在平面图上添加设备'],
])('the tab %s without anything says what brings it', async (tab, act) => {
  renderPortal(at(tab), {
    answers: {
      'customer.details': fresh,
      'floorPlan.list': [],
      'workshop.list': none,
      'task.list': none,
      'risk.list': none,
      'report.list': none,
      'device.list': [],
    },
  });
  expect(await screen.findByRole('link', { name: act })).toBeVisible();
});

test('what was used last month is one press away', async () => {
  const { from, to } = daysOf('lastMonth', dayInZone(new Date(), defaultTimeZone));
  const { calls } = renderPortal(at(), {
    answers: { 'inspection.siteUse': { services: [], chemicals: [], supplies: [] } },
  });
  const figure = await screen.findByRole('link', { name: /上月使用的药剂和耗材/ });
  expect(figure).toHaveAttribute('href', `${at('use')}&from=${from}&to=${to}`);
  await waitFor(() => expect(figure).toHaveTextContent('0'));
  expect(calls.find(({ name }) => name === 'inspection.siteUse')?.request).toEqual({ customerId: sample.id, from, to });
});
