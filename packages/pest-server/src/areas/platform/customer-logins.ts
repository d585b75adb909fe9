/** Where it is in doubt who answers for a customer, the platform decides. */
import { letSpeak, silence } from '../../books/bindings/bindings';
import { tellCompany, tellLogins } from '../../books/bindings/notices';
import { audit } from '../../call/audit';
import type { AreaHandlers } from '../../call/handlers';
import { knowsWords, loginsOf, speaksForCustomer } from '../../call/identity/customer-logins';
import { orNotFound, refuse } from '../../call/refusal';
import { isId } from '../../database/ids';
import { listEnd } from '../../database/pages';
import * as queries from './review.queries';

const notProven = {
  zh: '该账号尚未通过手机验证，不能代表客户',
  en: 'This login has not verified its phone number yet, so it cannot act for the customer.',
} as const;

export const customerLoginHandlers = {
  'platform.customerLogins': async ({ parts }, { id }) => {
    if (!isId(id)) refuse('general.notFound');
    const { system } = parts.database;
    orNotFound(await queries.findCustomer(system, id));
    const logins = await loginsOf(system, id, listEnd);
    const names = await queries.companyNames(
      system,
      logins.flatMap(({ made_by, shown_by }) => (made_by === null ? shown_by : [made_by, ...shown_by])),
    );
    const nameOf = (companyId: string) => names.get(companyId) ?? '';
    return logins.map((login) => ({
      id: login.id,
      loginId: login.login_id,
      userName: login.user_name,
      madeBy: login.made_by === null ? '' : nameOf(login.made_by),
      confirmedBy: login.shown_by.map(nameOf),
      proven: login.proven_at !== null,
      disabled: login.disabled_at !== null,
      speaks: login.disabled_at === null && speaksForCustomer(login),
      decided: login.speaks !== null,
      createdAt: login.created_at.toISOString(),
    }));
  },

  'platform.hearLogin': async (call, { id, accountId, speaks, reason }) => {
    if (!isId(id) || !isId(accountId)) refuse('general.notFound');
    const { customer, login, freed } = await call.parts.database.asSystem(async (system) => {
      const found = orNotFound(await queries.lockCustomer(system, id));
      const asked = (await loginsOf(system, id)).find((each) => each.id === accountId);
      if (!asked) refuse('account.notFound');
      if (speaks && asked.proven_at === null) refuse('general.businessFailure', { words: notProven });
      await queries.decideOnLogin(system, accountId, speaks);
      if (speaks) await letSpeak(system, id, accountId);
      const companies = speaks ? [] : await silence(system, id);
      const act = speaks ? 'loginHeard' : 'loginSilenced';
      await audit(call, system, { act, subject: { id, name: found.name }, note: `${asked.login_id}; ${reason}` });
      return { customer: found, login: asked, freed: await queries.companies(system, companies) };
    });
    const name = knowsWords({ ...login, maker: login.made_by }) ? customer.name : customer.credit_code;
    await tellLogins(call, [login], speaks ? 'loginHeard' : 'loginSilenced', { who: name, reason });
    for (const company of freed) await tellCompany(call, company, 'customerFree', { who: customer.credit_code });
    return null;
  },
} satisfies Partial<AreaHandlers<'platform'>>;
