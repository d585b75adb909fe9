import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorWords, limits } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

type User = ReturnType<typeof renderPortal>['user'];

const mark = expect.stringMatching(/^[0-9a-f]{32}$/);

async function fillsIn(user: User, password: string, again: string): Promise<void> {
  await user.type(screen.getByLabelText(/^验证码/), '123456');
  await user.type(screen.getByLabelText(/^新密码/), password);
  await user.type(screen.getByLabelText(/^确认新密码/), again);
}

test('a link of the server’s operator asks for a password only, and is sent with its own code and mark', async () => {
  window.location.hash = 'phone=13900000005&code=123456&device=0123456789abcdef0123456789abcdef';
  onTestFinished(() => {
    window.location.hash = '';
  });
  const { user, calls, address } = renderPortal('/resetPassword', { as: 'technician' });
  expect(await screen.findByRole('heading', { name: '设置密码' })).toBeVisible();
  expect(screen.getByText(/139 0000 0005/)).toBeVisible();
  expect(screen.queryByLabelText(/^验证码/)).toBeNull();
  await user.type(screen.getByLabelText(/^新密码/), 'fresh-one');
  await user.type(screen.getByLabelText(/^确认新密码/), 'fresh-one');
  await user.click(screen.getByRole('button', { name: '设置新密码' }));
  await waitFor(() => expect(address()).not.toBe('/resetPassword'));
  expect(calls.find(({ name }) => name === 'auth.webForgotPassword')?.request).toMatchObject({
    loginId: '13900000005',
    code: '123456',
    device: '0123456789abcdef0123456789abcdef',
  });
});

test('a link that was used says so, and leaves nothing to fill in', async () => {
  window.location.hash = 'phone=13900000005&code=123456&device=0123456789abcdef0123456789abcdef';
  onTestFinished(() => {
    window.location.hash = '';
  });
  const answers = { 'auth.webForgotPassword': refusal('account.codeInvalid', { field: 'code' }) };
  const { user } = renderPortal('/resetPassword', { as: null, answers });
  await user.type(await screen.findByLabelText(/^新密码/), 'fresh-one');
  await user.type(screen.getByLabelText(/^确认新密码/), 'fresh-one');
  await user.click(screen.getByRole('button', { name: '设置新密码' }));
  expect(await screen.findByText(/此链接已使用或已过期/)).toBeVisible();
  expect(screen.queryByLabelText(/^新密码/)).toBeNull();
});

