import { screen, waitFor, within } from '@testing-library/react';
import type { TaskDetails } from 'pest-sdk';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { type RenderOptions, renderPortal } from '../../../testing/render-portal';
import { emptyCheck, sheetRow } from '../sheet-rows.fixture';

const waiting: TaskDetails = {
  ...sampleResult('task.details'),
  id: 'task-1',
  state: 'pendingReview',
  inspection: 'devices',
  devicesDue: 2,
  devicesChecked: 2,
  devicesNotReached: 0,
  reviewed: null,
  reportId: null,
  reportState: 'notGenerated',
  returnReason: '',
};
const [row] = sampleResult('task.list').items;
const queue = ['task-1', 'task-2'].flatMap((id) => (row ? [{ ...row, id }] : []));
const rows = [
  sheetRow({ deviceId: 'd1', code: 'SB-0001', check: { ...emptyCheck('inaccessible'), reason: '门已上锁' } }),
  sheetRow({ deviceId: 'd2', code: 'SB-0002', check: emptyCheck() }),
];

function review({ answers, as }: { answers?: MockAnswers; as?: RenderOptions['as'] } = {}) {
  return renderPortal('/servicePage/detail?id=task-1', {
    as,
    answers: {
      'task.details': waiting,
      'task.history': [],
      'task.list': { ...sampleResult('task.list'), items: queue, total: 2 },
      'inspection.sheet': { taskId: 'task-1', rows, templates: [] },
      'inspection.chemicalUses': [],
      'risk.list': { ...sampleResult('risk.list'), items: [], total: 0 },
      ...answers,
    },
  });
}

const panel = () => screen.findByRole('complementary', { name: '审核这次服务' });

test('the reviewer begins with what stands out; approving brings the report and the next one', async () => {
  const { user, calls, answer, address } = review();
  const first = await screen.findByRole('region', { name: /先看这些/ });
  expect(within(first).getAllByRole('listitem')).toHaveLength(1);
  expect(first).toHaveTextContent('SB-0001');
  expect(first).toHaveTextContent('原因：门已上锁');
  expect(await panel()).toHaveTextContent('1 台没有检查，已写明原因');
  const reviewed = { ...waiting, state: 'reviewed', reportId: 'report-1', reportState: 'pendingReview' } as const;
  answer({
    'task.details': reviewed,
    'task.history': [],
    'task.list': { ...sampleResult('task.list'), items: queue.slice(1), total: 1 },
    'inspection.sheet': { taskId: 'task-1', rows, templates: [] },
    'inspection.chemicalUses': [],
  });
  await user.dblClick(within(await panel()).getByRole('button', { name: '审核通过' }));
  await waitFor(async () => expect(within(await panel()).getByRole('button', { name: '打开报告' })).toBeVisible());
  const sent = calls.filter(({ name }) => name === 'task.review' || name === 'task.generateReport');
  expect(sent.map(({ name }) => name)).toEqual(['task.review', 'task.generateReport']);
  await user.click(within(await panel()).getByRole('button', { name: '下一个待审核' }));
  expect(address()).toBe('/servicePage/detail?id=task-2&tab=review');
});

test('a report that comes with the approval is not offered meanwhile', async () => {
  const { user, calls, answer } = review();
  const approve = await within(await panel()).findByRole('button', { name: '审核通过' });
  let go: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    go = resolve;
  });
  answer({
    'task.details': { ...waiting, state: 'reviewed' },
    'task.history': [],
    // What is asked anew after the review, and comes after the service itself.
    'inspection.sheet': async () => {
      await slow;
      return { taskId: 'task-1', rows, templates: [] };
    },
    'inspection.chemicalUses': [],
  });
  await user.click(approve);
  expect(await within(await panel()).findByRole('button', { name: /生成服务报告/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(calls.some(({ name }) => name === 'task.generateReport')).toBe(false);
  go();
  await expect.poll(() => calls.filter(({ name }) => name === 'task.generateReport')).toHaveLength(1);
});

test('sending back asks for the reason in place, and sends nothing without one', async () => {
  const { user, calls } = review();
  await user.click(within(await panel()).getByRole('button', { name: '退回修改' }));
  const reason = within(await panel()).getByRole('textbox', { name: /退回原因/ });
  expect(reason).toHaveFocus();
  await user.click(within(await panel()).getByRole('button', { name: '退回' }));
  expect(reason).toBeInvalid();
  expect(calls.some(({ name }) => name === 'task.review')).toBe(false);
  await user.type(reason, '请补照片');
  await user.click(within(await panel()).getByRole('button', { name: '退回' }));
  await waitFor(() => {
    const sent = calls.find(({ name }) => name === 'task.review');
    expect(sent?.request).toEqual({ id: 'task-1', outcome: 'return', reason: '请补照片' });
  });
});

test('a device that is neither checked nor explained stands in the way of approving', async () => {
  const unexplained = [sheetRow({ check: { ...emptyCheck('inaccessible'), reason: '' } })];
  review({ answers: { 'inspection.sheet': { taskId: 'task-1', rows: unexplained, templates: [] } } });
  expect(within(await panel()).getByRole('button', { name: '审核通过' })).toBeDisabled();
  expect(within(await panel()).getByRole('button', { name: '退回修改' })).toBeEnabled();
});

test('whoever reviewed it first is not overruled', async () => {
  const { user } = review({ answers: { 'task.review': refusal('review.alreadyDone') } });
  await user.click(within(await panel()).getByRole('button', { name: '审核通过' }));
  expect(await screen.findByRole('dialog', { name: '审核已经完成' })).toBeVisible();
});

test('a customer and the technician have no review', async () => {
  review({ as: 'technician' });
  await screen.findByRole('tab', { name: /概况/ });
  expect(screen.queryByRole('tab', { name: '审核' })).not.toBeInTheDocument();
});

test.each([
  ['2026-05-04T03:00:00.000Z', /1 小时.*与预计一致/],
  ['2026-05-04T03:20:00.000Z', /1 小时 20 分.*比预计多 20 分/],
  ['2026-05-04T02:30:00.000Z', /30 分.*比预计少 30 分/],
])('the time on site until %s is said beside what such a visit takes', async (at, words) => {
  review({
    answers: {
      'task.details': {
        ...waiting,
        checkedIn: { accountName: 'Li Qiang', at: '2026-05-04T02:00:00.000Z', receivedAt: '2026-05-04T02:00:00.000Z' },
        submitted: { accountName: 'Li Qiang', at, receivedAt: at },
      },
    },
  });
  expect(await screen.findByRole('region', { name: '在场时间' })).toHaveTextContent(words);
});
