import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorWords, limits } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageLoad } from '../../base/page-load';
import { renderPortal } from '../../testing/render-portal';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type User = ReturnType<typeof renderPortal>['user'];

const submit = () => screen.getByRole('button', { name: '注册' });
const described = (label: RegExp) => expect(screen.getByLabelText(label));

async function open(answers = {}, at = '/login?mode=register') {
  const portal = renderPortal(at, { as: null, answers });
  await screen.findByRole('button', { name: '注册' });
  return portal;
}

async function fillsIn(user: User, given: Partial<Record<'phone' | 'password' | 'again', string>> = {}): Promise<void> {
  const { phone = '13912345678', password = 'harbour-lamp', again = password } = given;
  await user.type(screen.getByLabelText(/^手机号/), phone);
  await user.type(screen.getByLabelText(/^验证码/), '203914');
  await user.type(screen.getByLabelText(/^用户姓名/), '周敏');
  await user.type(screen.getByLabelText(/^密码/), password);
  await user.type(screen.getByLabelText(/^确认密码/), again);
  await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
}

describe('registering', () => {
  test('with nothing filled in says what each field is for, and asks the server nothing', async () => {
    const { user, calls } = await open();
    await user.click(submit());
    described(/^手机号/).toHaveAccessibleDescription(/请输入 11 位手机号/);
    described(/^验证码/).toHaveAccessibleDescription('请输入验证码');
    described(/^用户姓名/).toHaveAccessibleDescription('请输入用户姓名');
    described(/^密码/).toHaveAccessibleDescription(/请输入密码/);
    described(/^确认密码/).toHaveAccessibleDescription('请再次输入密码');
    expect(screen.getByText('请先阅读并同意用户协议')).toBeVisible();
    expect(screen.getByLabelText(/^手机号/)).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('two different passwords are said at the second, and again as soon as the first changes', async () => {
    const { user } = await open();
    await fillsIn(user, { password: 'harbour-lamp', again: 'harbour-lam' });
    await user.click(submit());
    described(/^确认密码/).toHaveAccessibleDescription('两次输入的密码不一致');
    await user.type(screen.getByLabelText(/^密码/), '{Backspace}');
    described(/^确认密码/).not.toHaveAccessibleDescription('两次输入的密码不一致');
    await user.type(screen.getByLabelText(/^密码/), 'x');
    described(/^确认密码/).toHaveAccessibleDescription('两次输入的密码不一致');
  });

  test('what was typed outlives a reload, but for the passwords and what was agreed to', async () => {
    const { user } = await open();
    await fillsIn(user, { phone: '139 1234 5678' });
    cleanup();
    await open();
    expect(screen.getByLabelText(/^手机号/)).toHaveValue('139 1234 5678');
    expect(screen.getByLabelText(/^验证码/)).toHaveValue('203914');
    expect(screen.getByLabelText(/^用户姓名/)).toHaveValue('周敏');
    expect(screen.getByLabelText(/^密码/)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /我已阅读并同意/ })).not.toBeChecked();
    expect(sessionStorage.getItem('pest_draft nobody registration')).not.toContain('harbour');
  });

  test('a password of five is refused, one of six is let through with a hint', async () => {
    const { user } = await open();
    await fillsIn(user, { password: 'abcde' });
    await user.click(submit());
    described(/^密码/).toHaveAccessibleDescription(/密码至少 6 位/);
    await user.type(screen.getByLabelText(/^密码/), 'f');
    described(/^密码/).toHaveAccessibleDescription('可以用，但 8 位以上更安全');
  });

  test('sends hashes and the versions of what was accepted and read, keeps the token, and goes on with the information', async () => {
    const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
    const { user, calls } = await open({ 'auth.webRegister': 'fresh-token' });
    await fillsIn(user);
    await user.click(submit());
    await waitFor(() => expect(load.mock.calls).toEqual([['/completedCompanyInfo']]));
    const md5 = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(calls.find(({ name }) => name === 'auth.webRegister')?.request).toEqual({
      loginId: '13912345678',
      code: '203914',
      password: md5,
      confirmPassword: md5,
      userName: '周敏',
      userType: 1,
      agreement: expect.stringMatching(/^terms \d{4}-\d\d, privacy \d{4}-\d\d$/),
      device: localStorage.getItem('pest_device'),
    });
    expect(document.cookie).toContain('pest_token=fresh-token');
  });

  test('sends the nine fields of the specification', async () => {
    vi.spyOn(pageLoad, 'to').mockReturnValue();
    const { user, calls } = await open({ 'auth.webRegister': 'fresh-token' });
    await fillsIn(user);
    await user.type(screen.getByLabelText(/^企业名称/), ' 绿盾虫控 ');
    await user.type(screen.getByLabelText(/^企业邮箱/), 'office@ludun.example');
    await user.type(screen.getByLabelText(/^企业地址/), '苏州市工业园区 1 号');
    await user.click(submit());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'auth.webRegister')?.request).toMatchObject({
        loginId: '13912345678',
        password: expect.any(String),
        confirmPassword: expect.any(String),
        code: '203914',
        userName: '周敏',
        userType: 1,
        companyName: '绿盾虫控',
        companyEmail: 'office@ludun.example',
        companyAddress: '苏州市工业园区 1 号',
      }),
    );
  });

  test('a customer is chosen by arrow, and goes on with its own information', async () => {
    const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
    const { user, calls } = await open({ 'auth.webRegister': 'fresh-token' });
    expect(screen.getByRole('radio', { name: '服务公司' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '客户企业' }));
    await fillsIn(user);
    await user.click(submit());
    await waitFor(() => expect(load.mock.calls).toEqual([['/completedClientInfo']]));
    expect(calls.at(-1)?.request).toMatchObject({ userType: 3 });
  });

  test.each([
    ['account.codeInvalid', /^验证码/, '验证码错误'],
    ['account.phoneTaken', /^手机号/, '手机号已注册'],
    ['account.phoneInvalid', /^手机号/, '手机号无效'],
  ] as const)('%s stands beside its field, and what was typed stays', async (error, label, words) => {
    const field = error === 'account.phoneInvalid' ? { field: 'loginId' } : {};
    const { user } = await open({ 'auth.webRegister': refusal(error, field) });
    await fillsIn(user);
    await user.click(submit());
    await waitFor(() => described(label).toHaveAccessibleDescription(expect.stringContaining(words)));
    expect(errorWords[error].zh).toBe(words);
    expect(screen.getByLabelText(/^密码/)).toHaveValue('harbour-lamp');
  });

  test('a fault of the server is said as the specification has it', async () => {
    const { user } = await open({ 'auth.webRegister': refusal('general.systemError') });
    await fillsIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('注册失败，请稍后再试');
  });
});

