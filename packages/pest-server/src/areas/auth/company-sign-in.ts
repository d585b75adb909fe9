/** Signing in with an account that the company's own provider knows. */
import type { AreaHandlers } from '../../call/handlers';
import {
  accountOf,
  bindIdentity,
  keepTry,
  loginPage,
  providerOf,
  takeTryOf,
} from '../../call/identity/company-sign-in';
import { orNotFound, refuse } from '../../call/refusal';
import { findLoginOf } from './auth.queries';
import { openSession } from './open-session';
import { takeTryOfAddress } from './tries';

export const companySignInHandlers = {
  'auth.beginCompanySignIn': async (call, { code, device }) => {
    const { parts, now, origin } = call;
    await takeTryOfAddress(call);
    const { system } = parts.database;
    const row = orNotFound(
      await system.selectFrom('company_sign_in').selectAll().where('code', '=', code).executeTakeFirst(),
    );
    const begun = await parts.identityProviders.begin(providerOf(call, row), loginPage(origin)).catch(failed);
    await keepTry(system, { companyId: row.company_id, device }, begun, now);
    return { url: begun.url };
  },

  'auth.finishCompanySignIn': async (call, { state, code, iss, device }) => {
    const { parts, now, origin } = call;
    await takeTryOfAddress(call);
    const { system } = parts.database;
    const tried = (await takeTryOf(system, state, { device }, now)) ?? failed();
    const row = await system
      .selectFrom('company_sign_in')
      .selectAll()
      .where('company_id', '=', tried.company_id)
      .executeTakeFirstOrThrow();
    const identity = await parts.identityProviders
      .finish(providerOf(call, row), { ...tried, state }, { redirectUri: loginPage(origin), code, iss })
      .catch(failed);
    const accountId = await accountOf(system, row, identity);
    const login = accountId === null ? null : await findLoginOf(system, { accountId });
    if (!login) return failed();
    if (login.disabled) refuse('account.loginNotAllowed');
    if (!(await bindIdentity(system, row, { accountId: login.accountId, identity }, now))) return failed();
    return openSession(call, login, { method: 'company', device });
  },
} satisfies Partial<AreaHandlers<'auth'>>;

/** What went wrong between the two is nothing for who is not signed in. */
function failed(): never {
  refuse('account.companySignInFailed');
}
