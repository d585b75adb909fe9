import { screen, waitFor, within } from '@testing-library/react';
import { errorWords } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageLoad } from '../../base/page-load';
import { people } from '../../testing/people';
import { renderPortal } from '../../testing/render-portal';

const reviewed = { id: 'home-1', name: 'Harbour', reason: '' };

afterEach(() => vi.restoreAllMocks());

async function fillsIn(user: ReturnType<typeof renderPortal>['user'], password: string): Promise<void> {
  await user.type(await screen.findByLabelText(/登录账号/), '13900000001');
  await user.type(screen.getByLabelText(/^密码/), password);
  const form = screen.getByLabelText(/^密码/).closest('form');
  if (form) await user.click(within(form).getByRole('button', { name: '登录' }));
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

  test.each([
    ['/login', '/home'],
    ['/login?redirect=%2Fcustomer%2Flist%3Fpage%3D2', '/customer/list?page=2'],
    ['/login?redirect=https%3A%2F%2Felsewhere.example', '/home'],
    ['/?redirect=%2Finventory%2Flist', '/inventory/list'],
  ])('at %s loads %s anew, and nothing sends the person elsewhere meanwhile', async (at, target) => {
    const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
    const { user, address } = renderPortal(at, {
      as: null,
      answers: { 'auth.login': 'token', 'auth.info': { ...sampleResult('auth.info'), ...people.administrator } },
    });
    await fillsIn(user, 'pest1234');
    await waitFor(() => expect(load.mock.calls).toEqual([[target]]));
    expect(address()).toBe(at);
    expect(document.cookie).toContain('pest_token=token');
  });

  test.each([
    ['a company', people.administrator, { companyInfo: { ...reviewed, status: 1 } }, '/completedCompanyInfo'],
    ['a customer', people.customer, { customerInfo: { ...reviewed, status: 3 } }, '/completedClientInfo'],
  ])(
    '%s that is not approved goes to its information, wherever it wanted to go',
    async (_who, person, info, target) => {
      const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
      const { user } = renderPortal('/login?redirect=%2FresetPassword', {
        as: null,
        answers: { 'auth.login': 'token', 'auth.info': { ...sampleResult('auth.info'), ...person, ...info } },
      });
      await fillsIn(user, 'pest1234');
      await waitFor(() => expect(load.mock.calls).toEqual([[target]]));
    },
  );

  test('a password is shown while its eye says so', async () => {
    const { user } = renderPortal('/login', { as: null });
    const password = await screen.findByLabelText(/^密码/);
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示明文' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: '隐藏明文' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  test('without an account number asks for one, and asks the server nothing', async () => {
    const { user, calls } = renderPortal('/login', { as: null });
    await user.click(await screen.findByRole('button', { name: '登录' }));
    expect(screen.getByLabelText(/登录账号/)).toHaveAccessibleDescription(/请输入登录账号/);
    expect(screen.getByLabelText(/登录账号/)).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain('auth.login');
  });
});

test('logging out ends on the home page, loaded anew, with no way back for the next person', async () => {
  const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
  const { user, address } = renderPortal('/customer/list?page=2');
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(load.mock.calls).toEqual([['/']]));
  expect(address()).toBe('/customer/list?page=2');
  expect(document.cookie).not.toContain('pest_token=mock');
});
