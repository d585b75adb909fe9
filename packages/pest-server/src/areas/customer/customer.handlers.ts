import { clientTypes, type OwnProfileDraft, type ResultOf } from 'pest-sdk';
import { boundWords, spreadWords } from '../../books/bindings/bindings';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { limitLookups } from '../../call/lookup-limit';
import { hashNewPassword } from '../../call/new-password';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { requireSeen } from '../../call/revision';
import { companyOf, customerOf, requireSite } from '../../call/tenant';

import type { Row } from '../../database/tables';
import { allowCustomer, type System, scopeInside, type Tx } from '../../database/transactions';
import { clientTypeWords } from './client-type-words';
import * as queries from './customer.queries';
import { bindingHandlers } from './customer-bindings';
import { insertLogin, loginHandlers, maskPhone } from './customer-logins';
import * as profile from './customer-profile';
import { importHandlers } from './import-customers';
import { informationHandlers } from './own-information';

const onlyProven = {
  zh: '请先用手机验证码设置您自己的密码',
  en: 'First set your own password, using a code sent to your phone.',
} as const;

const onlySpeakers = {
  zh: '只有能代表客户的主账号可以修改这些信息',
  en: 'Only a login that acts for the customer can change this.',
} as const;

const onlyReviewed = {
  zh: '名称和信用代码经过平台审核，请在“客户信息”中修改并重新提交审核',
  en: 'The platform has reviewed the name and credit code. Change them under Customer information; they will be reviewed again.',
} as const;

export const customerHandlers = {
  ...bindingHandlers,
  ...importHandlers,
  ...informationHandlers,
  ...loginHandlers,

  'customer.checkLicense': async (call, request) => {
    await limitLookups(call);
    return { taken: await queries.creditCodeTaken(call.parts.database.system, request.creditCode) };
  },

  'customer.list': (call, request) => call.inScope((tx) => queries.listCustomers(call, tx, request)),

  'customer.places': (call, request) => call.inScope((tx) => queries.sitePlaces(call, tx, request)),

  'customer.allList': (call) => call.inScope(queries.customerOptions),

  'customer.details': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.id);
      const customer = orNotFound(await queries.findCustomer(tx, request.id));
      const binding = orNotFound(await queries.findBinding(tx, request.id));
      return {
        ...profile.shown(call, customer),
        ...contactOf(tx, binding),
        ...(await queries.siteFacts(call, tx, request.id)),
        id: customer.id,
        loginId: tx.scope.kind === 'company' ? await firstLogin(tx, customer.id) : call.caller.loginId,
        profileLock: profile.lockOf(tx, binding),
        revision: revisionOfCustomer(tx, customer, binding),
        registeredAt: customer.registered_at.toISOString(),
        status: customer.status,
      };
    }),

  'customer.map': async (call) => ({ provider: call.parts.settings.map }),

  'customer.search': async (call, request) => {
    await limitLookups(call);
    const hits = await queries.findByKey(call.parts.database.system, request.key);
    return hits.map((hit) => ({
      id: hit.id,
      // What another company typed is not shown: only who speaks for itself has a name for everybody.
      maskedName: hit.speaks ? maskName(hit.name) : '',
      maskedPhone: hit.login_id === null ? '' : maskPhone(hit.login_id),
      bound: hit.served_by.includes(call.companyId),
    }));
  },

  'customer.add': (call, request) =>
    asCodeTaken(() =>
      inBoth(call, async (system, tx) => ({ id: await profile.insertBound(call, system, tx, request) })),
    ),

  'customer.create': async (call, request) => {
    const passwordHash = await hashNewPassword(call, request.password, [
      request.loginId,
      request.name,
      request.contactName,
    ]);
    return asCodeTaken(() =>
      inBoth(call, async (system, tx) => {
        const id = await profile.insertBound(call, system, tx, request);
        await insertLogin(call, tx, id, request.contactName || request.name, {
          login_id: request.loginId,
          password_hash: passwordHash,
        });
        return { id };
      }),
    );
  },

  'customer.update': update,
  'customer.editFactory': update,

  'customer.own': (call) =>
    call.inScope(async (tx) => {
      const customer = await profile.readByItself(call, tx);
      const editable = call.caller.speaksForCustomer;
      return { ...profile.shown(call, customer), editable, revision: profile.revisionOfProfile(customer) };
    }),

  /** Each company that follows the customer learns its new words with it. */
  'customer.updateOwn': async (call, request) => {
    const { proven, speaksForCustomer } = call.caller;
    if (!speaksForCustomer) refuse('general.businessFailure', { words: proven ? onlySpeakers : onlyProven });
    const { database } = call.parts;
    await limitCodes(call, call.customerScope.customerId, request.creditCode);
    return asCodeTaken(() =>
      database.asSystem((system) =>
        scopeInside(system, call.caller.scope, async (tx) => {
          const customer = orNotFound(await queries.lockOwn(tx, customerOf(tx)));
          requireSeen(request.revision, profile.revisionOfProfile(customer));
          refuseReviewed(customer, request);
          refuseSharedCode(customer, request);
          await queries.updateCustomer(tx, customer.id, await profile.columnsOf(call, tx, request, customer));
          await spreadWords(system, customer.id);
          return null;
        }),
      ),
    );
  },

  'customer.category': async ({ language }) => clientTypes.map((id) => ({ id, name: clientTypeWords[id][language] })),
} satisfies Partial<AreaHandlers<'customer'>>;

