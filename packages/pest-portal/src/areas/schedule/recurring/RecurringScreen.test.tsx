import { screen, within } from '@testing-library/react';
import { addDays, dayInZone, type RecurringService } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

const today = dayInZone(new Date(), 'Asia/Shanghai');
const upcoming = (day: string, alone = false) => ({ id: day, day, plannedAt: `${day}T01:00:00.000Z`, alone });

const kitchen: RecurringService = {
  id: 'r1',
  customerId: 'customer-1',
  customerName: '临江大酒店',
  workshops: [],
  places: ['indoor'],
  inspection: 'devices',
  description: '厨房',
  staff: [{ id: 'li', name: '李强' }],
  pattern: { kind: 'weekly', every: 2, weekdays: [1, 4] },
  time: '09:30',
  startDay: addDays(today, -60),
  endDay: null,
  pauses: [{ from: addDays(today, 40), to: addDays(today, 50) }],
  upcoming: [upcoming(addDays(today, 2)), upcoming(addDays(today, 9), true), upcoming(addDays(today, 30))],
};

function openScreen() {
  return renderPortal('/shiftManagement/recurring', { answers: { 'schedule.recurring': [kitchen] } });
}

test('a rhythm reads as people say it, and leads to what comes next', async () => {
  openScreen();
  expect(await screen.findByText('每 2 周的周一、周四 09:30')).toBeVisible();
  expect(screen.getByText(/暂停/)).toHaveTextContent(`${addDays(today, 40)} 至 ${addDays(today, 50)}`);
  expect(screen.getByRole('link', { name: new RegExp(addDays(today, 2)) })).toBeVisible();
});

test('pausing says first what goes, and asks for days in order', async () => {
  const { user, calls } = openScreen();
  await user.click(await screen.findByRole('button', { name: '临江大酒店的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '暂停', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1 次还没开始的服务会被删除/)).toBeVisible();
  const to = dialog.getByLabelText(/到/);
  await user.clear(to);
  await user.type(to, addDays(today, -1));
  await user.click(dialog.getByRole('button', { name: '暂停' }));
  expect(await dialog.findByText('不能早于开始日期')).toBeVisible();
  await user.clear(to);
  await user.type(to, addDays(today, 10));
  expect(dialog.getByText(/2 次还没开始的服务会被删除。 其中 1 次单独改过/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '暂停' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'schedule.pauseRecurring')?.request)
    .toEqual({ id: 'r1', from: today, to: addDays(today, 10) });
});

test('a new one needs a customer and a day of the week', async () => {
  const { user, calls } = openScreen();
  await user.click(await screen.findByRole('button', { name: '新建周期服务' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const box of dialog.getAllByRole('checkbox', { name: /^周/, checked: true })) await user.click(box);
  await user.click(dialog.getByRole('button', { name: '创建周期服务' }));
  expect(await dialog.findByText('请至少选择一天')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /客户/ })).toHaveAttribute('aria-invalid', 'true');
  expect(calls.some(({ name }) => name === 'schedule.addRecurring')).toBe(false);
});

test('the dates are shown before it is saved, each with what is in its way', async () => {
  const busy = {
    ...sampleResult('schedule.board'),
    staff: [{ id: 'li', name: '李强' }],
    services: [],
    leave: [
      {
        id: 'leave-1',
        accountId: 'li',
        startAt: `${addDays(today, 6)}T16:00:00.000Z`,
        endAt: `${addDays(today, 7)}T16:00:00.000Z`,
        state: 'approved' as const,
      },
    ],
  };
  const { user } = renderPortal('/shiftManagement/recurring', {
    answers: { 'schedule.recurring': [], 'schedule.board': busy },
  });
  await user.click(await screen.findByRole('button', { name: '新建周期服务' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: '李强' }));
  const dates = within(await dialog.findByRole('region', { name: /先看日期/ })).getAllByRole('listitem');
  expect(dates).toHaveLength(6);
  expect(dates[0]).toHaveTextContent('不冲突');
  expect(dates[1]).toHaveTextContent('李强 请假');
});
