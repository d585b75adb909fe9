import * as bindings from '../../books/bindings/bindings';
import { tellCustomer } from '../../books/bindings/notices';
import { notify } from '../../books/notices/notify';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { loginsOf, speakersOf } from '../../call/identity/customer-logins';
import { orNotFound, refuse } from '../../call/refusal';
import { isId } from '../../database/ids';
import { type System, scopeInside } from '../../database/transactions';
import * as queries from './customer.queries';

const refusals = {
  alreadyBound: { zh: '该客户已绑定', en: 'This customer is already bound.' },
  alreadyAsked: {
    zh: '已向该客户发出申请，请等待其确认',
    en: 'This customer has already been asked. Please wait for their reply.',
  },
  declined: {
    zh: `该客户已拒绝申请，${bindings.declinedDays} 天后可再次申请。如果客户并不知情，请联系平台核实`,
    en: `This customer has declined. You can ask again after ${bindings.declinedDays} days. If the customer knows nothing about it, contact the platform.`,
  },
} as const;
const openServices = {
  zh: '该客户还有未完成的服务，不能解除绑定',
  en: 'This customer still has open services.',
} as const;

/** Whoever answers for the customer is asked. */
async function askSpeakers(call: Call, system: System, customerId: string): Promise<void> {
  const { companyId } = call;
  const speakers = await speakersOf(system, customerId);
  const to = { customer: customerId, logins: speakers.map(({ id }) => id) };
  await scopeInside(system, { kind: 'company', companyId }, (tx) =>
    notify(call, tx, { kind: 'bindingAsked', facts: { company: call.caller.home.name }, recordId: companyId, to }),
  );
}

export const bindingHandlers = {
  'customer.addFriend': async (call, request) => {
    const { companyId, now, parts } = call;
    if (!isId(request.id)) refuse('general.notFound');
    const { outcome, logins } = await parts.database.asSystem(async (system) => {
      const customer = orNotFound(await bindings.lockCustomer(system, request.id));
      const asked = await bindings.askToServe(system, customer, companyId, request.loginId ?? null, now);
      if (asked === 'waiting') await askSpeakers(call, system, customer.id);
      return {
        outcome: asked,
        logins: await loginsOf(system, customer.id),
      };
    });
    if (outcome !== 'bound' && outcome !== 'waiting') {
      refuse('general.businessFailure', { words: refusals[outcome] });
    }
    await tellCustomer(call, logins, outcome === 'bound' ? 'siteBound' : 'siteAsked');
    return { waiting: outcome === 'waiting' };
  },

  'customer.requests': async (call) => {
    const since = new Date(call.now.getTime() - bindings.declinedDays * 24 * 60 * 60_000);
    const asked = await queries.listRequests(call.parts.database.system, call.companyId, since);
    return asked.map((request) => ({
      id: request.customer_id,
      name: request.name,
      state: request.declined_at === null ? ('waiting' as const) : ('declined' as const),
      askedAt: request.asked_at.toISOString(),
    }));
  },

  'customer.withdrawRequest': async ({ companyId, parts }, request) => {
    if (!isId(request.id)) refuse('general.notFound');
    const pair = { companyId, customerId: request.id };
    await parts.database.asSystem(async (system) => {
      orNotFound(await bindings.lockCustomer(system, request.id));
      const asked = orNotFound(await bindings.findRequest(system, pair));
      // A declined one stays, so that taking it back does not allow to ask anew.
      if (asked.declined_at !== null) refuse('general.notFound');
      await bindings.deleteRequest(system, pair);
    });
    return null;
  },

  'customer.remove': remove,
  'customer.removeFactory': remove,
} satisfies Partial<AreaHandlers<'customer'>>;

async function remove(call: Call, request: { readonly id: string }): Promise<null> {
  const { companyId, now, parts } = call;
  if (!isId(request.id)) refuse('general.notFound');
  const pair = { companyId, customerId: request.id };
  await parts.database.asSystem(async (system) => {
    const customer = orNotFound(await bindings.lockCustomer(system, request.id));
    orNotFound(await queries.lockBinding(system, pair));
    if (await queries.hasOpenTasks(system, pair)) refuse('general.businessFailure', { words: openServices });
    await bindings.endBinding(system, pair, now);
    await audit(call, system, { act: 'bindingEnded', subject: { id: customer.id, name: customer.name } });
  });
  return null;
}
