import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorWords } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { afterEach, expect, test, vi } from 'vitest';
import { pageLoad } from '../../base/page-load';
import { people } from '../../testing/people';
import { renderPortal } from '../../testing/render-portal';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a company code leads to the company’s login page; an unknown one says so', async () => {
  const away = vi.spyOn(pageLoad, 'away').mockReturnValue();
  const portal = renderPortal('/login', {
    as: null,
    answers: { 'auth.beginCompanySignIn': refusal('general.notFound') },
  });
  const { user, calls } = portal;
  await user.click(await screen.findByRole('button', { name: '使用公司账号登录' }));
  await user.type(await screen.findByLabelText(/^公司代码/), 'harbour');
  await user.click(screen.getByRole('button', { name: '前往公司登录页' }));
  await screen.findByText(errorWords['general.notFound'].zh);
  portal.answer({ 'auth.beginCompanySignIn': { url: 'https://id.harbour.test/authorize' } });
  await user.click(screen.getByRole('button', { name: '前往公司登录页' }));
  await waitFor(() => expect(away.mock.calls).toEqual([['https://id.harbour.test/authorize']]));
  expect(calls.find(({ name }) => name === 'auth.beginCompanySignIn')?.request).toMatchObject({
    code: 'harbour',
    device: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

const state = 'x'.repeat(43);

test('back from there, the person is signed in once, and goes on', async () => {
  const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
  const { calls } = renderPortal(`/login?code=abc&state=${state}&iss=https%3A%2F%2Fid.test&session_state=1`, {
    as: null,
    answers: {
      'auth.finishCompanySignIn': 'token',
      'auth.info': { ...sampleResult('auth.info'), ...people.administrator },
    },
  });
  await waitFor(() => expect(load.mock.calls).toEqual([['/home']]));
  const asked = calls.filter(({ name }) => name === 'auth.finishCompanySignIn');
  expect(asked.map(({ request }) => request)).toMatchObject([{ code: 'abc', state, iss: 'https://id.test' }]);
});

test.each([
  [`/login?code=abc&state=${state}`, errorWords['account.companySignInFailed'].zh],
  [`/login?error=access_denied&state=${state}`, '公司登录页没有完成登录，请重试。'],
])('%s: a failure is said, with the way back to the login', async (at, words) => {
  const answers = { 'auth.finishCompanySignIn': refusal('account.companySignInFailed') };
  const { user, address } = renderPortal(at, { as: null, answers });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('link', { name: '返回登录' }));
  expect(await screen.findByLabelText(/登录账号/)).toBeInTheDocument();
  expect(address()).toBe('/login');
});

test('an administrator tries the provider before requiring it, comes back signed in, and is told who the provider saw', async () => {
  const away = vi.spyOn(pageLoad, 'away').mockReturnValue();
  const provider = {
    code: 'harbour',
    issuer: 'https://id.harbour.test',
    clientId: 'pest',
    mailDomain: '',
    enforced: false,
    testedAt: null,
  };
  const settings = renderPortal('/system/settings', {
    answers: {
      'company.signIn': { redirectUri: 'https://pest.test/login', provider },
      'company.beginSignInTest': { url: 'https://id.harbour.test/authorize', state },
    },
  });
  await settings.user.click(await screen.findByRole('button', { name: '设置公司账号登录' }));
  await settings.user.click(await screen.findByRole('button', { name: '试登录' }));
  await waitFor(() => expect(away.mock.calls).toEqual([['https://id.harbour.test/authorize']]));
  cleanup();

  const { user, calls, address } = renderPortal(`/login?code=abc&state=${state}`, {
    answers: { 'company.finishSignInTest': { identity: 'wang@harbour.test' } },
  });
  await screen.findByText(/wang@harbour.test/);
  expect(calls.filter(({ name }) => name === 'company.finishSignInTest')).toHaveLength(1);
  expect(calls.find(({ name }) => name === 'auth.finishCompanySignIn')).toBeUndefined();
  await user.click(screen.getByRole('link', { name: '返回公司设置' }));
  await waitFor(() => expect(address()).toBe('/system/settings'));
});
