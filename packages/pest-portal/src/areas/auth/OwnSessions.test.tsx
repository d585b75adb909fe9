import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const place = { address: '203.0.113.7', method: 'password', startedAt: '2026-05-04T01:00:00.000Z' } as const;
const sessions = [
  { ...place, id: 'here', current: true, browser: 'Chrome', system: 'Windows', lastUsedAt: '2026-05-04T02:00:00.000Z' },
  { ...place, id: 'there', current: false, browser: 'WeChat', system: '', lastUsedAt: '2026-05-03T02:00:00.000Z' },
];

test('places where one is signed in are told in words, the present one is marked, and another is ended', async () => {
  const answers = { 'auth.sessions': sessions, 'auth.endSession': null, 'auth.endOtherSessions': null };
  const { user, calls } = renderPortal('/personalCenter', { as: 'technician', answers });
  const here = within(await screen.findByText('Windows 上的 Chrome', { exact: false, selector: 'b' }));
  expect(here.getByText('当前设备')).toBeInTheDocument();
  expect(screen.getAllByText(/网络地址 203\.0\.113\.7/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '退出 微信' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出' }));
  await screen.findByText('已退出该设备上的登录');
  expect(calls.find(({ name }) => name === 'auth.endSession')?.request).toEqual({ id: 'there' });
  await user.click(screen.getByRole('button', { name: '退出其他设备' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出其他设备' }));
  await expect.poll(() => calls.some(({ name }) => name === 'auth.endOtherSessions')).toBe(true);
});
