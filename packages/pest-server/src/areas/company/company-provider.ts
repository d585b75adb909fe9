/** A company's own provider of identities, as its administrator sets it up. */
import { userTypes } from 'pest-sdk';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { loginPage, sealedPlace } from '../../call/identity/company-sign-in';
import { PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { tellOfSignIn } from '../../call/tell-of-sign-in';
import type { System } from '../../database/transactions';

const words = {
  taken: { zh: '这个公司代码已被使用', en: 'This company code is taken.' },
  noSecret: { zh: '请填写客户端密钥', en: 'Enter the client secret.' },
  unreachable: {
    zh: '无法从此地址读取身份提供方的配置，请检查地址',
    en: 'No provider answers at this address. Check the issuer.',
  },
} as const;

export const companyProviderHandlers = {
  'company.signIn': async (call) => {
    const row = await findProvider(call);
    return {
      redirectUri: loginPage(call.origin),
      provider: row
        ? {
            code: row.code,
            issuer: row.issuer,
            clientId: row.client_id,
            mailDomain: row.mail_domain,
            enforced: row.enforced,
          }
        : null,
    };
  },

  /** It is asked before it is kept: a provider that does not answer would close the company out. */
  'company.saveSignIn': async (call, request) => {
    const { parts, companyId, origin } = call;
    const { code, issuer, clientId, clientSecret, mailDomain, enforced } = request;
    const before = await findProvider(call);
    // A secret is given to the issuer that it was entered for, and to no other.
    const kept = before?.issuer === issuer ? before.client_secret : undefined;
    const sealed = clientSecret === undefined ? kept : parts.sealed.seal(clientSecret, sealedPlace(companyId));
    if (sealed === undefined) refuse('general.businessFailure', { words: words.noSecret, field: 'clientSecret' });
    const provider = { issuer, clientId, clientSecret: parts.sealed.open(sealed, sealedPlace(companyId)) };
    await parts.identityProviders
      .begin(provider, loginPage(origin))
      .catch(() => refuse('general.businessFailure', { words: words.unreachable, field: 'issuer' }));
    const row = { code, issuer, client_id: clientId, client_secret: sealed, mail_domain: mailDomain, enforced };
    const taken = new PestRefusal('general.businessFailure', { words: words.taken, field: 'code' });
    await refusedAs('company_sign_in_code', taken, () =>
      parts.database.asSystem(async (system) => {
        await system
          .insertInto('company_sign_in')
          .values({ company_id: companyId, ...row })
          .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
          .execute();
        // Nobody stays who did not come by it.
        if (enforced) await endOtherSessions(system, companyId);
        await audit(call, system, { act: 'signInRuleChanged', subject: { id: companyId, name: issuer } });
      }),
    );
    await tellOfSignIn(call, 'provider');
    return null;
  },

  'company.removeSignIn': async (call) => {
    const { parts, companyId, caller } = call;
    await parts.database.asSystem(async (system) => {
      await system.deleteFrom('company_sign_in').where('company_id', '=', companyId).execute();
      await audit(call, system, { act: 'signInRuleChanged', subject: { id: companyId, name: caller.home.name } });
    });
    await tellOfSignIn(call, 'provider');
    return null;
  },
} satisfies Partial<AreaHandlers<'company'>>;

function findProvider({ parts, companyId }: Call) {
  return parts.database.system
    .selectFrom('company_sign_in')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

async function endOtherSessions(system: System, companyId: string): Promise<void> {
  await system
    .deleteFrom('session')
    .where('method', '!=', 'company')
    .where('account_id', 'in', (account) =>
      account
        .selectFrom('account')
        .select('id')
        .where('company_id', '=', companyId)
        .where('type', '!=', userTypes.administrator),
    )
    .execute();
}