describe('a forgotten password', () => {
  test('is reached from the login', async () => {
    const { user, address } = renderPortal('/login', { as: null });
    await user.click(await screen.findByRole('link', { name: '忘记密码' }));
    expect(await screen.findByRole('heading', { name: '重设密码' })).toBeVisible();
    expect(address()).toBe('/resetPassword');
  });

  test('the code’s button waits for a phone, says that it was sent, and counts down from sixty', async () => {
    const { user, calls } = renderPortal('/resetPassword', { as: null });
    const button = await screen.findByRole('button', { name: '获取验证码' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText(/登录账号/), '13900000004');
    expect(button).toBeEnabled();
    await user.click(button);
    expect(await screen.findByText('发送成功')).toBeVisible();
    expect(screen.getByRole('button', { name: `${limits.codeResendSeconds} 秒后重发` })).toBeDisabled();
    expect(calls.find(({ name }) => name === 'auth.startVerification')?.request).toEqual({
      phoneNumber: '13900000004',
      verificationType: 2,
      device: mark,
    });
  });

  test('phone and code outlive a reload; passwords do not', async () => {
    const { user } = renderPortal('/resetPassword', { as: null });
    await user.type(await screen.findByLabelText(/^登录账号/), '139 0000 0001');
    await fillsIn(user, 'harbour', 'harbour');
    cleanup();
    renderPortal('/resetPassword', { as: null });
    expect(await screen.findByLabelText(/^登录账号/)).toHaveValue('139 0000 0001');
    expect(screen.getByLabelText(/^验证码/)).toHaveValue('123456');
    expect(screen.getByLabelText(/^新密码/)).toHaveValue('');
    expect(sessionStorage.getItem('pest_draft nobody reset')).not.toContain('harbour');
  });

  test('phone and code are gone once the code is over', async () => {
    const { user } = renderPortal('/resetPassword', { as: null });
    await user.type(await screen.findByLabelText(/^登录账号/), '13900000001');
    vi.setSystemTime(Date.now() + 5 * 60_000);
    onTestFinished(() => void vi.useRealTimers());
    cleanup();
    renderPortal('/resetPassword', { as: null });
    expect(await screen.findByLabelText(/^登录账号/)).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('13900000001');
  });

  test('phone and code are gone once somebody signs in', async () => {
    const { user } = renderPortal('/resetPassword', { as: null });
    await user.type(await screen.findByLabelText(/^登录账号/), '13900000001');
    cleanup();
    renderPortal('/home', { as: 'customer' });
    await screen.findByRole('heading', { level: 1 });
    expect(JSON.stringify(sessionStorage)).not.toContain('13900000001');
  });

  test('a code that could not be sent says so, and can be asked for again', async () => {
    const { user } = renderPortal('/resetPassword', {
      as: null,
      answers: { 'auth.startVerification': refusal('account.phoneInvalid', { field: 'phoneNumber' }) },
    });
    await user.type(await screen.findByLabelText(/登录账号/), '13900000004');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText(errorWords['account.phoneInvalid'].zh)).toBeVisible();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  test('asks for the same password twice, and sends MD5s only', async () => {
    const { user, calls, address } = renderPortal('/resetPassword', { as: null });
    await user.type(await screen.findByLabelText(/登录账号/), '13900000004');
    await fillsIn(user, 'fresh-one', 'fresh-two');
    await user.click(screen.getByRole('button', { name: '设置新密码' }));
    expect(screen.getByLabelText(/^确认新密码/)).toHaveAccessibleDescription(/两次输入的密码不一致/);
    await user.clear(screen.getByLabelText(/^确认新密码/));
    await user.type(screen.getByLabelText(/^确认新密码/), 'fresh-one');
    await user.click(screen.getByRole('button', { name: '设置新密码' }));
    await screen.findByText('新密码已设置，请重新登录');
    await waitFor(() => expect(address()).toBe('/login'));
    const md5 = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(calls.find(({ name }) => name === 'auth.webForgotPassword')?.request).toEqual({
      loginId: '13900000004',
      code: '123456',
      password: md5,
      confirmPassword: md5,
      device: mark,
    });
  });

  test('a code is used with the mark that it was asked for with', async () => {
    const { user, calls } = renderPortal('/resetPassword', { as: null });
    await user.type(await screen.findByLabelText(/登录账号/), '13900000004');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await fillsIn(user, 'fresh-one', 'fresh-one');
    await user.click(screen.getByRole('button', { name: '设置新密码' }));
    await screen.findByText('新密码已设置，请重新登录');
    const devices = calls.map(({ request }) => request).filter((request) => Object.hasOwn(Object(request), 'device'));
    expect(devices).toHaveLength(2);
    expect(devices).toEqual(
      devices.map(() => expect.objectContaining({ device: localStorage.getItem('pest_device') })),
    );
  });

  test('another’s backend is sent the fields of the specification alone', async () => {
    const page = document.head.appendChild(document.createElement('meta'));
    onTestFinished(() => page.remove());
    Object.assign(page, { name: 'operator', content: '__operator__' });
    const { user, calls } = renderPortal('/resetPassword', { as: null });
    await user.type(await screen.findByLabelText(/登录账号/), '13900000004');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await fillsIn(user, 'fresh-one', 'fresh-one');
    await user.click(screen.getByRole('button', { name: '设置新密码' }));
    await screen.findByText('新密码已设置，请重新登录');
    expect(calls.find(({ name }) => name === 'auth.startVerification')?.request).toEqual({
      phoneNumber: '13900000004',
      verificationType: 2,
    });
    expect(calls.find(({ name }) => name === 'auth.webForgotPassword')?.request).not.toHaveProperty('device');
  });

  test('a wrong code is said beside it', async () => {
    const { user } = renderPortal('/resetPassword', {
      as: null,
      answers: { 'auth.webForgotPassword': refusal('account.codeInvalid') },
    });
    await user.type(await screen.findByLabelText(/登录账号/), '13900000004');
    await fillsIn(user, 'fresh-one', 'fresh-one');
    await user.click(screen.getByRole('button', { name: '设置新密码' }));
    expect(await screen.findByText(errorWords['account.codeInvalid'].zh)).toBeVisible();
    expect(screen.getByLabelText(/^验证码/)).toHaveAccessibleDescription(errorWords['account.codeInvalid'].zh);
  });
});

describe('the first password of one’s own', () => {
  test('is asked for after signing in with a password that a company gave, and can be put off', async () => {
    const { user } = renderPortal('/home', { as: 'customer', account: { proven: false } });
    const dialog = await screen.findByRole('alertdialog', { name: '设置自己的密码' });
    await user.click(screen.getByRole('button', { name: '以后再说' }));
    expect(dialog).not.toBeInTheDocument();
    sessionStorage.clear();
  });

  test('takes a code for the account’s own phone', async () => {
    const { user, calls } = renderPortal('/home', { as: 'customer', account: { proven: false } });
    await user.click(await screen.findByRole('button', { name: '现在设置' }));
    expect(await screen.findByText('验证码发送到 139 0000 0004')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await fillsIn(user, 'fresh-one', 'fresh-one');
    await user.click(screen.getByRole('button', { name: '设置密码' }));
    await screen.findByText('密码已设置');
    expect(calls.find(({ name }) => name === 'auth.startVerification')?.request).toEqual({
      phoneNumber: '13900000004',
      verificationType: 3,
      device: localStorage.getItem('pest_device'),
    });
    expect(calls.find(({ name }) => name === 'auth.setOwnPassword')?.request).toMatchObject({
      device: localStorage.getItem('pest_device'),
    });
    sessionStorage.clear();
  });

  test('is not asked of who has one', async () => {
    renderPortal('/home', { as: 'customer' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
