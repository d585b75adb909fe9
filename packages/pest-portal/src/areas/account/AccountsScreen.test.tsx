import { screen, within } from '@testing-library/react';
import { type AccountSummary, type Permission, type ResultOf, writePower } from 'pest-sdk';
import { type MockAnswers, refusal } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const scheduler: AccountSummary = {
  id: 'account-2',
  name: '孙丽',
  staffKind: 'management',
  loginId: '13900000002',
  email: '',
  licence: '',
  permissions: ['m_index', 'm_client_list', 'btn_client_edit'],
  addedAt: '2026-01-04T01:00:00.000Z',
  administrator: false,
  own: false,
  changeable: true,
  state: 'active',
  lastSignInAt: '2026-05-04T01:00:00.000Z',
  headPic: null,
};
const number = (used: number, staff = 10): ResultOf<'account.number'> => ({
  limit: 15,
  used,
  available: 15 - used,
  serviceStaff: { limit: 10, used: staff, available: 10 - staff },
  plans: [{ plan: 'premium', endsAt: '2027-03-31T00:00:00.000Z' }],
});
const answersFor = (account: AccountSummary, given: MockAnswers = {}): MockAnswers => ({
  'account.list': { items: [account], total: 1, page: 1, limit: 20 },
  'account.details': account,
  'account.number': number(2),
  'account.update': null,
  ...given,
});
const open = (tab: string, account = scheduler, given: MockAnswers = {}) =>
  renderPortal(`/system/account?id=${account.id}&tab=${tab}`, { answers: answersFor(account, given) });
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('the permission tree', () => {
  test('an act brings its page, a page asks before it takes its acts along, and saving sends the choice', async () => {
    const { user, calls } = open('permissions');
    await user.type(await screen.findByRole('searchbox', { name: '查找权限' }), '请假');
    await user.click(await box('审批请假'));
    expect(await box('请假审批')).toBeChecked();
    await user.clear(screen.getByRole('searchbox', { name: '查找权限' }));
    await user.click(await box('客户管理'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/编辑客户/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '一并去除' }));
    expect(await box('编辑客户')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '保存权限' }));
    await screen.findByText('权限已保存，立即生效');
    const sent = calls.find(({ name }) => name === 'account.update')?.request;
    expect(sent).toMatchObject({ id: 'account-2', permissions: ['m_index', 'm_leave_list', 'btn_leave_audit'] });
  });

  test('the save bar comes with the first change and goes with the last; a template says what differs', async () => {
    const { user } = open('permissions');
    await screen.findByRole('checkbox', { name: '客户与平面图' });
    expect(screen.queryByRole('button', { name: '保存权限' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: '从模板开始' }), '库存管理员');
    expect(screen.getByText('与模板一致')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '展开请假' }));
    await user.click(await box('申请请假'));
    expect(screen.getByText('与模板相比 −1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '放弃' }));
    expect(screen.queryByRole('button', { name: '保存权限' })).toBeNull();
  });

  test('closing with a change that is not saved asks first', async () => {
    const { user, address } = open('permissions');
    await user.click(await box('首页'));
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /留|继续|返回|取消/ }));
    expect(address()).toContain('id=account-2');
    expect(await box('首页')).not.toBeChecked();
  });

  test('what the giver does not hold cannot be given, and an account that may do more is not changed', async () => {
    const codes: Permission[] = ['m_account_list', 'btn_account_edit', 'm_index', 'm_client_list', 'btn_client_edit'];
    const account = { power: writePower(codes) };
    const answers = answersFor(scheduler);
    renderPortal('/system/account?id=account-2&tab=permissions', { as: 'technician', account, answers });
    expect(await box('首页')).toBeEnabled();
    expect(await box('删除客户')).toBeDisabled();
  });
});

test('the list says when an account was added', async () => {
  renderPortal('/system/account', { answers: answersFor(scheduler) });
  expect(await screen.findByText('2026-01-04')).toBeVisible();
});

test('an account that the caller may not change says why and offers nothing', async () => {
  open('profile', { ...scheduler, changeable: false });
  expect(await screen.findByText(/该账号拥有您没有的权限/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '孙丽 的操作' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /姓名/ })).toBeNull();
});