describe('the two tabs', () => {
  test('are in the address; the phone survives a change, passwords do not', async () => {
    const { user, address } = await open({}, '/login?redirect=%2Finventory%2Flist&mode=register');
    await fillsIn(user);
    await user.click(screen.getByRole('tab', { name: '登录' }));
    expect(address()).toBe('/login?redirect=%2Finventory%2Flist');
    expect(screen.getByLabelText(/登录账号/)).toHaveValue('13912345678');
    expect(screen.getByLabelText(/^密码/)).toHaveValue('');
    await user.type(screen.getByLabelText(/登录账号/), '{Backspace}9');
    await user.click(screen.getByRole('tab', { name: '登录' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '注册' })).toHaveFocus();
    expect(screen.getByLabelText(/^手机号/)).toHaveValue('13912345679');
    expect(screen.getByLabelText(/^密码/)).toHaveValue('');
  });

  test.each(['/?login=&mode=register', '/?login=register'])('a dialog over the home page has both: %s', async (at) => {
    const { user } = await open({}, at);
    expect(screen.getByRole('dialog', { name: '注册' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '登录' }));
    expect(screen.getByRole('dialog', { name: '登录' })).toBeVisible();
  });
});

describe('the code’s button', () => {
  test('waits for eleven digits, and its wait survives another load of the page', async () => {
    const { user, calls } = await open();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
    await user.type(screen.getByLabelText(/^手机号/), '1391234567');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
    await user.type(screen.getByLabelText(/^手机号/), '8');
    expect(screen.queryByText(/没有收到验证码/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('发送成功')).toBeVisible();
    expect(screen.getByText('没有收到验证码？这个手机号可能已经注册，请直接登录，或用“忘记密码”重设。')).toBeVisible();
    expect(screen.getByRole('button', { name: `${limits.codeResendSeconds} 秒后重发` })).toBeDisabled();
    expect(calls.at(-1)?.request).toEqual({
      phoneNumber: '13912345678',
      verificationType: 1,
      device: localStorage.getItem('pest_device'),
    });
    await user.click(screen.getByRole('tab', { name: '登录' }));
    await user.click(screen.getByRole('tab', { name: '注册' }));
    expect(screen.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  });

  test('can be pressed again after its end, which is said', async () => {
    sessionStorage.setItem('pest_code_until', `1 13912345678|${Date.now() - 1}`);
    const { user } = await open();
    await user.type(screen.getByLabelText(/^手机号/), '13912345678');
    expect(screen.getByRole('button', { name: '重新发送' })).toBeEnabled();
    expect(screen.getByText('可以重新获取验证码了')).toBeInTheDocument();
  });

  test('a code that was not sent says so', async () => {
    const { user } = await open({ 'auth.startVerification': refusal('general.systemError') });
    await user.type(screen.getByLabelText(/^手机号/), '13912345678');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('发送失败，请稍后重试')).toBeVisible();
  });
});

test('the terms of use and the privacy notice are linked where they are accepted', async () => {
  await open();
  expect(screen.getByRole('link', { name: '用户协议' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/privacy');
});
