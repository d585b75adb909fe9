/** Which rows of each table are a company's, and what becomes of them when it leaves. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Duty, duties, type ErasedKind } from 'pest-sdk';
import type { Tables } from '../../database/tables';

/** A company that leaves, with the customers that nobody else knows. */
export interface Leaving {
  readonly companyId: string;
  readonly customers: readonly string[];
}

type Condition = RawBuilder<SqlBool>;

/** What stays of a table for now. */
interface Kept {
  readonly duty: Duty;
  /** Rows that stay at a moment; their duty counts from `since`, or ends with that of the same kind above, where it is null. */
  stays(earliest: Date): Condition;
  readonly since: string | null;
}

interface Fate {
  readonly kind: ErasedKind;
  rows(leaving: Leaving): Condition;
  readonly kept?: Kept;
}

/** No company's: why. */
interface Nobodys {
  readonly nobodys: string;
}

const ids = (of: readonly string[]) => sql`any(${of}::uuid[])`;
const ofCompany = ({ companyId }: Leaving): Condition => sql`company_id = ${companyId}`;
const ofOwner = ({ companyId, customers }: Leaving): Condition => sql`owner_id = ${ids([companyId, ...customers])}`;
const ofPair = ({ companyId, customers }: Leaving): Condition =>
  sql`(company_id = ${companyId} or customer_id = ${ids(customers)})`;

/** A column of the accounts that go: their ids, phones and addresses. */
const theirs = (leaving: Leaving, column: string) =>
  sql`(select ${sql.ref(column)} from account where ${ofPair(leaving)})`;
const ofAccount = (leaving: Leaving): Condition => sql`account_id in ${theirs(leaving, 'id')}`;
const ofPhone = (leaving: Leaving): Condition => sql`phone in ${theirs(leaving, 'login_id')}`;

const by = (kind: ErasedKind, rows: Fate['rows']): Fate => ({ kind, rows });
const company = (kind: ErasedKind) => by(kind, ofCompany);

/** Deals that were done; what was never paid for is no deal. */
const dealKept = (earliest: Date): Condition => sql`completed_at >= ${earliest}`;
const ofKeptDeal = (earliest: Date): Condition =>
  sql`order_id in (select id from purchase_order where ${dealKept(earliest)})`;
const deal = (since: string | null, stays: Kept['stays']): Fate => ({
  ...company('orders'),
  kept: { duty: 'transactions', stays, since },
});

/**
 * Messages go by whom they were to: a phone is one account's, and of an address that somebody who stays has as well,
 * nothing is taken. What reports' links were mailed to is known by its key.
 */
const messages = (leaving: Leaving): Condition => sql`(recipient in ${theirs(leaving, 'login_id')}
  or (recipient <> '' and recipient in ${theirs(leaving, 'email')}
    and recipient not in (select email from account where not ${ofPair(leaving)}))
  or key in (select 'report ' || id from report_share where company_id = ${leaving.companyId})
  or key in (select 'notice ' || id from notice where ${notices(leaving)}))`;
const notices = (leaving: Leaving): Condition => sql`(company_id = ${leaving.companyId} or ${ofOwner(leaving)})`;

