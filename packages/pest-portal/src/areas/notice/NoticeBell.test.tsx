import { screen, waitFor, within } from '@testing-library/react';
import type { Notice } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const returned: Notice = {
  id: 'notice-1',
  kind: 'taskReturned',
  facts: { number: 'S20261122-001', customer: '临江大酒店', reason: '缺少照片' },
  recordId: 'task-1',
  at: '2026-05-04T02:00:00.000Z',
  readAt: null,
};
const leave: Notice = {
  ...returned,
  id: 'notice-2',
  kind: 'leaveApproved',
  facts: { from: returned.at, to: returned.at },
};
const page = (items: Notice[]) => ({ items, total: items.length, page: 1, limit: 20 });

async function open(answers = {}) {
  const portal = renderPortal('/leave/unList', {
    as: 'technician',
    answers: {
      'notice.unread': { count: 2 },
      'notice.list': page([returned, { ...leave, readAt: leave.at }]),
      ...answers,
    },
  });
  await portal.user.click(await screen.findByRole('button', { name: /^通知，/ }));
  const sheet = document.querySelector<HTMLElement>('[data-pest-layer]');
  if (!sheet) throw new Error('The list is not open.');
  return { ...portal, list: within(sheet) };
}

const called = (calls: readonly { readonly name: string }[], name: string) =>
  calls.filter((call) => call.name === name);

test('what one was told of is said in the own language, and opens what it is about', async () => {
  const { user, list, calls, address } = await open();
  expect(screen.getByRole('button', { name: '通知，2 条未读' })).toBeInTheDocument();
  const entry = await list.findByRole('link', {
    name: /临江大酒店 的服务 S20261122-001 被退回：缺少照片/,
    hidden: true,
  });
  expect(entry).toHaveAccessibleName(/^未读/);
  await user.click(entry);
  expect(address()).toBe('/servicePage/detail?id=task-1');
  await waitFor(() => expect(called(calls, 'notice.read')).toMatchObject([{ request: { id: 'notice-1' } }]));
});

test('all are marked as read at once; where there is none unread, nothing offers it', async () => {
  const { user, list, calls, answer } = await open();
  answer({ 'notice.unread': { count: 0 }, 'notice.list': page([{ ...returned, readAt: returned.at }]) });
  await user.click(list.getByText('全部标为已读'));
  await screen.findByRole('button', { name: '通知，没有未读' });
  expect(called(calls, 'notice.readAll')).toHaveLength(1);
  expect(list.queryByText('全部标为已读')).toBeNull();
});

test('where there are no notices, it says so', async () => {
  const { list } = await open({ 'notice.list': page([]) });
  expect(await list.findByText('暂无通知')).toBeInTheDocument();
});

test('a list that could not be loaded offers another try', async () => {
  const { list } = await open({ 'notice.list': refusal('general.systemError') });
  expect(await list.findByText('重试')).toBeInTheDocument();
});

test('what one wants to be told of is chosen by kind, mail only where there is an address; only what changed is sent', async () => {
  const settings = [
    { kind: 'taskAssigned' as const, bell: true, mail: false },
    { kind: 'taskReturned' as const, bell: true, mail: false },
  ];
  const { user, list, calls } = await open({ 'notice.settings': { settings, email: '' } });
  await user.click(list.getByText('通知设置'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('checkbox', { name: '安排给我的服务: 邮件' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: '安排给我的服务: 站内' }));
  await user.click(dialog.getByRole('button', { name: '保存设置' }));
  await waitFor(() =>
    expect(called(calls, 'notice.saveSettings')).toMatchObject([
      { request: { settings: [{ ...settings[0], bell: false }] } },
    ]),
  );
});
