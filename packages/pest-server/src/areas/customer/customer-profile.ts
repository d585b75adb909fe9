/** A customer's profile: what it says of itself, and what each company that serves it keeps for itself. */
import {
  type CustomerDraft,
  limits,
  type OwnProfile,
  type OwnProfileDraft,
  type RequestOf,
  reviewStatus,
} from 'pest-sdk';
import { bind, boundWords, withoutWords } from '../../books/bindings/bindings';
import { bindFile } from '../../books/files/bound-files';
import type { Call } from '../../call/call';
import { speakersOf } from '../../call/identity/customer-logins';
import { orNotFound, refuse } from '../../call/refusal';
import { revisionOf } from '../../call/revision';
import { companyOf, customerOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';
import * as queries from './customer.queries';

const dayMs = 24 * 60 * 60_000;
const codeOwn = { zh: '该信用代码已是您的客户', en: 'You already have a customer with this credit code.' } as const;
/** The customer has a login that answers for it: it is asked. */
export const codeTaken = {
  words: {
    zh: '该信用代码的客户已存在，请使用绑定客户',
    en: 'A customer with this credit code already exists. Bind that customer instead.',
  },
  field: 'creditCode',
} as const;
const tooManyNew = {
  zh: `每天最多新增 ${limits.newCustomersPerDay} 个信用代码，请明天继续`,
  en: `You can enter up to ${limits.newCustomersPerDay} new credit codes a day. Please continue tomorrow.`,
} as const;

/** What a company sends to change a customer. */
export type CustomerChange = RequestOf<'customer.update'>;

/** The shared profile as it is sent: what is left out stays as it is. */
type SharedDraft = Pick<OwnProfileDraft, 'name' | 'creditCode' | 'region'> & {
  readonly [Field in keyof OwnProfileDraft]?: OwnProfileDraft[Field] | undefined;
};

/** Why a company may not change what it says of a customer. */
export type ProfileLock = 'customerSpeaks';

export const lockWords = {
  customerSpeaks: {
    zh: '该客户已自行维护这些资料，只能由客户本人修改；您可以修改联系人、电话、报告邮箱和备注',
    en: 'The customer maintains these details, so only the customer can change them. You can change the contact, phone, report email and notes.',
  },
} as const satisfies Record<ProfileLock, object>;

export const codeShared = {
  zh: '该客户由其他公司建档或还有其他公司服务，信用代码不能修改',
  en: 'Another company added this customer or serves it too, so the credit code cannot be changed.',
} as const;

/** A company says of a customer what it knows itself, until the customer speaks. */
export function lockOf(tx: Tx, binding: Pick<Row<'customer_binding'>, 'follows'>): ProfileLock | null {
  return tx.scope.kind === 'company' && binding.follows ? 'customerSpeaks' : null;
}

/** The shared profile as the contract shows it. */
export function shown(call: Call, customer: Row<'customer'>): Omit<OwnProfile, 'editable' | 'revision'> {
  return {
    name: customer.name,
    creditCode: customer.credit_code,
    region: customer.region,
    regionCode: customer.region_code,
    address: customer.address,
    location: queries.locationOf(customer),
    introduction: customer.introduction,
    clientType: customer.client_type,
    pestControlCertificate: call.optionalFileUrl(customer.pest_control_certificate),
    msds: call.optionalFileUrl(customer.msds),
    controllerCertificate: call.optionalFileUrl(customer.controller_certificate),
  };
}

type Contact = Pick<Row<'customer_binding'>, 'contact_name' | 'phone' | 'report_email' | 'notes'>;
type OwnContact = Pick<Row<'customer'>, 'phone' | 'report_email'>;

/** Of the profile that all see alike, with what else the edit sends. */
export function revisionOfProfile(customer: Row<'customer'>, contact?: Contact | OwnContact): string {
  const { name, credit_code, region, region_code, address, latitude, longitude, introduction, client_type } = customer;
  const certificates = [customer.pest_control_certificate, customer.msds, customer.controller_certificate];
  const place = [latitude, longitude];
  const texts = { name, credit_code, region, region_code, address, introduction, client_type };
  return revisionOf({ ...texts, place, certificates, contact });
}

/** What an edit sends of a company's own contact. @param notes that are the company's own */
export function contactSent({ contact_name, phone, report_email }: Row<'customer_binding'>, notes: string): Contact {
  return { contact_name, phone, report_email, notes };
}

/** The first field of the shared profile that a request would change; null when it changes none. */
export function changedField(call: Call, customer: Row<'customer'>, draft: SharedDraft): string | null {
  const before = shown(call, customer);
  const same = (field: 'name' | 'creditCode' | 'region' | 'regionCode' | 'address' | 'introduction' | 'clientType') =>
    draft[field] === undefined || draft[field] === before[field];
  const unchanged: Record<Exclude<keyof OwnProfileDraft, 'revision'>, boolean> = {
    name: same('name'),
    creditCode: same('creditCode'),
    region: same('region'),
    regionCode: same('regionCode'),
    address: same('address'),
    introduction: same('introduction'),
    clientType: same('clientType'),
    location: draft.location === undefined || samePlace(draft.location, before.location),
    pestControlCertificate: isKept(call, customer.pest_control_certificate, draft.pestControlCertificate),
    msds: isKept(call, customer.msds, draft.msds),
    controllerCertificate: isKept(call, customer.controller_certificate, draft.controllerCertificate),
  };
  return Object.entries(unchanged).find(([, kept]) => !kept)?.[0] ?? null;
}

/** Columns of the shared profile. A file that stays as it is may be another's to bind. */
export async function columnsOf(call: Call, tx: Tx, draft: SharedDraft, before: Row<'customer'> | null) {
  const file = async (field: 'pestControlCertificate' | 'msds' | 'controllerCertificate', kept: string | null) => {
    const url = draft[field];
    if (isKept(call, kept, url)) return kept;
    return url ? (await bindFile(call, tx, url, 'image', field)).key : null;
  };
  const location = draft.location === undefined && before !== null ? queries.locationOf(before) : draft.location;
  return {
    name: draft.name,
    credit_code: draft.creditCode,
    region: draft.region,
    region_code: regionCodeOf(draft, before),
    address: draft.address ?? before?.address ?? '',
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    introduction: draft.introduction ?? before?.introduction ?? '',
    client_type: draft.clientType ?? before?.client_type ?? 'other',
    pest_control_certificate: await file('pestControlCertificate', before?.pest_control_certificate ?? null),
    msds: await file('msds', before?.msds ?? null),
    controller_certificate: await file('controllerCertificate', before?.controller_certificate ?? null),
  };
}

/** Left out, the code stays as long as the region does that it stands for. */
function regionCodeOf(draft: SharedDraft, before: Row<'customer'> | null): string | null {
  if (draft.regionCode !== undefined) return draft.regionCode;
  return before?.region === draft.region ? before.region_code : null;
}

/** Columns of the company's own contact; what is left out stays. */
export function contactColumns(draft: Omit<CustomerChange, 'id'>) {
  return {
    phone: draft.phone,
    ...(draft.contactName !== undefined && { contact_name: draft.contactName }),
    ...(draft.reportEmail !== undefined && { report_email: draft.reportEmail }),
    ...(draft.notes !== undefined && { notes: draft.notes }),
  };
}

/**
 * Enters a customer and binds it, or binds the one that another company entered, with words of its own. It is approved:
 * the company knows whom it serves.
 *
 * @throws PestRefusal `general.businessFailure` where the customer speaks for itself, or the day's customers are entered.
 */
export async function insertBound(call: Call, system: System, tx: Tx, draft: CustomerDraft): Promise<string> {
  const companyId = companyOf(tx);
  const { credit_code, ...words } = await columnsOf(call, tx, draft, null);
  const known = await queries.findEntered(system, credit_code);
  if (known?.served_by.includes(companyId)) refuse('general.businessFailure', { words: codeOwn, field: 'creditCode' });
  if (known) {
    if ((await speakersOf(system, known.id)).length > 0) refuse('general.businessFailure', codeTaken);
    await bind(system, known, companyId, call.now, boundWords(words));
    await queries.updateBinding(tx, companyId, known.id, contactColumns(draft));
    return known.id;
  }
  await refuseTooManyNew(call, system, companyId);
  const id = newId(call.now);
  await insertRow(tx.db, 'customer', {
    id,
    credit_code,
    ...words,
    created_by: companyId,
    entered_by: companyId,
    served_by: [companyId],
    status: reviewStatus.approved,
    registered_at: call.now,
    approved_at: call.now,
  });
  await insertRow(tx.db, 'customer_binding', {
    company_id: companyId,
    customer_id: id,
    bound_at: call.now,
    ...boundWords(words),
    ...contactColumns(draft),
  });
  return id;
}

/** Credit codes are public: whoever enters them by the thousand serves none of these firms. */
async function refuseTooManyNew(call: Call, system: System, companyId: string): Promise<void> {
  const since = new Date(call.now.getTime() - dayMs);
  const entered = await queries.countEntered(system, companyId, since);
  if (entered >= limits.newCustomersPerDay)
    refuse('general.businessFailure', { words: tooManyNew, field: 'creditCode' });
}

/** A file that is left out is kept, as is one whose address is sent back. */
function isKept(call: Call, key: string | null, url: string | null | undefined): boolean {
  if (url === undefined) return true;
  return url ? call.parts.fileLinks.keyOf(url) === key : key === null;
}

type Place = OwnProfileDraft['location'];

function samePlace(one: Place, other: Place): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude;
}

/** The customer as its own login may read it: words of a company that never made nor confirmed the login are left out. */
export async function readByItself(call: Call, tx: Tx): Promise<Row<'customer'>> {
  const known = orNotFound(await queries.findCustomer(tx, customerOf(tx)));
  return call.caller.knowsWords || (await queries.findBinding(tx, known.id)) ? known : withoutWords(known);
}
