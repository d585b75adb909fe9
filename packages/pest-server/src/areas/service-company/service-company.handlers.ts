import * as bindings from '../../books/bindings/bindings';
import { tellCompany } from '../../books/bindings/notices';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { isId } from '../../database/ids';
import { pageOf } from '../../database/pages';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import * as queries from './service-company.queries';

const onlyProven = {
  zh: '请先用手机验证码设置您自己的密码，再管理服务公司',
  en: 'First set your own password, using a code sent to your phone. Then you can manage service companies.',
} as const;

const notKnown = {
  zh: '该公司尚未确认您的登录账号，不能由您解除。请联系该公司确认，或联系平台核实',
  en: 'This company has not confirmed your login, so you cannot end its service. Ask the company to confirm it, or contact the platform.',
} as const;

export const serviceCompanyHandlers: AreaHandlers<'serviceCompany'> = {
  'serviceCompany.list': async (call, request) => {
    const site = call.customerScope;
    const shown = companiesFor(call, site);
    const { system } = call.parts.database;
    const { total, items } = await queries.listServing(system, site.customerId, shown, request);
    return pageOf(
      request,
      total,
      items.map((company) => ({
        ...summaryOf(call, company),
        boundAt: company.bound_at.toISOString(),
        shown: site.servedBy.includes(company.id),
        heeds: heeds(call, company),
        plannedServices: company.planned_services,
      })),
    );
  },

  'serviceCompany.requests': async (call) => {
    const { customerId } = call.customerScope;
    if (!call.caller.speaksForCustomer) return [];
    const asking = await queries.listAsking(call.parts.database.system, customerId);
    return asking.map((company) => ({ ...summaryOf(call, company), askedAt: company.asked_at.toISOString() }));
  },

  'serviceCompany.confirm': async (call, request) => {
    const { company, customer } = await answer(call, request.id, async (system, found, asked) => {
      await bindings.deleteRequest(system, asked.pair);
      await bindings.bind(system, told(call, found), request.id, call.now);
      // The company named this login when it asked: it is confirmed by both.
      if (asked.loginId === call.caller.loginId) {
        await bindings.showTo(system, asked.pair, call.caller.accountId, call.now);
      }
    });
    await tellCompany(call, company, 'serviceAccepted', { who: told(call, customer).name });
    return null;
  },

  'serviceCompany.decline': async (call, request) => {
    const { company, customer } = await answer(call, request.id, (system, _, asked) =>
      bindings.declineRequest(system, asked.pair, call.now),
    );
    await tellCompany(call, company, 'serviceDeclined', { who: told(call, customer).name });
    return null;
  },

  'serviceCompany.delete': async (call, request) => {
    const site = call.customerScope;
    if (!isId(request.id)) refuse('general.notFound');
    const pair = { companyId: request.id, customerId: site.customerId };
    const { company, serving } = await call.parts.database.asSystem(async (system) => {
      const found = orNotFound(await bindings.lockCustomer(system, site.customerId));
      if (!found.served_by.includes(request.id) || !mayKnow(call, site, request.id)) refuse('general.notFound');
      if (!call.caller.proven) refuse('general.businessFailure', { words: onlyProven });
      const serving = orNotFound(await queries.findServing(system, pair));
      if (!heeds(call, serving)) refuse('general.businessFailure', { words: notKnown });
      await bindings.endBinding(system, pair, call.now);
      await queries.cancelPlanned(system, pair);
      const ended = orNotFound(await queries.findCompany(system, request.id));
      await audit(call, system, { act: 'bindingEnded', subject: { id: ended.id, name: ended.name } });
      return { company: ended, serving };
    });
    await tellCompany(call, company, 'serviceEnded', { who: serving.customer_name });
    return null;
  },
};

interface Site {
  readonly customerId: string;
  /** Companies that show what they record to the login that asks. */
  readonly servedBy: readonly string[];
}

/** Null is all of them: a login that speaks for the customer sees who serves it, any other whoever shows it something. */
function companiesFor(call: Call, site: Site): readonly string[] | null {
  return call.caller.speaksForCustomer ? null : site.servedBy;
}

/**
 * Whether a company is bound by what a login says. Anybody may enter a credit code and make a login for it: one that neither
 * the company nor the platform has ever heard of ends nobody's service.
 */
function heeds(call: Call, { id, follows }: { readonly id: string; readonly follows: boolean }): boolean {
  return follows || call.caller.knownToPlatform || call.customerScope.servedBy.includes(id);
}

function mayKnow(call: Call, site: Site, companyId: string): boolean {
  return companiesFor(call, site)?.includes(companyId) ?? true;
}

/** Nobody passes on what a company says of the customer that the login itself may not read. */
function told({ caller }: Call, customer: Row<'customer'>): Row<'customer'> {
  return caller.knowsWords ? customer : bindings.withoutWords(customer);
}

/** Answers a question that waits. @throws PestRefusal `general.notFound`, or `general.businessFailure` before the proof. */
function answer(
  call: Call,
  companyId: string,
  work: (
    system: System,
    customer: Row<'customer'>,
    asked: { readonly pair: bindings.Pair; readonly loginId: string | null },
  ) => Promise<void>,
) {
  const { customerId } = call.customerScope;
  if (!isId(companyId)) refuse('general.notFound');
  if (!call.caller.proven) refuse('general.businessFailure', { words: onlyProven });
  if (!call.caller.speaksForCustomer) refuse('general.notFound');
  const pair = { companyId, customerId };
  return call.parts.database.asSystem(async (system) => {
    const customer = orNotFound(await bindings.lockCustomer(system, customerId));
    const request = await bindings.findRequest(system, pair);
    if (!request || request.declined_at !== null) refuse('general.notFound');
    await work(system, customer, { pair, loginId: request.login_id });
    return { customer, company: orNotFound(await queries.findCompany(system, companyId)) };
  });
}

function summaryOf(call: Call, company: Row<'company'>) {
  return {
    id: company.id,
    name: company.name,
    contactName: company.contact_name,
    contactPhone: company.contact_phone,
    address: company.address,
    logo: call.optionalFileUrl(company.logo),
    businessLicense: call.optionalFileUrl(company.business_license),
    pestControlQualification: call.optionalFileUrl(company.pest_control_qualification),
    pesticideUsageCertificate: call.optionalFileUrl(company.pesticide_usage_certificate),
    personnelQualification: call.optionalFileUrl(company.personnel_qualification),
  };
}
