import { informationToComplete } from '../base/information';
import type { Address } from '../base/links';
import { mayOpen, type Page } from '../base/pages';
import { isTry } from '../base/provider-try';
import { loginAddress } from '../base/redirect';
import type { Account } from '../base/roles';
import type { Session } from '../base/session';

/** What a visitor gets to see at an address. */
export type Decision =
  | { readonly kind: 'show' }
  /** The account is still being asked for. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: Address }
  /** Signed in, but not for this page. */
  | { readonly kind: 'forbidden' }
  /** The token is worthless: it goes, the error is shown, and the person logs in again. */
  | { readonly kind: 'reset' };

/** The guard of specification §4 and §6. `target` is the full address, to come back to after login. */
export function decide(page: Page, session: Pick<Session, 'state' | 'account'>, target: string): Decision {
  if (session.state === 'failed') return { kind: 'reset' };
  if (session.state === 'loading') return page.login || page.path === '/login' ? { kind: 'wait' } : { kind: 'show' };
  if (session.account === null) {
    return page.login === true ? { kind: 'redirect', to: loginAddress(target) } : { kind: 'show' };
  }
  // Back from trying the company's own provider out.
  if (page.path === '/login' && isTry(target)) return { kind: 'show' };
  return decideFor(session.account, page);
}

function decideFor(account: Account, page: Page): Decision {
  if (page.path === '/login') return { kind: 'redirect', to: '/' };
  if (!page.login) return { kind: 'show' };
  if (account.user.secondFactorDue) {
    return page.path === '/personalCenter' ? { kind: 'show' } : { kind: 'redirect', to: '/personalCenter' };
  }
  const unfinished = informationToComplete(account);
  if (unfinished !== null && page.path !== unfinished) return { kind: 'redirect', to: unfinished };
  return mayOpen(account, page) ? { kind: 'show' } : { kind: 'forbidden' };
}
