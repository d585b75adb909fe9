import { type CustomerLogin, userTypes } from 'pest-sdk';
import { letSpeak, showTo } from '../../books/bindings/bindings';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { forgetFactors } from '../../call/identity/second-factors';
import { endSessions } from '../../call/identity/sessions';
import { hashNewPassword } from '../../call/new-password';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf, requireSite } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import type { NewRow, Row } from '../../database/tables';
import { allowCustomer, scopeInside, type Tx } from '../../database/transactions';
import * as queries from './customer.queries';

const otherPhone = {
  zh: '手机号与该登录账号不一致，请向客户核实',
  en: 'This is not the phone number of that login. Please check with the customer.',
} as const;
const notProven = {
  zh: '该账号尚未通过手机验证，请客户先登录并设置自己的密码',
  en: 'This login has not verified its phone number yet. Ask the customer to sign in and set their own password first.',
} as const;
const provenAlready = {
  zh: '该账号已由客户设置密码，忘记密码时请客户用短信验证码重置',
  en: 'The customer has set their own password. If it is forgotten, only they can reset it, with a code sent to their phone.',
} as const;

export const loginHandlers = {
  'customer.createAccount': async (call, request) => {
    const passwordHash = await hashNewPassword(call, request.password, [request.loginId]);
    return call.inScope(async (tx) => {
      await requireSite(tx, request.id);
      const customer = orNotFound(await queries.findCustomer(tx, request.id));
      const binding = orNotFound(await queries.findBinding(tx, request.id));
      await insertLogin(call, tx, request.id, binding.contact_name || customer.name, {
        login_id: request.loginId,
        password_hash: passwordHash,
      });
      return null;
    });
  },

  'customer.logins': (call, request) =>
    call.inScope(async (tx) => {
      const companyId = companyOf(tx);
      await requireSite(tx, request.id);
      await allowCustomer(tx, request.id);
      const logins = await queries.listLogins(tx, companyId, request.id);
      return logins.map((login) => toLogin(login, companyId));
    }),

  'customer.confirmLogin': (call, request) =>
    call.parts.database.asSystem((system) =>
      scopeInside(system, call.caller.scope, async (tx) => {
        const login = await loginOf(tx, request);
        if (login.login_id !== request.loginId) {
          refuse('general.businessFailure', { words: otherPhone, field: 'loginId' });
        }
        // Until then, whoever made the login knows its password.
        if (login.proven_at === null && login.made_by !== companyOf(tx)) {
          refuse('general.businessFailure', { words: notProven });
        }
        await showTo(tx.db, { companyId: companyOf(tx), customerId: request.id }, login.id, call.now);
        await letSpeak(system, request.id, login.id);
        return null;
      }),
    ),

  'customer.hideLogin': (call, request) =>
    call.inScope(async (tx) => {
      const login = await loginOf(tx, request);
      await queries.hideFrom(tx, companyOf(tx), login.id);
      return null;
    }),

  'customer.resetLogin': async (call, request) => {
    const { login_id } = await call.inScope((tx) => ownLoginOf(tx, request));
    const passwordHash = await hashNewPassword(call, request.password, [login_id]);
    const login = await call.inScope(async (tx) => {
      const found = await ownLoginOf(tx, request);
      if (!(await queries.resetUnproven(tx, found.id, passwordHash))) {
        refuse('general.businessFailure', { words: provenAlready });
      }
      await audit(call, tx.db, { act: 'loginReset', subject: { id: found.id, name: found.login_id } });
      return found;
    });
    await call.parts.database.asSystem(async (system) => {
      await forgetFactors(system, login.id, call.now);
      await endSessions(system, login.id, null);
    });
    return null;
  },

  'customer.disableLogin': async (call, request) => {
    const login = await call.inScope(async (tx) => {
      const found = await ownLoginOf(tx, request);
      await queries.updateLogin(tx, found.id, { disabled_at: request.disabled ? call.now : null });
      const act = request.disabled ? 'loginDisabled' : 'loginEnabled';
      await audit(call, tx.db, { act, subject: { id: found.id, name: found.login_id } });
      return found;
    });
    if (request.disabled) await endSessions(call.parts.database.system, login.id, null);
    return null;
  },
} satisfies Partial<AreaHandlers<'customer'>>;

/** A login that the company makes sees what the company records. */
export async function insertLogin(
  call: Call,
  tx: Tx,
  customerId: string,
  userName: string,
  login: Pick<NewRow<'account'>, 'login_id' | 'password_hash'>,
): Promise<void> {
  const id = newId(call.now);
  const companyId = companyOf(tx);
  await allowCustomer(tx, customerId);
  await refusedAs('account_login_id', new PestRefusal('account.exists', { field: 'loginId' }), () =>
    insertRow(tx.db, 'account', {
      ...login,
      id,
      company_id: null,
      customer_id: customerId,
      made_by: companyId,
      user_name: userName,
      type: userTypes.customer,
      permissions: '[]',
      created_at: call.now,
    }),
  );
  await showTo(tx.db, { companyId, customerId }, id, call.now);
  await audit(call, tx.db, { act: 'loginCreated', subject: { id, name: login.login_id } });
}

/** The middle of a phone is left out. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

interface LoginName {
  /** The customer's. */
  readonly id: string;
  readonly accountId: string;
}

/** A login of a customer that the company serves. @throws PestRefusal `general.notFound`, `account.notFound` */
async function loginOf(tx: Tx, { id, accountId }: LoginName): Promise<queries.Login> {
  const companyId = companyOf(tx);
  await requireSite(tx, id);
  await allowCustomer(tx, id);
  const [login] = isId(accountId) ? await queries.listLogins(tx, companyId, id, { id: accountId }) : [];
  return orNotFound(login, 'account.notFound');
}

/** One that the company made itself; another company's is as good as missing. @throws PestRefusal as `loginOf` */
async function ownLoginOf(tx: Tx, name: LoginName): Promise<queries.Login> {
  const login = await loginOf(tx, name);
  return login.made_by === companyOf(tx) ? login : refuse('account.notFound');
}

function toLogin(login: Row<'account'> & { readonly shown: boolean }, companyId: string): CustomerLogin {
  const madeBy = login.made_by === null ? 'customer' : login.made_by === companyId ? 'us' : 'other';
  const known = madeBy === 'us' || login.shown;
  return {
    id: login.id,
    loginId: known ? login.login_id : maskPhone(login.login_id),
    userName: known ? login.user_name : '',
    madeBy,
    proven: login.proven_at !== null,
    shown: login.shown,
    disabled: login.disabled_at !== null,
    createdAt: login.created_at.toISOString(),
  };
}
