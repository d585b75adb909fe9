import { clearToken } from '../../base/token-cookie';
import { openLogin, wantsLogin } from './login-entry';
import { callSite, memberOf } from './site-call';

/** Approved company or customer information (specification §4). */
const approved = 2;
const customerType = 3;

/** Fits the header to the account that is signed in; a session that has ended is forgotten. */
export async function showVisitor(): Promise<void> {
  const answer = await callSite('info');
  if (answer === null) return;
  if (answer.code !== 0) {
    forget();
    if (wantsLogin()) openLogin('login');
    return;
  }
  const isCustomer = memberOf(answer.data, 'type') === customerType;
  const information = memberOf(answer.data, isCustomer ? 'customerInfo' : 'companyInfo');
  if (memberOf(information, 'status') === approved) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-own="information"]')) {
    link.href = isCustomer ? '/completedClientInfo' : '/completedCompanyInfo';
    link.hidden = false;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-own="console"]')) link.hidden = true;
}

/** Ends the session here and on the server; whether it answers or not, this browser forgets it. */
export async function logOut(): Promise<void> {
  await Promise.race([callSite('logout', {}), new Promise((resolve) => setTimeout(resolve, 3_000))]);
  forget();
}

function forget(): void {
  clearToken();
  document.documentElement.dataset.visitor = 'guest';
}
