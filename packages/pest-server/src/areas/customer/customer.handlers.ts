import { type CustomerDraft, clientTypes, type RequestOf, reviewStatus, userTypes, type Words } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { companyOf, requireSite } from '../../call/tenant';
import { newId } from '../../database/ids';
import { pageOf } from '../../database/scope';
import type { NewRow } from '../../database/tables';
import { allowCustomer, type Tx } from '../../database/transactions';
import { bindOptional } from '../../files/bound-files';
import * as queries from './customer.queries';

const codeTaken = {
  zh: '该信用代码的客户已存在，请使用绑定客户',
  en: 'A customer with this credit code exists already. Bind it instead.',
} as const;
const alreadyBound = { zh: '该客户已绑定', en: 'This customer is already bound.' } as const;
const hasLogin = { zh: '该客户已有登录账号', en: 'This customer already has a login account.' } as const;
const openServices = {
  zh: '该客户还有未完成的服务，不能解除绑定',
  en: 'This customer still has open services.',
} as const;

const clientTypeNames: Record<(typeof clientTypes)[number], Words> = {
  industrial: { zh: '工业', en: 'Industrial' },
  business: { zh: '商业', en: 'Business' },
  other: { zh: '其他', en: 'Other' },
};

export const customerHandlers = {
  'customer.checkLicense': async ({ parts }, request) => ({
    taken: await queries.creditCodeTaken(parts.database.system, request.creditCode),
  }),

  'customer.list': (call, request) =>
    call.inScope(async (tx) => {
      const { total, items } = await queries.listCustomers(tx, request);
      return pageOf(request, total, items);
    }),

  'customer.allList': (call) => call.inScope(queries.customerOptions),

  'customer.details': (call, request) =>
    call.inScope(async (tx) => {
      await requireSite(tx, request.id);
      if (tx.scope.kind === 'company') await allowCustomer(tx, request.id);
      const customer = orNotFound(await queries.findCustomer(tx, request.id));
      const facts = await queries.siteFacts(tx, request.id);
      return {
        id: customer.id,
        name: customer.name,
        creditCode: customer.credit_code,
        region: customer.region,
        address: customer.address,
        location: locationOf(customer),
        reportEmail: customer.report_email,
        contactName: customer.contact_name,
        phone: customer.phone,
        introduction: customer.introduction,
        clientType: customer.client_type,
        pestControlCertificate: call.optionalFileUrl(customer.pest_control_certificate),
        msds: call.optionalFileUrl(customer.msds),
        controllerCertificate: call.optionalFileUrl(customer.controller_certificate),
        loginId: facts.loginId,
        registeredAt: customer.registered_at.toISOString(),
        status: customer.status,
        floorPlanCount: facts.floorPlanCount,
        deviceCount: facts.deviceCount,
        workshopCount: facts.workshopCount,
        openRiskCount: facts.openRiskCount,
        lastServiceDay: facts.lastServiceDay,
        nextServiceDay: facts.nextServiceDay,
      };
    }),

  async 'customer.search'(call, request) {
    const hits = await queries.findByKey(call.parts.database.system, request.key, call.companyId);
    return hits.map((hit) => ({
      id: hit.id,
      maskedName: maskName(hit.name),
      maskedPhone: `${hit.phone.slice(0, 3)}****${hit.phone.slice(-4)}`,
      bound: hit.bound,
    }));
  },

  'customer.add': (call, request) =>
    asCodeTaken(() => call.inScope(async (tx) => ({ id: await insertBound(call, tx, request) }))),

  'customer.create': async (call, request) => {
    const passwordHash = await call.parts.passwords.hash(request.password);
    return asCodeTaken(() =>
      call.inScope(async (tx) => {
        const id = await insertBound(call, tx, request);
        await allowCustomer(tx, id);
        await insertLogin(call, tx, {
          customer_id: id,
          user_name: request.contactName || request.name,
          login_id: request.loginId,
          password_hash: passwordHash,
        });
        return { id };
      }),
    );
  },

  'customer.addFriend': async (call, request) => {
    if (!(await queries.customerExists(call.parts.database.system, request.id))) refuse('general.notFound');
    return call.inScope(async (tx) => {
      await allowCustomer(tx, request.id);
      if (!(await queries.bind(tx, companyOf(tx), request.id, call.now))) {
        refuse('general.businessFailure', { words: alreadyBound });
      }
      return null;
    });
  },

  'customer.createAccount': async (call, request) => {
    const passwordHash = await call.parts.passwords.hash(request.password);
    return call.inScope(async (tx) => {
      await requireSite(tx, request.id);
      await allowCustomer(tx, request.id);
      const customer = orNotFound(await queries.lockCustomer(tx, request.id));
      if (await queries.hasLogin(tx, request.id)) refuse('general.businessFailure', { words: hasLogin });
      await insertLogin(call, tx, {
        customer_id: request.id,
        user_name: customer.contact_name || customer.name,
        login_id: request.loginId,
        password_hash: passwordHash,
      });
      return null;
    });
  },

  'customer.update': updateProfile,
  'customer.editFactory': updateProfile,
  'customer.remove': endBinding,
  'customer.removeFactory': endBinding,

  'customer.category': async ({ language }) => clientTypes.map((id) => ({ id, name: clientTypeNames[id][language] })),
} satisfies Partial<AreaHandlers<'customer'>>;