/** The compiler asks for a table more here; `areas/erasure/erase-company.test.ts` looks for rows that were forgotten. */
export const fates = {
  // Stay as long as a row that is kept, or a customer that stays, refers to them; then without a word.
  company: by('company', ({ companyId }) => sql`id = ${companyId}`),
  account: by('people', ofPair),
  customer: by('customers', ({ customers }) => sql`id = ${ids(customers)}`),
  customer_binding: by('customers', ofPair),
  binding_request: by('customers', ofPair),
  login_grant: by('customers', ofPair),
  review_step: by('company', ofOwner),
  session: by('signIns', ofAccount),
  second_factor: by('signIns', ofAccount),
  recovery_code: by('signIns', ofAccount),
  passkey: by('signIns', ofAccount),
  passkey_challenge: by('signIns', ofAccount),
  company_sign_in: company('signIns'),
  company_sign_in_try: company('signIns'),
  company_identity: company('signIns'),
  sign_in: by('signIns', ofAccount),
  known_device: by('signIns', ofAccount),
  login_try: by(
    'signIns',
    (leaving) => sql`(subject in (select 'account:' || login_id from account where ${ofPair(leaving)})
      or subject in (select 'account:codes of ' || id from account where ${ofPair(leaving)}))`,
  ),
  verification_code: by('signIns', ofPhone),
  verification_sent: by('signIns', ofPhone),
  upload_allowance: by('signIns', ofAccount),
  idempotency_key: by('signIns', ofOwner),
  outbox_message: by('messages', messages),
  notice: by('messages', notices),
  notice_setting: by('messages', ofOwner),
  stored_file: by('files', ofOwner),
  device_role: by('people', ofOwner),
  device_role_account: by('people', ofOwner),
  floor_plan: company('devices'),
  floor_plan_revision: company('devices'),
  workshop: company('devices'),
  device: company('devices'),
  used_device_code: company('devices'),
  device_position: company('devices'),
  device_model: company('devices'),
  device_tag: company('devices'),
  device_tag_use: company('devices'),
  inspection_template: company('devices'),
  inspection_template_version: company('devices'),
  site_threshold: company('devices'),
  device_threshold: company('devices'),
  number_series: company('services'),
  task: company('services'),
  task_workshop: company('services'),
  task_staff: company('services'),
  task_event: company('services'),
  task_signature: company('reports'),
  recurring_service: company('services'),
  recurring_service_workshop: company('services'),
  recurring_service_staff: company('services'),
  recurring_service_day: company('services'),
  leave_request: company('services'),
  device_check: company('readings'),
  capture: company('readings'),
  reading_day: company('readings'),
  capture_day: company('readings'),
  risk: company('readings'),
  chemical_use: company('chemicals'),
  report: company('reports'),
  report_task: company('reports'),
  report_signature: company('reports'),
  report_share: company('reports'),
  report_pdf_data: company('reports'),
  report_version: company('reports'),
  report_note: company('reports'),
  audit_document: company('documents'),
  seal: company('documents'),
  contract_document: company('documents'),
  pest_log: company('documents'),
  consumable: company('stock'),
  stock_ledger: company('stock'),
  stock_batch: company('stock'),
  partner: company('partners'),
  service_account: company('partners'),
  embed_token: company('partners'),
  webhook_endpoint: company('partners'),
  webhook_delivery: company('partners'),
  photo_removal: company('company'),
  entitlement: company('orders'),
  purchase_order: deal('completed_at', dealKept),
  order_number: deal(null, ofKeptDeal),
  invoice_request: deal(null, ofKeptDeal),
  audit_entry: {
    ...by('acts', ofOwner),
    kept: { duty: 'networkLogs', stays: (earliest) => sql`at >= ${earliest}`, since: 'at' },
  },
  payment_alarm: { nobodys: 'what a payment provider said of money, for the platform, by the number of an order' },
  contact_message: { nobodys: 'written by strangers to the platform, and gone after days of its own' },
  job_run: { nobodys: 'the server itself, when it did what' },
  erasure: { nobodys: 'what is left to say of it' },
} as const satisfies Record<keyof Tables, Fate | Nobodys>;

type Table = keyof typeof fates;

/** A table that has rows of companies. */
export interface CompanyTable extends Fate {
  readonly name: Table;
}

/** Every table that has rows of companies, in any order. */
export const companyTables: readonly CompanyTable[] = Object.entries<Fate | Nobodys>(fates).flatMap(([name, fate]) =>
  isTable(name) && 'kind' in fate ? [{ name, ...fate }] : [],
);

function isTable(name: string): name is Table {
  return name in fates;
}

/** The earliest moment that a duty reaches back to. */
export function dutyReaches(duty: Duty, now: Date): Date {
  const earliest = new Date(now);
  earliest.setUTCMonth(earliest.getUTCMonth() - duties[duty].months);
  return earliest;
}

/** The rows that go at a moment. */
export function goingRows({ rows, kept }: CompanyTable, leaving: Leaving, now: Date): Condition {
  const all = rows(leaving);
  return kept ? sql`${all} and (${kept.stays(dutyReaches(kept.duty, now))}) is not true` : all;
}