/** In the caller's scope, and beyond it: whether anybody has entered a code is seen across companies only. */
function inBoth<Result>(call: Call, work: (system: System, tx: Tx) => Promise<Result>): Promise<Result> {
  return call.parts.database.asSystem((system) => scopeInside(system, call.caller.scope, (tx) => work(system, tx)));
}

/** Other companies that serve the firm know it by its code. */
function refuseSharedCode(customer: Row<'customer'>, request: OwnProfileDraft): void {
  if (request.creditCode === customer.credit_code || customer.served_by.length < 2) return;
  refuse('general.businessFailure', { words: profile.codeShared, field: 'creditCode' });
}

/** What the platform has looked at is submitted to it again, not changed beside it. */
function refuseReviewed(customer: Row<'customer'>, request: OwnProfileDraft): void {
  if (customer.created_by !== null) return;
  const field = (['name', 'creditCode'] as const).find((one) => {
    const before = { name: customer.name, creditCode: customer.credit_code };
    return request[one] !== before[one];
  });
  if (field) refuse('general.businessFailure', { words: onlyReviewed, field });
}

async function update(call: Call, request: profile.CustomerChange): Promise<null> {
  await limitCodes(call, request.id, request.creditCode);
  return asCodeTaken(() =>
    call.inScope(async (tx) => {
      const companyId = companyOf(tx);
      await requireSite(tx, request.id);
      const customer = await customerSeen(tx, request);
      const changed = profile.changedField(call, customer, request);
      if (changed !== null) await changeShared(call, tx, customer, request, changed);
      await queries.updateBinding(tx, companyId, request.id, profile.contactColumns(request));
      return null;
    }),
  );
}

/** Whether a code is taken is a question about customers of others, also where it is asked by changing one's own. */
async function limitCodes(call: Call, id: string, creditCode: string): Promise<void> {
  const known = await call.inScope((tx) => queries.findCustomer(tx, id));
  if (known && known.credit_code !== creditCode) await limitLookups(call);
}

/** The customer to be changed. @throws PestRefusal where somebody has changed it since it was seen */
async function customerSeen(tx: Tx, { id, revision }: profile.CustomerChange): Promise<Row<'customer'>> {
  if (revision !== undefined) await queries.holdCustomer(tx, companyOf(tx), id);
  const customer = orNotFound(await queries.findCustomer(tx, id));
  if (revision === undefined) return customer;
  requireSeen(revision, revisionOfCustomer(tx, customer, orNotFound(await queries.findBinding(tx, id))));
  return customer;
}

function revisionOfCustomer(tx: Tx, customer: Row<'customer'>, binding: Row<'customer_binding'>): string {
  return profile.revisionOfProfile(customer, profile.contactSent(binding, contactOf(tx, binding).notes));
}

/** @throws PestRefusal `general.businessFailure` naming the field, where the company may not change it. */
async function changeShared(
  call: Call,
  tx: Tx,
  customer: Row<'customer'>,
  request: profile.CustomerChange,
  field: string,
): Promise<void> {
  const lock = profile.lockOf(tx, orNotFound(await queries.findBinding(tx, customer.id)));
  if (lock !== null) refuse('general.businessFailure', { words: profile.lockWords[lock], field });
  const columns = await profile.columnsOf(call, tx, request, customer);
  // While nobody else serves it, what the company says is all that is known of the customer.
  const isAlone = await queries.updateCustomer(tx, customer.id, columns);
  if (!isAlone && columns.credit_code !== customer.credit_code) {
    refuse('general.businessFailure', { words: profile.codeShared, field: 'creditCode' });
  }
  await queries.updateBinding(tx, companyOf(tx), customer.id, boundWords(columns));
}

/** The first login to which the company shows what it records. */
async function firstLogin(tx: Tx, customerId: string): Promise<string | null> {
  await allowCustomer(tx, customerId);
  const [login] = await queries.listLogins(tx, companyOf(tx), customerId, { shown: true });
  return login?.login_id ?? null;
}

/** Notes are the company's own. */
function contactOf(
  tx: Tx,
  binding: Row<'customer_binding'>,
): Pick<ResultOf<'customer.details'>, 'contactName' | 'phone' | 'reportEmail' | 'notes'> {
  return {
    contactName: binding.contact_name,
    phone: binding.phone,
    reportEmail: binding.report_email,
    notes: tx.scope.kind === 'company' ? binding.notes : '',
  };
}

/** Enough to recognise whom one knows, not enough to collect names. */
function maskName(name: string): string {
  const letters = [...name];
  return `${letters.slice(0, 2).join('')}${'*'.repeat(Math.max(1, letters.length - 4))}${letters.slice(4).slice(-2).join('')}`;
}

function asCodeTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs('customer_credit_code', new PestRefusal('general.businessFailure', profile.codeTaken), work);
}
