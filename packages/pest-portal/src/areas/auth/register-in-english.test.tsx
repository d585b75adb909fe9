import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CustomerInformation } from 'pest-sdk';
import { afterAll, expect, test, vi } from 'vitest';
import { languageKey } from '../../base/language-key';
import { loadPortal } from '../../testing/load-portal';

// The language of a page load is decided before anything of the portal is read.
afterAll(() => {
  vi.resetModules();
});

const information: CustomerInformation = {
  name: '',
  creditCode: '',
  region: '',
  regionCode: null,
  address: '',
  location: null,
  introduction: '',
  clientType: 'other',
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
  phone: '13912345678',
  reportEmail: '',
  status: 0,
  reason: '',
  submittedAt: null,
  renewal: null,
  history: [],
  submits: true,
};

test('a customer registers and hands in its details in English, and no word of it is Chinese', async () => {
  localStorage.setItem(languageKey, 'en');
  const { renderPortal } = await loadPortal();
  const { pageLoad } = await import('../../base/page-load');
  const load = vi.spyOn(pageLoad, 'to').mockReturnValue();
  const first = renderPortal('/login?mode=register', { as: null, answers: { 'auth.webRegister': 'fresh-token' } });
  await first.user.click(await screen.findByRole('radio', { name: 'Customer' }));
  await first.user.type(screen.getByLabelText(/^Phone/), '13912345678');
  await first.user.click(screen.getByRole('button', { name: 'Get code' }));
  expect(await screen.findByText('Sent successfully')).toBeVisible();
  await first.user.type(screen.getByLabelText(/^Verification code/), '203914');
  await first.user.type(screen.getByLabelText(/^User name/), 'Zhou Min');
  await first.user.type(screen.getByLabelText(/^Password/), 'harbour-lamp');
  await first.user.type(screen.getByLabelText(/^Confirm password/), 'harbour-lamp');
  await first.user.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByText('Please read and accept the Terms of use first')).toBeVisible();
  await first.user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
  expect(chineseWords()).toEqual([]);
  await first.user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(load.mock.calls).toEqual([['/completedClientInfo']]));
  expect(first.calls.at(-1)?.request).toMatchObject({ userType: 3, userName: 'Zhou Min' });
  cleanup();

  const account = { customerInfo: { id: 'customer-1', name: '', status: 0, reason: '' } };
  const { user, calls } = renderPortal('/completedClientInfo', {
    as: 'customer',
    account,
    answers: { 'customer.information': information },
  });
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(screen.getByText('3 changes needed')).toBeVisible();
  await user.type(screen.getByLabelText(/^Company name/), 'Qingpu Foods');
  await user.type(screen.getByLabelText(/^Credit code/), '91310115MADEM0A11M');
  await user.type(screen.getByLabelText(/^Region/), 'Shanghai Qingpu');
  expect(chineseWords()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('customer.submitInformation'));
});

test('who changes the language half way finds what was typed, and the code that was sent', async () => {
  localStorage.setItem(languageKey, 'zh');
  const chinese = await loadPortal();
  const { user } = chinese.renderPortal('/login?mode=register', { as: null });
  await user.click(await screen.findByRole('radio', { name: '客户企业' }));
  await user.type(screen.getByLabelText(/^手机号/), '13912345678');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('发送成功')).toBeVisible();
  await user.type(screen.getByLabelText(/^验证码/), '203914');
  await user.type(screen.getByLabelText(/^用户姓名/), '周敏');
  await user.type(screen.getByLabelText(/^企业邮箱/), 'zhou@foods.example');
  await user.type(screen.getByLabelText(/^密码/), 'harbour-lamp');
  // The browser of these tests does not load a page anew.
  vi.spyOn(console, 'error').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'English' }));
  vi.restoreAllMocks();
  cleanup();

  const english = await loadPortal();
  english.renderPortal('/login?mode=register', { as: null });
  expect(await screen.findByRole('radio', { name: 'Customer' })).toBeChecked();
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('13912345678');
  expect(screen.getByLabelText(/^Verification code/)).toHaveValue('203914');
  expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  expect(screen.getByLabelText(/^User name/)).toHaveValue('周敏');
  expect(screen.getByLabelText(/e-?mail/i)).toHaveValue('zhou@foods.example');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
});

/** What on the page is written in Chinese; the other language's name is, and those of the official divisions. */
function chineseWords(): readonly string[] {
  const options = [...document.querySelectorAll('option')];
  const said = options.reduce((words, { text }) => words.replace(text, ''), document.body.textContent);
  return said.replaceAll('中文', '').match(/\p{Script=Han}+/gu) ?? [];
}
