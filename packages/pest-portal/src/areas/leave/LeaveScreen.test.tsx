import { screen, within } from '@testing-library/react';
import type { LeaveRequest } from 'pest-sdk';
import { type MockAnswers, refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const request: LeaveRequest = {
  id: 'leave-1',
  accountId: 'account-2',
  accountName: '李强',
  reason: '陪同家人就医',
  startAt: '2026-05-11T01:00:00.000Z',
  endAt: '2026-05-11T10:00:00.000Z',
  state: 'underReview',
  refusalReason: '',
  appliedAt: '2026-05-04T01:00:00.000Z',
  reviewedAt: null,
  reviewedBy: null,
  own: false,
};
const page = (items: LeaveRequest[]) => ({ items, total: items.length, page: 1, limit: 20 });

async function openReview(answers: MockAnswers) {
  const { user } = renderPortal('/leave/unList', { answers: { 'leave.list': page([request]), ...answers } });
  await user.click(await screen.findByRole('button', { name: '审批 李强 的请假' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('the approver sees the services planned then and who is away, and a refusal needs a reason', async () => {
  const { user, dialog } = await openReview({
    'leave.conflicts': {
      services: [
        { id: 'task-1', number: 'S20260511-001', customerName: '禾穗', plannedAt: '2026-05-11T02:00:00.000Z' },
      ],
      away: [
        { id: 'leave-2', accountName: '王磊', startAt: request.startAt, endAt: request.endAt, state: 'underReview' },
      ],
    },
  });
  expect(await dialog.findByRole('link', { name: /S20260511-001/ })).toBeVisible();
  expect(dialog.getByText(/王磊（待审批）/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '拒绝…' }));
  await user.click(dialog.getByRole('button', { name: '拒绝' }));
  expect(dialog.getByRole('textbox', { name: /拒绝原因/ })).toHaveAttribute('aria-invalid', 'true');
});

test('a request that somebody else has reviewed meanwhile says so', async () => {
  const { user, dialog } = await openReview({
    'leave.conflicts': { services: [], away: [] },
    'leave.audit': refusal('review.alreadyDone'),
  });
  await user.click(dialog.getByRole('button', { name: '同意' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/审核/);
});

test('an end before the start is said beside the end, and what was typed stays', async () => {
  const { user } = renderPortal('/leave/unList', { answers: { 'leave.list': page([]) } });
  await user.click(await screen.findByRole('button', { name: '申请请假' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/结束时间/));
  await user.type(dialog.getByLabelText(/结束时间/), '08:00');
  await user.type(dialog.getByRole('textbox', { name: /事由/ }), '婚假');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  await expect.poll(() => dialog.getByLabelText(/结束日期/).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByRole('textbox', { name: /事由/ })).toHaveValue('婚假');
});

test('a request opens from its row with all that was said of it', async () => {
  const refused: LeaveRequest = {
    ...request,
    state: 'refused',
    refusalReason: '当天有审核',
    reviewedAt: '2026-05-05T01:00:00.000Z',
    reviewedBy: '赵敏',
  };
  const { user, address } = renderPortal('/leave/errorList', { answers: { 'leave.list': page([refused]) } });
  await user.click(await screen.findByRole('link', { name: '李强' }));
  const dialog = within(await screen.findByRole('dialog', { name: '李强 的请假' }));
  expect(dialog.getByText('陪同家人就医')).toBeVisible();
  expect(dialog.getByText('当天有审核')).toBeVisible();
  expect(dialog.getByText(/赵敏/)).toBeVisible();
  expect(address()).toBe('/leave/errorList?request=leave-1');
});
