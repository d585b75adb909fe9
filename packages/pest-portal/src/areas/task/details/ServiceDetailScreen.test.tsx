import { screen, within } from '@testing-library/react';
import { addDays, dayInZone, defaultTimeZone, type TaskDetails } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { type RenderOptions, renderPortal } from '../../../testing/render-portal';

const path = '/servicePage/detail?id=task-1';
const today = dayInZone(new Date(), defaultTimeZone);

function service(change: Partial<TaskDetails>): TaskDetails {
  const staff = [{ id: 'account-3', name: 'Li Qiang' }];
  const nothingYet = { checkedIn: null, submitted: null, reviewed: null, reportId: null, returnReason: '' };
  const planned = { plannedDay: today, reportState: 'notGenerated', staff } as const;
  return { ...sampleResult('task.details'), ...nothingYet, ...planned, ...change };
}

/** Labels of the steps that the page's head offers. */
async function stepsOf(as: RenderOptions['as'], change: Partial<TaskDetails>): Promise<string[]> {
  const details = service(change);
  renderPortal(path, { as, answers: { 'task.details': details } });
  await screen.findByRole('heading', { level: 1, name: details.customerName });
  const steps = ['签到', '执行检查', '提交', '审核', '分配人员', '编辑', '生成报告', '查看报告', '删除'];
  return [...document.querySelectorAll('[data-pest="toolbar"] button')]
    .map((button) => button.textContent ?? '')
    .filter((label) => steps.includes(label));
}

describe('steps of a service', () => {
  test.each([
    { state: 'allocated', as: 'administrator', steps: ['删除', '编辑', '分配人员', '签到'] },
    { state: 'allocated', as: 'technician', steps: ['签到'] },
    { state: 'allocated', as: 'customer', steps: [] },
    { state: 'checkedIn', as: 'technician', steps: ['提交', '执行检查'] },
    { state: 'checkedIn', as: 'customer', steps: [] },
    { state: 'pendingReview', as: 'administrator', steps: [] },
    { state: 'pendingReview', as: 'technician', steps: [] },
    { state: 'reviewed', as: 'administrator', steps: ['生成报告'] },
  ] as const)('$state, for the $as: $steps', async ({ state, as, steps }) => {
    expect(await stepsOf(as, { state })).toEqual(steps);
  });
});

test('who has no act reads when it is and what for all the same', async () => {
  renderPortal(path, {
    as: 'customer',
    answers: { 'task.details': service({ state: 'allocated', description: '走西门' }) },
  });
  const overview = within(await screen.findByRole('tabpanel'));
  expect(overview.getByText('计划时间')).toBeVisible();
  expect(overview.getByText('走西门')).toBeVisible();
});

test.each([
  [-1, /已过，没有签到/],
  [1, /当天才能签到/],
] as const)('a service %i days from today takes no check-in, and says why', async (days, words) => {
  const steps = await stepsOf('technician', { state: 'allocated', plannedDay: addDays(today, days) });
  expect(steps).toEqual([]);
  expect(screen.getByText(words)).toBeVisible();
});

test('whoever assigns a service can call each of its people', async () => {
  const staff = [{ id: 'account-3', name: 'Li Qiang', phone: '13900000003' }];
  renderPortal(`${path}&step=assign`, {
    answers: {
      'task.details': service({ state: 'allocated' }),
      'schedule.board': { ...sampleResult('schedule.board'), staff },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: '分配服务人员' }));
  expect(await dialog.findByRole('link', { name: '139 0000 0003' })).toHaveAttribute('href', 'tel:13900000003');
});

test.each([
  ['', 'reviewed', '&list=completed', '已完成服务'],
  ['&list=completed', 'reviewed', '&list=completed', '已完成服务'],
  ['&list=completed', 'allocated', '', '未完成服务'],
] as const)(
  'reached by “%s”, a service that is %s leads back to its own list, tab by tab',
  async (from, state, list, words) => {
    const { user, address } = renderPortal(`${path}${from}`, { answers: { 'task.details': service({ state }) } });
    await user.click(await screen.findByRole('tab', { name: /^设备/ }));
    expect(address()).toBe(`${path}${list}&tab=devices`);
    const way = within(screen.getByRole('navigation', { name: '当前位置' }));
    expect(way.getByRole('link', { name: words })).toBeVisible();
  },
);

test('a service that cannot be had now says so, with a way to ask again', async () => {
  const { user, answer } = renderPortal(path, { answers: { 'task.details': refusal('general.systemError') } });
  const again = await screen.findByRole('button', { name: '重试' });
  answer();
  await user.click(again);
  expect(await screen.findByRole('tablist')).toBeVisible();
});