describe('adding', () => {
  test('at the limit it explains why not, and the way to more', async () => {
    const { user, address } = renderPortal('/system/account', {
      answers: answersFor(scheduler, { 'account.number': number(15) }),
    });
    await screen.findAllByText(/可用 0/);
    await user.click(screen.getByRole('button', { name: '新增账号' }));
    const dialog = within(await screen.findByRole('dialog', { name: '账号名额已用完' }));
    expect(dialog.getByText(/旗舰版不限/)).toBeVisible();
    expect(address()).toBe('/system/account');
  });

  test('with all members there, service staff of a membership can still be added', async () => {
    const { user, address } = renderPortal('/system/account', {
      answers: answersFor(scheduler, { 'account.number': number(15, 4) }),
    });
    await screen.findByText(/可用 0/);
    await user.click(screen.getByRole('button', { name: '新增账号' }));
    expect(await screen.findByLabelText(/初始密码/)).toBeVisible();
    expect(address()).not.toBe('/system/account');
    expect(screen.queryByRole('dialog', { name: '账号名额已用完' })).toBeNull();
  });

  test('asked before the number is known, it waits for it', async () => {
    let known: (answer: ResultOf<'account.number'>) => void = () => undefined;
    const { user, address } = renderPortal('/system/account', {
      answers: answersFor(scheduler, { 'account.number': () => new Promise((resolve) => (known = resolve)) }),
    });
    await user.click(await screen.findByRole('button', { name: '新增账号' }));
    expect(address()).toBe('/system/account');
    known(number(15));
    expect(await screen.findByRole('dialog', { name: '账号名额已用完' })).toBeVisible();
    expect(address()).toBe('/system/account');
  });

  test('management staff need a permission; a phone that is taken is said beside the phone', async () => {
    const { user, calls } = renderPortal('/system/account?id=new', {
      answers: answersFor(scheduler, { 'account.create': refusal('account.exists', { field: 'loginId' }) }),
    });
    const panel = within(await screen.findByRole('region', { name: '新增账号' }));
    await user.type(panel.getByRole('textbox', { name: /姓名/ }), '周婷');
    await user.type(panel.getByRole('textbox', { name: /手机号/ }), '13900000032');
    await user.type(panel.getByLabelText(/初始密码/), 'pest1234');
    await user.click(panel.getByRole('radio', { name: /管理人员/ }));
    await user.click(panel.getByRole('button', { name: '创建账号' }));
    expect(await panel.findByText('请至少选择一项权限')).toBeVisible();
    expect(calls.some(({ name }) => name === 'account.create')).toBe(false);
    await user.selectOptions(panel.getByRole('combobox', { name: '从模板开始' }), '审核主管');
    await user.click(panel.getByRole('button', { name: '创建账号' }));
    await expect.poll(() => panel.getByRole('textbox', { name: /手机号/ }).getAttribute('aria-invalid')).toBe('true');
  });

  test('is not offered without the permission', async () => {
    renderPortal('/system/account', {
      as: 'technician',
      account: { power: writePower(['m_account_list']) },
      answers: answersFor(scheduler),
    });
    expect(await screen.findByRole('link', { name: '孙丽' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '新增账号' })).toBeNull();
    expect(screen.queryByRole('button', { name: '孙丽 的操作' })).toBeNull();
  });
});

test('deleting says what goes; an account that has open services stays', async () => {
  const { user, calls } = renderPortal('/system/account', {
    answers: answersFor(scheduler, { 'account.delete': refusal('general.businessFailure') }),
  });
  await user.click(await screen.findByRole('button', { name: '孙丽 的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除', hidden: true }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/名额与手机号随之释放/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '删除账号' }));
  await expect.poll(() => calls.some(({ name }) => name === 'account.delete')).toBe(true);
  expect(await screen.findByRole('link', { name: '孙丽' })).toBeVisible();
  expect(screen.queryByText('账号已删除')).toBeNull();
});

test('a customer sees its sub-accounts, without kinds of staff', async () => {
  const sub = { ...scheduler, permissions: ['m_index', 'm_img_list'] as Permission[] };
  renderPortal('/system/account', {
    as: 'customer',
    answers: answersFor(sub, { 'account.number': { ...number(1), plans: [] } }),
  });
  expect(await screen.findByText(/子账号 · /)).toBeVisible();
  expect(screen.getByRole('button', { name: '新增子账号' })).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: '账号类别' })).toBeNull();
});