function updateProfile(call: Call, request: RequestOf<'customer.update'>): Promise<null> {
  return asCodeTaken(() =>
    call.inScope(async (tx) => {
      companyOf(tx);
      await requireSite(tx, request.id);
      await queries.updateCustomer(tx, request.id, await profileOf(call, tx, request));
      return null;
    }),
  );
}

function endBinding(call: Call, request: { readonly id: string }): Promise<null> {
  return call.inScope(async (tx) => {
    const companyId = companyOf(tx);
    orNotFound(await queries.lockBinding(tx, companyId, request.id));
    if (await queries.hasOpenTasks(tx, companyId, request.id))
      refuse('general.businessFailure', { words: openServices });
    await queries.unbind(tx, companyId, request.id, call.now);
    return null;
  });
}

/** A customer that a company enters is approved: the company knows whom it serves. */
async function insertBound(call: Call, tx: Tx, draft: CustomerDraft): Promise<string> {
  const id = newId(call.now);
  const companyId = companyOf(tx);
  await queries.insertCustomer(tx, {
    id,
    known_to: [companyId],
    served_by: [companyId],
    ...(await profileOf(call, tx, draft)),
    status: reviewStatus.approved,
    registered_at: call.now,
  });
  await queries.insertBinding(tx, companyId, id, call.now);
  return id;
}

async function insertLogin(
  call: Call,
  tx: Tx,
  login: Pick<NewRow<'account'>, 'customer_id' | 'user_name' | 'login_id' | 'password_hash'>,
): Promise<void> {
  await refusedAs('account_login_id', new PestRefusal('account.exists', { field: 'loginId' }), () =>
    queries.insertCustomerAccount(tx, {
      ...login,
      id: newId(call.now),
      company_id: null,
      type: userTypes.customer,
      permissions: '[]',
      created_at: call.now,
    }),
  );
}

/** What is left out stays as it is. */
async function profileOf(call: Call, tx: Tx, draft: RequestOf<'customer.add'> | RequestOf<'customer.update'>) {
  return {
    name: draft.name,
    credit_code: draft.creditCode,
    region: draft.region,
    address: draft.address,
    latitude: draft.location?.latitude ?? null,
    longitude: draft.location?.longitude ?? null,
    report_email: draft.reportEmail,
    contact_name: draft.contactName,
    phone: draft.phone,
    introduction: draft.introduction,
    client_type: draft.clientType,
    pest_control_certificate: await bindOptional(call, tx, draft.pestControlCertificate, 'pestControlCertificate'),
    msds: await bindOptional(call, tx, draft.msds, 'msds'),
    controller_certificate: await bindOptional(call, tx, draft.controllerCertificate, 'controllerCertificate'),
  };
}

function locationOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Enough to recognise whom one knows, not enough to collect names. */
function maskName(name: string): string {
  const letters = [...name];
  return `${letters.slice(0, 2).join('')}${'*'.repeat(Math.max(1, letters.length - 4))}${letters.slice(4).slice(-2).join('')}`;
}

function asCodeTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs(
    'customer_credit_code',
    new PestRefusal('general.businessFailure', { words: codeTaken, field: 'creditCode' }),
    work,
  );
}
