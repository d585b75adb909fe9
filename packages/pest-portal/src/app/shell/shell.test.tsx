import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { limits, userTypes, writePower } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const trail = async () =>
  within(await screen.findByRole('navigation', { name: '当前位置' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test.each([
  ['/home', ['首页']],
  ['/customer/list', ['首页', '客户管理']],
  ['/workshop?customerId=c', ['首页', '客户管理', '车间管理']],
  ['/inventory/chemistry', ['首页', '库存管理', '化学耗材']],
  ['/inventory/balance?kind=chemical', ['首页', '库存管理', '化学耗材', '收发存']],
  ['/inventory/count?kind=physical', ['首页', '库存管理', '物理耗材', '盘点']],
  ['/servicePage/undoneList', ['首页', '服务管理', '未完成服务']],
  ['/servicePage/detail?id=task-1&list=completed', ['首页', '服务管理', '已完成服务', '服务详情']],
  ['/servicePage/questionAdd', ['首页', '服务管理', '巡检模板', '编辑巡检模板']],
])('the way to %s names the group and every page above', async (at, names) => {
  renderPortal(at);
  expect(await trail()).toEqual(names);
});

test.each([
  ['administrator', '公司信息', '/system/settings'],
  ['customer', '客户信息', '/completedClientInfo'],
] as const)('the bar leads an %s to its profile', async (as, name, target) => {
  const { user, address } = renderPortal('/home', { as });
  await user.click(await screen.findByRole('link', { name }));
  expect(address()).toBe(target);
});

test('the bar leads back to the official site, and offers the other language', async () => {
  renderPortal('/home');
  expect(await screen.findByRole('link', { name: '官网' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
});

const menu = async () => within(await screen.findByRole('navigation', { name: '菜单' }));

test('the group of the open page is unfolded, rare ones are folded, and what a person unfolds stays so', async () => {
  const { user } = renderPortal('/leave/okList');
  const shown = await menu();
  expect(await shown.findByRole('link', { name: '已同意' })).toHaveAttribute('aria-current', 'page');
  const system = shown.getByRole('button', { name: '系统' });
  expect(system).toHaveAttribute('aria-expanded', 'false');
  expect(shown.queryByRole('link', { name: '账号管理' })).toBeNull();
  await user.click(system);
  expect(shown.getByRole('link', { name: '账号管理' })).toBeVisible();
  cleanup();

  renderPortal('/home');
  const later = await menu();
  expect(await later.findByRole('link', { name: '账号管理' })).toBeVisible();
  expect(later.queryByRole('link', { name: '已同意' })).toBeNull();
});

test('the group of the open page can be folded too', async () => {
  const { user } = renderPortal('/leave/okList');
  const shown = await menu();
  await user.click(await shown.findByRole('button', { name: '请假管理', expanded: true }));
  expect(shown.queryByRole('link', { name: '已同意' })).toBeNull();
});

test('a page in the menu says what waits behind it, and nothing where nothing does', async () => {
  const today = { ...sampleResult('home.todayData'), servicesOpen: 65, openRisks: 0 };
  renderPortal('/home', { answers: { 'home.todayData': today } });
  const shown = await menu();
  const link = await shown.findByRole('link', { name: '未完成服务' });
  await waitFor(() => expect(link).toHaveTextContent('未完成服务65'));
  expect(shown.getByRole('link', { name: '风险台账' })).toHaveTextContent(/^风险台账$/);
});

test('who may not see the dashboard is not refused its counts on every page', async () => {
  const { calls } = renderPortal('/leave/okList', {
    account: { type: userTypes.staff, power: writePower(['m_leave_list']) },
  });
  const shown = await menu();
  expect(await shown.findByRole('link', { name: '已同意' })).toBeVisible();
  await waitFor(() => expect(calls.some(({ name }) => name === 'notice.unread')).toBe(true));
  expect(calls.some(({ name }) => name === 'home.todayData')).toBe(false);
});

/** jsdom lays nothing out, so the rules themselves are read. */
test('the menu is 210 px wide, and nothing but the drawer below 992 px changes it', async () => {
  const sources = import.meta.glob<string>(['./ConsoleLayout.tsx', './Sidebar.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const text = Object.values(sources).join('');
  expect([limits.sidebarWidth, limits.mobileBreakpoint]).toEqual([210, 992]);
  expect(text).toMatch(/\/ \$\{limits\.sidebarWidth\}px minmax\(0, 1fr\)/);
  const widths = [...text.matchAll(/@media [^{]*width: (\$\{[^}]*\}|\d+)px/g)].map(([, width]) => width);
  expect(widths).not.toEqual([]);
  expect(widths.filter((width) => width?.includes('limits.mobileBreakpoint - 1') === false)).toEqual([]);
});
