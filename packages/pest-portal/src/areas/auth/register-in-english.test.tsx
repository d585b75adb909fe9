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

/** What on the page is written in Chinese; the other language's name is, and those of the official divisions. */
function chineseWords(): readonly string[] {
  const options = [...document.querySelectorAll('option')];
  const said = options.reduce((words, { text }) => words.replace(text, ''), document.body.textContent);
  return said.replaceAll('中文', '').match(/\p{Script=Han}+/gu) ?? [];
}
