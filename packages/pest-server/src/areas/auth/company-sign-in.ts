/** Signing in with an account that the company's own provider knows. */
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { accountOf, keepTry, loginPage, sealedPlace, takeTryOf } from '../../call/identity/company-sign-in';
import { orNotFound, refuse } from '../../call/refusal';
import type { Row } from '../../database/tables';
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
    await keepTry(system, row.company_id, begun, device, now);
    return { url: begun.url };
  },

  'auth.finishCompanySignIn': async (call, { state, code, iss, device }) => {
    const { parts, now, origin } = call;
    await takeTryOfAddress(call);
    const { system } = parts.database;
    const tried = (await takeTryOf(system, state, device, now)) ?? failed();
    const row = await system
      .selectFrom('company_sign_in')
      .selectAll()
      .where('company_id', '=', tried.company_id)
      .executeTakeFirstOrThrow();
    const identity = await parts.identityProviders
      .finish(providerOf(call, row), { ...tried, state }, { redirectUri: loginPage(origin), code, iss })
      .catch(failed);
    const accountId = await accountOf(system, { companyId: row.company_id, mailDomain: row.mail_domain }, identity);
    const login = accountId === null ? null : await findLoginOf(system, { accountId });
    if (!login) return failed();
    if (login.disabled) refuse('account.loginNotAllowed');
    return openSession(call, login, { method: 'company', device });
  },
} satisfies Partial<AreaHandlers<'auth'>>;

function providerOf({ parts }: Call, { company_id, issuer, client_id, client_secret }: Row<'company_sign_in'>) {
  return { issuer, clientId: client_id, clientSecret: parts.sealed.open(client_secret, sealedPlace(company_id)) };
}

/** What went wrong between the two is nothing for who is not signed in. */
function failed(): never {
  refuse('account.companySignInFailed');
}
