/** A company's own provider of identities, as its administrator sets it up and tries it out. */
import { type RequestOf, userTypes } from 'pest-sdk';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import {
  keepTry,
  loginPage,
  providerOf,
  sealedPlace,
  takeTryOf,
  vouchedFor,
} from '../../call/identity/company-sign-in';
import { tellActor } from '../../call/letters/tell';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { requireOwner } from '../../call/require-owner';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';

const words = {
  taken: { zh: '这个公司代码已被使用', en: 'This company code is taken.' },
  noSecret: { zh: '请填写客户端密钥', en: 'Enter the client secret.' },
  unreachable: {
    zh: '无法从此地址读取身份提供方的配置，请检查地址',
    en: 'No provider responds at this address. Check the issuer.',
  },
  untested: {
    zh: '请先保存并试登录一次：配置更改之后，还没有人用它成功登录过',
    en: 'Save it and test it first: no one has signed in with this configuration yet.',
  },
  notVouched: {
    zh: '身份提供方没有给出已验证的邮箱或手机号，或邮箱不属于所填的域名',
    en: 'The provider has not verified an email address or phone number, or the address belongs to another domain.',
  },
} as const;

export const companyProviderHandlers = {
  'company.signIn': async (call) => {
    const row = await findProvider(call);
    return { redirectUri: loginPage(call.origin), provider: row ? shown(call, row) : null };
  },

  'company.saveSignIn': async (call, request) => {
    const { parts, companyId } = call;
    const row = await requireOwner(call, request, () => checkedProvider(call, request));
    const taken = new PestRefusal('general.businessFailure', { words: words.taken, field: 'code' });
    await refusedAs('company_sign_in_code', taken, () =>
      parts.database.asSystem(async (system) => {
        const before = await system
          .selectFrom('company_sign_in')
          .select(['issuer', 'client_id'])
          .where('company_id', '=', companyId)
          .forUpdate()
          .executeTakeFirst();
        await system
          .insertInto('company_sign_in')
          .values({ company_id: companyId, ...row })
          .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
          .execute();
        // What one provider calls somebody says nothing at another.
        if (before && (before.issuer !== row.issuer || before.client_id !== row.client_id)) {
          await system.deleteFrom('company_identity').where('company_id', '=', companyId).execute();
        }
        // Nobody stays who did not come by it.
        if (row.enforced) await endOtherSessions(system, companyId);
        await audit(call, system, { act: 'signInRuleChanged', subject: { id: companyId, name: row.issuer } });
      }),
    );
    await tellActor(call, call.caller.loginId, 'providerChanged');
    return null;
  },

  'company.removeSignIn': async (call, request) => {
    const { parts, companyId, caller } = call;
    await requireOwner(call, request, async () => undefined);
    await parts.database.asSystem(async (system) => {
      await system.deleteFrom('company_sign_in').where('company_id', '=', companyId).execute();
      await audit(call, system, { act: 'signInRuleChanged', subject: { id: companyId, name: caller.home.name } });
    });
    await tellActor(call, call.caller.loginId, 'providerChanged');
    return null;
  },

  'company.beginSignInTest': async (call, { code }) => {
    const { parts, companyId, caller, origin, now } = call;
    const saved = await findProvider(call);
    const row = orNotFound(saved?.code === code ? saved : null);
    const begun = await parts.identityProviders.begin(providerOf(call, row), loginPage(origin)).catch(unreachable);
    await keepTry(parts.database.system, { companyId, accountId: caller.accountId }, begun, now);
    return { url: begun.url, state: begun.state };
  },

  'company.finishSignInTest': async (call, { state, code, iss }) => {
    const { parts, caller, origin, now } = call;
    const { system } = parts.database;
    const tried = await takeTryOf(system, state, { accountId: caller.accountId }, now);
    const row = await findProvider(call);
    if (!tried || !row) refuse('account.companySignInFailed');
    const identity = await parts.identityProviders
      .finish(providerOf(call, row), { ...tried, state }, { redirectUri: loginPage(origin), code, iss })
      .catch(() => refuse('account.companySignInFailed'));
    const { mail, phone } =
      vouchedFor(identity, row.mail_domain) ?? refuse('general.businessFailure', { words: words.notVouched });
    await system
      .updateTable('company_sign_in')
      .set({ tested_by: caller.accountId, tested_at: now })
      .where('company_id', '=', row.company_id)
      // Unless it was changed meanwhile.
      .where('issuer', '=', row.issuer)
      .where('client_id', '=', row.client_id)
      .where('client_secret', '=', row.client_secret)
      .where('mail_domain', '=', row.mail_domain)
      .execute();
    return { identity: mail || phone };
  },
} satisfies Partial<AreaHandlers<'company'>>;

function findProvider({ parts, companyId }: Call) {
  return parts.database.system
    .selectFrom('company_sign_in')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

function shown({ caller }: Call, row: Row<'company_sign_in'>) {
  const { code, issuer, enforced } = row;
  const isTested = row.tested_by === caller.accountId;
  return {
    code,
    issuer,
    clientId: row.client_id,
    mailDomain: row.mail_domain,
    enforced,
    testedAt: isTested ? (row.tested_at?.toISOString() ?? null) : null,
  };
}

/** It is asked before it is kept, and enforced once it let its administrator in: otherwise it would close the company out. */
async function checkedProvider(call: Call, request: RequestOf<'company.saveSignIn'>) {
  const { parts, companyId, origin, caller } = call;
  const { code, issuer, clientId, clientSecret, mailDomain, enforced } = request;
  const before = await findProvider(call);
  // A secret is given to the issuer that it was entered for, and to no other.
  const kept = before?.issuer === issuer ? before.client_secret : undefined;
  const sealed = clientSecret === undefined ? kept : parts.sealed.seal(clientSecret, sealedPlace(companyId));
  if (sealed === undefined) refuse('general.businessFailure', { words: words.noSecret, field: 'clientSecret' });
  const row = { code, issuer, client_id: clientId, client_secret: sealed, mail_domain: mailDomain, enforced };
  const isSame = before?.client_secret === sealed && before.client_id === clientId && before.mail_domain === mailDomain;
  const tested = isSame
    ? { tested_by: before.tested_by, tested_at: before.tested_at }
    : { tested_by: null, tested_at: null };
  await parts.identityProviders
    .begin(providerOf(call, { ...row, company_id: companyId }), loginPage(origin))
    .catch(unreachable);
  if (enforced && tested.tested_by !== caller.accountId) {
    refuse('general.businessFailure', { words: words.untested, field: 'enforced' });
  }
  return { ...row, ...tested };
}

function unreachable(): never {
  refuse('general.businessFailure', { words: words.unreachable, field: 'issuer' });
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
