import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dayInZone, defaultTimeZone, type TaskSummary } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const today = dayInZone(new Date(), defaultTimeZone);
const sample = sampleResult('task.list');
const service = (id: string, customerName: string, over: Partial<TaskSummary> = {}): TaskSummary => {
  const [first] = sample.items;
  if (!first) throw new Error('The list has a sample.');
  const staff = [{ id: 'account-3', name: 'Li Qiang' }];
  return {
    ...first,
    staff,
    state: 'allocated',
    plannedDay: today,
    returnReason: '',
    reportId: null,
    id,
    customerName,
    plannedAt: `${today}T03:00:00.000Z`,
    ...over,
  };
};
const listOf = (items: readonly TaskSummary[]) => ({ ...sample, items: [...items], total: items.length });
const site = { contactName: '陈经理', phone: '13900000045', place: null };
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('link', { name })).closest('article');
  if (!card) throw new Error('A service stands on a card.');
  return within(card);
};

test('a technician finds the day: each service with the way there, whom to call, and one act', async () => {
  const colleagues = service('t4', '锦绣', { staff: [{ id: 'you', name: '王磊' }] });
  const tomorrow = service('t3', '华庭', { plannedDay: addDays(today, 1) });
  const { user, calls, address } = renderPortal('/home', {
    as: 'technician',
    answers: {
      'task.list': listOf([service('t1', '禾穗'), service('t2', '味佳'), tomorrow, colleagues]),
      'task.details': { ...sampleResult('task.details'), site },
      'home.needs': { count: 0, needs: [] },
    },
  });
  const first = await cardOf('禾穗');
  expect(await first.findByRole('link', { name: '致电 陈经理 139 0000 0045' })).toHaveAttribute(
    'href',
    'tel:13900000045',
  );
  expect(first.getByRole('link', { name: /^导航到/ })).toBeVisible();
  expect(first.getByRole('button', { name: '下载到手机' })).toBeVisible();
  const ahead = await cardOf('华庭');
  expect(ahead.queryByRole('button', { name: '签到' })).not.toBeInTheDocument();
  expect(ahead.getByRole('button', { name: '查看' })).toBeVisible();
  expect(screen.queryByText('锦绣')).not.toBeInTheDocument();
  // Of the office's figures nothing is asked.
  expect(calls.map(({ name }) => name)).not.toContain('home.outlook');

  await user.click(first.getByRole('button', { name: '签到' }));
  await waitFor(() => expect(address()).toBe('/servicePage/inspect?id=t1'));
  expect(calls.filter(({ name }) => name === 'task.checkIn')).toHaveLength(1);
});

test('what was missed or not handed in stands below the day', async () => {
  const blank = { taskId: null, detail: '', person: '', day: null, variant: 'own' } as const;
  renderPortal('/home', {
    as: 'technician',
    answers: {
      'task.list': listOf([service('t1', '禾穗')]),
      'home.needs': {
        count: 2,
        needs: [
          { ...blank, kind: 'notArrived', id: 't1', subject: '禾穗', at: `${today}T03:00:00.000Z` },
          { ...blank, kind: 'notArrived', id: 't0', subject: '昨天的', at: '2026-05-04T03:00:00.000Z' },
        ],
      },
    },
  });
  const waiting = await screen.findByRole('region', { name: '需要您处理' });
  expect(
    within(waiting)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['查看: 昨天的']);
});

test('a service whose parts do not all come is not called downloaded, and says so', async () => {
  const { user } = renderPortal('/home', {
    as: 'technician',
    answers: {
      'task.list': listOf([service('t1', '禾穗')]),
      'inspection.chemicals': refusal('general.systemError'),
      'home.needs': { count: 0, needs: [] },
    },
  });
  const card = await cardOf('禾穗');
  await user.click(card.getByRole('button', { name: '下载到手机' }));
  expect(await card.findByRole('alert')).toHaveTextContent('没有下载完整');
  expect(card.getByRole('button', { name: '下载到手机' })).toBeEnabled();
});
