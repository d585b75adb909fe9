/** A customer's profile: what all companies that serve it see alike, and what each keeps for itself. */
import { type CustomerDraft, type OwnProfile, type OwnProfileDraft, type RequestOf, reviewStatus } from 'pest-sdk';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { newId } from '../../database/ids';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { bindFile } from '../../files/bound-files';
import * as queries from './customer.queries';

/** What a company sends to change a customer. */
export type CustomerChange = RequestOf<'customer.update'>;

/** The shared profile as it is sent: what is left out stays as it is. */
type SharedDraft = Pick<OwnProfileDraft, 'name' | 'creditCode' | 'region'> & {
  readonly [Field in keyof OwnProfileDraft]?: OwnProfileDraft[Field] | undefined;
};

/** Why a company may not change the shared profile. */
export type ProfileLock = 'createdElsewhere' | 'servedByOthers';

export const lockWords = {
  createdElsewhere: {
    zh: '该客户由其他公司建档，这些资料只能由客户本人修改；您可以修改联系人、电话、报告邮箱和备注',
    en: 'Another company entered this customer, so only the customer itself changes this. Contact, phone, report email and notes are yours to change.',
  },
  servedByOthers: {
    zh: '该客户还有其他公司服务，这些资料只能由客户本人修改；您可以修改联系人、电话、报告邮箱和备注',
    en: 'Other companies serve this customer too, so only the customer itself changes this. Contact, phone, report email and notes are yours to change.',
  },
} as const satisfies Record<ProfileLock, object>;

/** A company changes the shared profile while it entered the customer and nobody else serves it. */
export function lockOf(tx: Tx, customer: Row<'customer'>): ProfileLock | null {
  if (tx.scope.kind !== 'company') return null;
  const { companyId } = tx.scope;
  if (customer.created_by !== companyId) return 'createdElsewhere';
  return customer.served_by.some((id) => id !== companyId) ? 'servedByOthers' : null;
}

/** The customer that asks. @throws PestRefusal `permission.denied` for a company. */
export function ownId(tx: Tx): string {
  if (tx.scope.kind !== 'customer') refuse('permission.denied');
  return tx.scope.customerId;
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

/** Enters a customer and binds it. It is approved: the company knows whom it serves. */
export async function insertBound(call: Call, tx: Tx, draft: CustomerDraft): Promise<string> {
  const id = newId(call.now);
  const companyId = companyOf(tx);
  await queries.insertCustomer(tx, {
    id,
    ...(await columnsOf(call, tx, draft, null)),
    created_by: companyId,
    served_by: [companyId],
    status: reviewStatus.approved,
    registered_at: call.now,
    approved_at: call.now,
  });
  await queries.insertBinding(tx, {
    company_id: companyId,
    customer_id: id,
    bound_at: call.now,
    customer_name: draft.name,
    ...contactColumns(draft),
  });
  return id;
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
