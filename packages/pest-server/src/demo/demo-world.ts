import { createHash } from 'node:crypto';
import { dayInZone, type SupplyKind } from 'pest-sdk';
import type { NewRow, Tables } from '../database/tables';

/** The rows of each table, filled by one part of the demo after the other and inserted together. */
export type DemoRows = { readonly [Table in Exclude<keyof Tables, Untouched>]: NewRow<Table>[] };

/** Filled by people, or by the code that they use. */
type Untouched =
  | 'session'
  | 'second_factor'
  | 'recovery_code'
  | 'passkey'
  | 'company_sign_in'
  | 'company_sign_in_try'
  | 'company_identity'
  | 'passkey_challenge'
  | 'notice'
  | 'notice_setting'
  | 'login_try'
  | 'binding_request'
  | 'verification_code'
  | 'verification_sent'
  | 'outbox_message'
  | 'contact_message'
  | 'idempotency_key'
  | 'upload_allowance'
  | 'known_device'
  | 'job_run'
  | 'audit_entry'
  | 'payment_alarm'
  | 'erasure'
  | 'photo_removal'
  | 'report'
  | 'report_task'
  | 'report_signature'
  | 'report_version'
  | 'report_note'
  | 'report_share'
  | 'partner'
  | 'webhook_endpoint'
  | 'webhook_delivery'
  | 'embed_token'
  | 'service_account'
  | 'report_pdf_data';

/** One board or lamp that a device got at a visit. */
export interface DemoSupplyUse {
  readonly companyId: string;
  readonly category: number;
  readonly kind: SupplyKind;
  readonly useId: string;
  readonly at: Date;
  readonly account: { readonly id: string; readonly name: string };
  readonly task: { readonly id: string; readonly number: string };
}

/** What the parts of the demo share: its day, its dice and its rows. The same day gives the same demo. */
export interface DemoWorld {
  readonly now: Date;
  readonly today: string;
  readonly rows: DemoRows;
  /** What the checks of its history put into devices; the ledgers take it from stock. */
  readonly suppliesUsed: DemoSupplyUse[];
  /** At least 0, below 1. */
  random(): number;
  id(): string;
  /** A moment at the sites. */
  at(day: string, hour: number, minute?: number): Date;
}

export function createWorld(now: Date, timeZone: string): DemoWorld {
  let ids = 0;
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return {
    now,
    today: dayInZone(now, timeZone),
    rows: noRows(),
    suppliesUsed: [],
    random: seededRandom(20261121),
    id: () => {
      ids += 1;
      return demoId(`row ${ids}`);
    },
    at: (day, hour, minute = 0) => momentInZone(local, day, hour, minute),
  };
}

/** A fixed id for a thing that others refer to by it. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`pest portal demo ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Mulberry32: small, fast, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function momentInZone(local: Intl.DateTimeFormat, day: string, hour: number, minute: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const offset = Date.parse(`${local.format(asUtc).replace(' ', 'T')}Z`) - asUtc;
  return new Date(asUtc - offset);
}

function noRows(): DemoRows {
  return {
    company: [],
    customer: [],
    review_step: [],
    customer_binding: [],
    account: [],
    login_grant: [],
    sign_in: [],
    entitlement: [],
    purchase_order: [],
    order_number: [],
    invoice_request: [],
    device_role: [],
    device_role_account: [],
    stored_file: [],
    floor_plan: [],
    floor_plan_revision: [],
    workshop: [],
    device: [],
    used_device_code: [],
    device_position: [],
    device_model: [],
    device_tag: [],
    device_tag_use: [],
    inspection_template: [],
    inspection_template_version: [],
    recurring_service: [],
    recurring_service_workshop: [],
    recurring_service_staff: [],
    recurring_service_day: [],
    number_series: [],
    task: [],
    task_workshop: [],
    task_staff: [],
    task_event: [],
    task_signature: [],
    leave_request: [],
    device_check: [],
    capture: [],
    reading_day: [],
    capture_day: [],
    risk: [],
    site_threshold: [],
    device_threshold: [],
    audit_document: [],
    consumable: [],
    stock_batch: [],
    stock_ledger: [],
    chemical_use: [],
    seal: [],
    contract_document: [],
    pest_log: [],
  };
}
