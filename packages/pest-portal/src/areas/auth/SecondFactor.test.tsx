import { screen, within } from '@testing-library/react';
import type { ResultOf } from 'pest-sdk';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { afterEach, expect, test, vi } from 'vitest';
import { pageLoad } from '../../base/page-load';
import { people } from '../../testing/people';
import { renderPortal } from '../../testing/render-portal';

const off = { since: null, recoveryCodesLeft: 0 };
const factor = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Pest%20Portal:1?secret=JBSWY3DPEHPK3PXP' };
const recoveryCodes = ['ABCDE-12345', 'FGHJK-67890'];

afterEach(() => vi.restoreAllMocks());

/** A server on which it is off until a first code is confirmed. */
function serverOf(): MockAnswers {
  let state: ResultOf<'auth.secondFactor'> = off;
  return {
    'auth.secondFactor': () => state,
    'auth.beginSecondFactor': factor,
    'auth.confirmSecondFactor': () => {
      state = { since: '2026-05-04T02:00:00.000Z', recoveryCodesLeft: 2 };
      return { recoveryCodes };
    },
  };
}

async function turnsOn({ user }: ReturnType<typeof renderPortal>) {
  await user.click(await screen.findByRole('button', { name: '开启两步验证' }));
  const dialog = async () => within(await screen.findByRole('dialog'));
  await user.type((await dialog()).getByLabelText(/^当前密码/), 'pest1234');
  await user.click((await dialog()).getByRole('button', { name: '下一步' }));
  await screen.findByRole('img', { name: '验证器的二维码' });
  const confirm = await dialog();
  expect(confirm.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await user.type(confirm.getByLabelText(/^验证码/), '123456');
  await user.click(confirm.getByRole('button', { name: '开启两步验证' }));
  await screen.findByText('ABCDE-12345');
}

test('two-step sign-in is turned on by password, QR code and a first code; recovery codes are shown once', async () => {
  const portal = renderPortal('/personalCenter', { as: 'technician', answers: serverOf() });
  await turnsOn(portal);
  expect(screen.getByText(/还剩 2 个恢复码/)).toBeInTheDocument();
  await portal.user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByText('ABCDE-12345')).toBeNull();
  expect(portal.calls.find(({ name }) => name === 'auth.confirmSecondFactor')?.request).toEqual({ code: '123456' });
});

test('who has to turn it on is sent there from any page of the console, sees nothing else, and then goes on', async () => {
  const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
  const portal = renderPortal('/customer/list', { account: { secondFactorDue: true }, answers: serverOf() });
  await screen.findByText('公司要求管理人员使用两步验证。开启后即可继续使用。');
  expect(portal.address()).toBe('/personalCenter');
  expect(screen.queryByRole('heading', { name: '修改密码' })).toBeNull();
  await turnsOn(portal);
  await portal.user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(load.mock.calls).toEqual([['/home']]);
});

test('signing in asks for the code after the password, says that one is wrong, and takes another account', async () => {
  const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
  const portal = renderPortal('/login', {
    as: null,
    answers: { 'auth.login': refusal('account.secondFactorNeeded', { field: 'code' }) },
  });
  const { user } = portal;
  await user.type(await screen.findByLabelText(/登录账号/), '13900000001');
  await user.type(screen.getByLabelText(/^密码/), 'pest1234');
  const submit = () => user.click(screen.getAllByRole('button', { name: '登录' }).at(-1) ?? document.body);
  await submit();
  const code = await screen.findByLabelText(/^验证码/);
  expect(code).toHaveFocus();
  expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await submit();
  await expect.poll(() => screen.getByLabelText(/^验证码/).getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText(/^验证码/), '111111');
  portal.answer({ 'auth.login': refusal('account.codeInvalid', { field: 'code' }) });
  await submit();
  await expect.poll(() => screen.getByLabelText(/^验证码/).getAttribute('aria-invalid')).toBe('true');
  portal.answer({
    'auth.login': 'token',
    'auth.info': { ...sampleResult('auth.info'), ...people.administrator },
  });
  await user.clear(screen.getByLabelText(/^验证码/));
  await user.type(screen.getByLabelText(/^验证码/), '222222');
  await submit();
  await expect.poll(() => load.mock.calls).toEqual([['/home']]);
  const sent = portal.calls.filter(({ name }) => name === 'auth.login').map(({ request }) => request);
  expect(sent.at(-1)).toMatchObject({ loginId: '13900000001', code: '222222' });
});
