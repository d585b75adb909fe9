import { screen } from '@testing-library/react';
import { errorWords } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

async function fillsIn(user: ReturnType<typeof renderPortal>['user'], password: string): Promise<void> {
  await user.type(await screen.findByLabelText(/登录账号/), '13900000001');
  await user.type(screen.getByLabelText(/^密码/), password);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

describe('logging in', () => {
  test('with a wrong password says so, and keeps what was typed', async () => {
    const { user, address } = renderPortal('/login', {
      as: null,
      answers: { 'auth.login': refusal('account.wrongPassword') },
    });
    await fillsIn(user, 'not-mine');
    expect(await screen.findByRole('alert')).toHaveTextContent(errorWords['account.wrongPassword'].zh);
    expect(screen.getByLabelText(/登录账号/)).toHaveValue('13900000001');
    expect(screen.getByLabelText(/^密码/)).toHaveValue('not-mine');
    expect(address()).toBe('/login');
  });

  test('sends the MD5 of the password, never the password', async () => {
    const { user, calls } = renderPortal('/login', {
      as: null,
      answers: { 'auth.login': refusal('account.wrongPassword') },
    });
    await fillsIn(user, 'pest1234');
    await screen.findByRole('alert');
    const request = calls.find(({ name }) => name === 'auth.login')?.request;
    expect(request).toMatchObject({ loginId: '13900000001', password: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('without an account number asks for one, and asks the server nothing', async () => {
    const { user, calls } = renderPortal('/login', { as: null });
    await user.click(await screen.findByRole('button', { name: '登录' }));
    expect(screen.getByLabelText(/登录账号/)).toHaveAccessibleDescription(/请输入登录账号/);
    expect(screen.getByLabelText(/登录账号/)).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain('auth.login');
  });
});
