// Generated from the migrations by `npm run tables`. Not to be edited.

import type { ColumnTypes } from "../column-types";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Numeric = ColumnType<string, number | string, number | string>;

export interface Account {
  agreed_at: Date | null;
  agreement: Generated<string>;
  company_id: string | null;
  created_at: Date;
  customer_id: string | null;
  deleted_at: Date | null;
  disabled_at: Date | null;
  email: Generated<string>;
  head_pic: string | null;
  id: string;
  licence: Generated<string>;
  login_id: string;
  made_by: string | null;
  password_hash: string;
  permissions: ColumnTypes['account.permissions'];
  proven_at: Date | null;
  root_id: string | null;
  speaks: boolean | null;
  staff_kind: "service" | "management" | null;
  type: number;
  user_name: string;
}

export interface AuditDocument {
  account_id: string | null;
  added_at: Date;
  added_by: string;
  company_id: string;
  consumable_id: string | null;
  customer_id: string | null;
  file: string;
  file_kind: "pdf" | "jpeg" | "png";
  id: string;
  kind: ColumnTypes['audit_document.kind'];
  last_day: string | null;
  number: string;
  subject: string;
  title: string;
}

export interface AuditEntry {
  account_id: string;
  account_name: string;
  act: ColumnTypes['audit_entry.act'];
  address: string;
  at: Date;
  id: string;
  login_id: string;
  note: string;
  owner_id: string;
  owner_name: string;
  subject: string;
  subject_id: string | null;
}

export interface BindingRequest {
  asked_at: Date;
  company_id: string;
  customer_id: string;
  declined_at: Date | null;
  login_id: string | null;
}

export interface Capture {
  company_id: string;
  customer_id: string;
  device_id: string;
  local_day: string;
  n: number;
  species: ColumnTypes['capture.species'];
  task_id: string;
}

export interface CaptureDay {
  company_id: string;
  customer_id: string;
  local_day: string;
  n: number;
  species: ColumnTypes['capture_day.species'];
}

export interface ChemicalUse {
  account_id: string;
  active_ingredient: string;
  amount: Numeric;
  applicator_licence: string;
  applicator_name: string;
  area_treated: Numeric;
  batch: string;
  company_id: string;
  consumable_id: string;
  customer_id: string;
  dilution: string;
  id: string;
  method: string;
  name: string;
  precautions: string;
  received_at: Date | null;
  registration_number: string;
  target_pest: string;
  task_id: string;
  unit: string;
  used_at: Date;
  where_used: string;
}

export interface Company {
  address: Generated<string>;
  business_license: string | null;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  created_at: Date;
  id: string;
  introduction: Generated<string>;
  leaves_at: Date | null;
  logo: string | null;
  name: string;
  personnel_qualification: string | null;
  pest_control_qualification: string | null;
  pesticide_usage_certificate: string | null;
  platform: Generated<boolean>;
  reason: Generated<string>;
  renewal: ColumnTypes['company.renewal'] | null;
  report_layout: ColumnTypes['company.report_layout'] | null;
  review_by_another: Generated<boolean>;
  second_factor: Generated<boolean>;
  status: number;
  submitted_at: Date | null;
}

export interface CompanyIdentity {
  account_id: string;
  bound_at: Date;
  company_id: string;
  last_used_at: Date;
  name: string;
  subject: string;
}

export interface CompanySignIn {
  client_id: string;
  client_secret: string;
  code: string;
  company_id: string;
  enforced: boolean;
  issuer: string;
  mail_domain: string;
  tested_at: Date | null;
  tested_by: string | null;
}

export interface CompanySignInTry {
  account_id: string | null;
  company_id: string;
  device_hash: string;
  expires_at: Date;
  nonce: string;
  state_hash: string;
  verifier: string;
}

export interface Consumable {
  active_ingredient: Generated<string>;
  application_area: Generated<string>;
  capacity: Numeric | null;
  capacity_unit: Generated<"ml" | "g">;
  category_id: number;
  company_id: string;
  dilution: Generated<string>;
  dosage: Generated<string>;
  id: string;
  name: string;
  ratio: Generated<string>;
  registration_number: Generated<string>;
  removed_at: Date | null;
  replaces: "glueBoard" | "lamp" | null;
  safety_stock: Numeric;
  specification: Generated<string>;
  stock: Numeric;
  target_pest: Generated<string>;
  unit: string;
  warning_level: Numeric;
}

export interface ContactMessage {
  address: string;
  company_name: string;
  email: string;
  id: string;
  message: string;
  name: string;
  phone: string;
  read_at: Date | null;
  sent_at: Date;
}

export interface ContractDocument {
  company_id: string;
  file: string;
  file_hash: string;
  id: string;
  name: string;
  number: string;
  reason: Generated<string>;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  reviewer_id: string;
  seal_id: string;
  seal_title: string;
  stamped_file: string | null;
  stamped_hash: string | null;
  stamped_pages: Generated<number[]>;
  state: Generated<"pending" | "approved" | "rejected">;
  submitted_at: Date;
  submitted_by: string;
}

export interface Customer {
  address: Generated<string>;
  approved_at: Date | null;
  client_type: "industrial" | "business" | "other";
  controller_certificate: string | null;
  created_by: string | null;
  credit_code: string;
  entered_by: string | null;
  id: string;
  introduction: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  msds: string | null;
  name: string;
  pest_control_certificate: string | null;
  phone: Generated<string>;
  reason: Generated<string>;
  region: string;
  region_code: string | null;
  registered_at: Date;
  renewal: ColumnTypes['customer.renewal'] | null;
  report_email: Generated<string>;
  served_by: Generated<string[]>;
  status: number;
  submitted_at: Date | null;
}

export interface CustomerBinding {
  address: Generated<string>;
  bound_at: Date;
  client_type: Generated<"industrial" | "business" | "other">;
  company_id: string;
  contact_name: Generated<string>;
  controller_certificate: string | null;
  customer_id: string;
  customer_name: string;
  ended_at: Date | null;
  follows: Generated<boolean>;
  introduction: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  msds: string | null;
  notes: Generated<string>;
  pest_control_certificate: string | null;
  phone: Generated<string>;
  region: Generated<string>;
  region_code: string | null;
  report_email: Generated<string>;
}

export interface Device {
  bound: boolean;
  brand: string;
  code: string;
  company_id: string;
  customer_id: string;
  floor_plan_id: string | null;
  id: string;
  installed_day: string;
  last_checked_at: Date | null;
  location: string;
  model: string;
  mount_height: number | null;
  name: string;
  place: "indoor" | "outdoor";
  removed_at: Date | null;
  search_key: Generated<ColumnTypes['device.search_key']>;
  type: ColumnTypes['device.type'];
  workshop_id: string | null;
  x: number | null;
  y: number | null;
}

export interface DeviceCheck {
  account_id: string;
  account_name: string;
  actions: ColumnTypes['device_check.actions'];
  answers: ColumnTypes['device_check.answers'];
  captures: number;
  checked_at: Date;
  company_id: string;
  consumed_percent: number | null;
  customer_id: string;
  device_id: string;
  exposure_days: number;
  floor_plan_id: string | null;
  local_day: string;
  note: string;
  outcome: "checked" | "inaccessible" | "missing" | "unusable" | "notDue";
  photos: string[];
  reading: ColumnTypes['device_check.reading'] | null;
  reason: string;
  received_at: Date | null;
  supplies_missing: Generated<ColumnTypes['device_check.supplies_missing']>;
  task_id: string;
  template_id: string | null;
  template_version: number | null;
}

export interface DeviceModel {
  brand: string;
  company_id: string;
  device_type: ColumnTypes['device_model.device_type'];
  id: string;
  name: string;
}

export interface DevicePosition {
  company_id: string;
  customer_id: string;
  device_id: string;
  floor_plan_id: string | null;
  from_at: Date;
  x: number | null;
  y: number | null;
}

export interface DeviceRole {
  company_id: string | null;
  customer_id: string | null;
  customer_ids: Generated<string[]>;
  device_types: Generated<ColumnTypes['device_role.device_types']>;
  id: string;
  name: string;
  owner_id: string;
  updated_at: Date;
  workshop_ids: Generated<string[]>;
}

export interface DeviceRoleAccount {
  account_id: string;
  company_id: string | null;
  customer_id: string | null;
  owner_id: string;
  role_id: string;
}

export interface DeviceTag {
  company_id: string;
  id: string;
  name: string;
}

export interface DeviceTagUse {
  company_id: string;
  device_id: string;
  tag_id: string;
}

export interface DeviceThreshold {
  company_id: string;
  customer_id: string;
  device_type: ColumnTypes['device_threshold.device_type'];
  from_day: string;
  set_at: Date;
  set_by: string;
  source: string;
  value: number;
}

export interface EmbedToken {
  company_id: string;
  customer_ids: string[];
  ends_at: Date;
  made_at: Date;
  partner_id: string;
  scope: "read" | "write";
  token_hash: string;
  widgets: ColumnTypes['embed_token.widgets'];
}

export interface Entitlement {
  company_id: string;
  ends_at: Date | null;
  id: string;
  order_id: string | null;
  plan: "professional" | "premium" | "flagship" | "silver" | "gold" | "aiRecognition";
  starts_at: Date;
  value_cents: Generated<number>;
}

export interface Erasure {
  asked_at: Date;
  asked_by: "company" | "platform" | "operator";
  begun_at: Date | null;
  bytes: Generated<Int8>;
  certificate: ColumnTypes['erasure.certificate'] | null;
  certificate_hash: string | null;
  closed_at: Date | null;
  company_id: string;
  customers: Generated<string[]>;
  due_at: Date;
  ended_at: Date | null;
  gone: Generated<ColumnTypes['erasure.gone']>;
  id: string;
  person: Generated<boolean>;
  subject: string;
  taken_back_at: Date | null;
}

export interface FloorPlan {
  company_id: string;
  customer_id: string;
  deleted_at: Date | null;
  height: number;
  id: string;
  image: string;
  metres_per_width: number | null;
  name: string;
  revision: number;
  trash_areas: Generated<ColumnTypes['floor_plan.trash_areas']>;
  updated_at: Date;
  width: number;
}

export interface FloorPlanRevision {
  account_id: string;
  at: Date;
  company_id: string;
  customer_id: string;
  floor_plan_id: string;
  height: number;
  image: string;
  revision: number;
  width: number;
}

export interface IdempotencyKey {
  account_id: string;
  answer: string | null;
  carried_out: Generated<boolean>;
  claim: string;
  claimed_at: Date;
  kept_until: Date;
  key_hash: string;
  owner_id: string;
  request_hash: string;
}

export interface InspectionTemplate {
  company_id: string;
  deleted_at: Date | null;
  device_type: ColumnTypes['inspection_template.device_type'];
  id: string;
  updated_at: Date;
  version: number;
}

export interface InspectionTemplateVersion {
  body: ColumnTypes['inspection_template_version.body'];
  company_id: string;
  device_type: ColumnTypes['inspection_template_version.device_type'];
  published_at: Date | null;
  template_id: string;
  version: number;
}

export interface InvoiceRequest {
  company_id: string;
  email: string;
  issued_at: Date | null;
  kind: "ordinary" | "special";
  note: string;
  number: Generated<string>;
  order_id: string;
  requested_at: Date;
  tax_number: string;
  title: string;
  title_kind: "company" | "person";
}

export interface JobRun {
  ended_at: Date | null;
  failed_at: Date | null;
  name: string;
  started_at: Date;
}

export interface KnownDevice {
  account_id: string;
  last_used_at: Date;
  mark_hash: string;
}

export interface LeaveRequest {
  account_id: string;
  applied_at: Date;
  company_id: string;
  end_at: Date;
  id: string;
  reason: string;
  refusal_reason: Generated<string>;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  start_at: Date;
  state: Generated<"underReview" | "approved" | "refused">;
}

export interface LoginGrant {
  account_id: string;
  company_id: string;
  customer_id: string;
  granted_at: Date;
}

export interface LoginTry {
  failures: number;
  last_failed_at: Date;
  subject: string;
}

export interface Notice {
  account_id: string;
  bell: boolean;
  company_id: string;
  created_at: Date;
  facts: ColumnTypes['notice.facts'];
  id: string;
  kind: ColumnTypes['notice.kind'];
  mail_due: boolean;
  owner_id: string;
  read_at: Date | null;
  record_id: string | null;
}

export interface NoticeSetting {
  account_id: string;
  bell: boolean;
  kind: ColumnTypes['notice_setting.kind'];
  mail: boolean;
  owner_id: string;
}

export interface NumberSeries {
  company_id: string;
  last: number;
  series: string;
}

export interface OrderNumber {
  company_id: string;
  number: string;
  order_id: string;
}

export interface OutboxMessage {
  body: string;
  due_at: Date | null;
  fault: Generated<string>;
  id: string;
  key: string | null;
  kind: "sms" | "mail";
  recipient: string;
  secret: string | null;
  sent_at: Date;
  state: Generated<"kept" | "due" | "sending" | "sent" | "failed">;
  subject: Generated<string>;
  tries: Generated<number>;
}

export interface Partner {
  account_id: string;
  company_id: string;
  id: string;
  key_end: string;
  key_hash: string;
  key_made_at: Date;
  last_used_at: Date | null;
  made_at: Date;
  made_by: string;
  name: string;
  origins: string[];
  revoked_at: Date | null;
}

export interface Passkey {
  account_id: string;
  counter: number;
  created_at: Date;
  credential_id: string;
  id: string;
  last_used_at: Date | null;
  name: string;
  public_key: string;
}

export interface PasskeyChallenge {
  account_id: string | null;
  challenge_hash: string;
  expires_at: Date;
}

export interface PaymentAlarm {
  amount_cents: number | null;
  at: Date;
  id: string;
  method: ColumnTypes['payment_alarm.method'];
  note: Generated<string>;
  order_number: string;
  reason: ColumnTypes['payment_alarm.reason'];
  settled_at: Date | null;
  settled_by: Generated<string>;
  transaction_id: string;
}

export interface PestLog {
  company_id: string;
  content: string;
  customer_id: string | null;
  description: string;
  handled_at: Date | null;
  handled_by: string | null;
  handling: Generated<string>;
  handling_photos: Generated<string[]>;
  id: string;
  operator_id: string;
  photos: string[];
  published_at: Date;
  publisher_id: string;
  responsible_id: string;
  state: Generated<"unhandled" | "handled">;
  task_id: string | null;
  title: string;
}

export interface PhotoRemoval {
  company_id: string;
  reminded_at: Date | null;
  removal_day: string;
  removed_at: Date | null;
  taken_before: Date;
  told_at: Date;
}

export interface PurchaseOrder {
  agreement_version: string;
  amount_cents: number;
  buyer_credit_code: Generated<string>;
  closed_at: Date | null;
  closed_by: "buyer" | "time" | null;
  closes_at: Date;
  company_id: string;
  completed_at: Date | null;
  created_at: Date;
  created_by: string;
  created_by_name: string;
  credit_cents: number;
  id: string;
  method: "bank" | "wechat" | "alipay" | null;
  number: string;
  payment: Generated<string>;
  price_cents: number;
  product: "premium" | "flagship" | "silver" | "gold" | "aiRecognition";
  state: Generated<"pendingPayment" | "completed" | "closed">;
  years: number;
}

export interface ReadingDay {
  captures: number;
  checks: number;
  company_id: string;
  consumed_percent: number;
  customer_id: string;
  device_id: string;
  exposure_days: number;
  floor_plan_id: string;
  local_day: string;
  species: ColumnTypes['reading_day.species'];
}

export interface RecoveryCode {
  account_id: string;
  code_hash: string;
}

export interface RecurringService {
  clock_time: string;
  company_id: string;
  created_at: Date;
  customer_id: string;
  description: string;
  end_day: string | null;
  id: string;
  inspection: "devices" | "routine";
  pattern: ColumnTypes['recurring_service.pattern'];
  pauses: Generated<ColumnTypes['recurring_service.pauses']>;
  places: ColumnTypes['recurring_service.places'];
  replaced_by: string | null;
  start_day: string;
}

export interface RecurringServiceDay {
  company_id: string;
  day: string;
  recurring_id: string;
}

export interface RecurringServiceStaff {
  account_id: string;
  company_id: string;
  recurring_id: string;
}

export interface RecurringServiceWorkshop {
  company_id: string;
  customer_id: string;
  recurring_id: string;
  workshop_id: string;
}

export interface Report {
  author_ids: Generated<string[]>;
  company_id: string;
  company_name: string;
  content_hash: string;
  created_at: Date;
  customer_id: string;
  customer_name: string;
  frozen: Generated<ColumnTypes['report.frozen']>;
  id: string;
  kind: "report" | "briefing";
  layout: ColumnTypes['report.layout'] | null;
  name: string;
  number: string;
  period_from: string;
  period_to: string;
  review_note: Generated<string>;
  reviewed_at: Date | null;
  reviewed_from: string | null;
  reviewer_id: string | null;
  reviewer_login: string | null;
  reviewer_name: string | null;
  sections: ColumnTypes['report.sections'];
  service_day: string;
  shown_version: number | null;
  site_address: string;
  state: "notGenerated" | "pendingReview" | "approved" | "rejected";
  subject: string;
  updated_at: Date;
  version: Generated<number>;
}

export interface ReportNote {
  answer: Generated<string>;
  answered_at: Date | null;
  answered_by: string | null;
  company_id: string;
  customer_id: string;
  id: string;
  made_at: Date;
  made_by: string;
  note: string;
  report_id: string;
  resolved_at: Date | null;
  resolved_by: string | null;
  section_id: string;
  version: number;
}

export interface ReportPdfData {
  company_id: string;
  customer_id: string;
  data: string;
  report_id: string;
}

export interface ReportShare {
  company_id: string;
  customer_id: string;
  ends_at: Date;
  id: string;
  key_hash: string;
  last_viewed_at: Date | null;
  made_at: Date;
  made_by: string;
  mail_origin: string | null;
  mail_to: string | null;
  mailed_at: Date | null;
  report_id: string;
  revoked_at: Date | null;
  views: Generated<number>;
}

export interface ReportSignature {
  account_id: string;
  account_login: string;
  account_name: string;
  address: string;
  company_id: string;
  content_hash: string;
  customer_id: string;
  frozen: Generated<boolean>;
  id: string;
  method: "drawn" | "typed" | "absent";
  name: string;
  own_account: boolean;
  reason: Generated<string>;
  report_id: string;
  role: "technician" | "customer" | "reviewer";
  signed_at: Date;
  strokes: ColumnTypes['report_signature.strokes'] | null;
  version: number;
}

export interface ReportTask {
  company_id: string;
  customer_id: string;
  kind: "report" | "briefing";
  report_id: string;
  task_id: string;
}

export interface ReportVersion {
  act: "generated" | "saved" | "approved" | "rejected";
  changed: Generated<string[]>;
  company_id: string;
  customer_id: string;
  id: string;
  made_at: Date;
  made_by: string;
  name: string;
  note: Generated<string>;
  report_id: string;
  sections: ColumnTypes['report_version.sections'];
  subject: string;
  version: number;
}

export interface ReviewStep {
  at: Date;
  id: string;
  owner_id: string;
  reason: Generated<string>;
  step: "submitted" | "passed" | "failed";
}

export interface Risk {
  action: string;
  answered_by: string | null;
  assigned_to: Generated<"company" | "customer">;
  company_id: string;
  customer_id: string;
  description: string;
  device_id: string | null;
  due_day: string | null;
  found_at: Date;
  found_by: string;
  id: string;
  location: string;
  owner: string;
  photos: string[];
  received_at: Date | null;
  return_reason: Generated<string>;
  severity: "minor" | "major" | "critical";
  state: "untreated" | "unresolved" | "resolved";
  task_id: string;
  treated_at: Date | null;
  treatment: Generated<string>;
  treatment_photos: Generated<string[]>;
  verified_at: Date | null;
  verified_by: string | null;
}

export interface Seal {
  company_id: string;
  deleted_at: Date | null;
  id: string;
  image: string;
  keyword: string;
  title: string;
  updated_at: Date;
}

export interface SecondFactor {
  account_id: string;
  confirmed_at: Date | null;
  created_at: Date;
  last_step: Generated<number>;
  secret: string;
}

export interface ServiceAccount {
  account_id: string;
  company_id: string;
  expires_at: Date;
  id: string;
  key_end: string;
  key_hash: string;
  last_address: Generated<string>;
  last_used_at: Date | null;
  made_at: Date;
  made_by: string;
  name: string;
  old_key_hash: string | null;
  old_key_until: Date | null;
  permissions: ColumnTypes['service_account.permissions'];
  revoked_at: Date | null;
}

export interface Session {
  account_id: string;
  address: string;
  created_at: Date;
  expires_at: Date;
  id: string;
  idle_minutes: number;
  last_used_at: Date;
  method: "password" | "secondFactor" | "passkey" | "company";
  token_hash: string;
  user_agent: string;
}

export interface SignIn {
  account_id: string;
  address: string;
  at: Date;
  id: string;
  language: Generated<"zh" | "en">;
}

export interface SiteThreshold {
  company_id: string;
  customer_id: string;
  from_day: string;
  monthly: number;
  pest_group: ColumnTypes['site_threshold.pest_group'];
  set_at: Date;
  set_by: string;
  source: string;
}

export interface StockBatch {
  batch: string;
  company_id: string;
  consumable_id: string;
  expires_on: string | null;
  id: string;
  stock: Numeric;
}

export interface StockLedger {
  account_id: string;
  account_name: string;
  at: Date;
  batch_id: string | null;
  cause: ColumnTypes['stock_ledger.cause'] | null;
  change: Numeric;
  company_id: string;
  consumable_id: string;
  counted: Numeric | null;
  id: string;
  note: string;
  reason: "replenish" | "use" | "correction" | "opening" | "out" | "count";
  task_id: string | null;
  use_id: string | null;
}

export interface StoredFile {
  account_id: string;
  bound_at: Date | null;
  bytes: number;
  company_id: string | null;
  created_at: Date;
  customer_id: string | null;
  height: number;
  id: string;
  key: string;
  kind: "jpeg" | "png" | "pdf";
  label: string;
  let_go_at: Date | null;
  made_from: string | null;
  owner_id: string;
  sent_bytes: number;
  width: number;
}

export interface Task {
  as_routine: Generated<boolean>;
  assigned_at: Date | null;
  assigned_by: string | null;
  changed_alone: Generated<boolean>;
  check_in_received_at: Date | null;
  checked_in_account_id: string | null;
  checked_in_at: Date | null;
  checked_in_by: string | null;
  company_id: string;
  created_at: Date;
  created_by: string | null;
  customer_id: string;
  description: string;
  devices_checked: number | null;
  devices_due: number | null;
  devices_not_reached: number | null;
  id: string;
  inspection: "devices" | "routine";
  number: string;
  places: ColumnTypes['task.places'];
  planned_at: Date;
  planned_day: string;
  recurring_day: string | null;
  recurring_id: string | null;
  return_reason: Generated<string>;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  state: "unallocated" | "allocated" | "checkedIn" | "submitted" | "pendingReview" | "reviewed";
  submission_received_at: Date | null;
  submitted_at: Date | null;
  submitted_by: string | null;
}

export interface TaskEvent {
  account_name: string;
  at: Date;
  company_id: string;
  event: ColumnTypes['task_event.event'];
  id: string;
  task_id: string;
}

export interface TaskSignature {
  account_id: string;
  account_name: string;
  address: string;
  company_id: string;
  customer_id: string;
  id: string;
  method: "drawn" | "typed" | "absent";
  name: string;
  reason: string;
  received_at: Date;
  signed_at: Date;
  strokes: ColumnTypes['task_signature.strokes'] | null;
  task_id: string;
  title: string;
}

export interface TaskStaff {
  account_id: string;
  assigned_at: Date | null;
  company_id: string;
  customer_id: string;
  task_id: string;
}

export interface TaskWorkshop {
  company_id: string;
  customer_id: string;
  task_id: string;
  workshop_id: string;
}

export interface UploadAllowance {
  account_id: string;
  day: string;
  files: number;
  under_way: ColumnTypes['upload_allowance.under_way'];
}

export interface UsedDeviceCode {
  code: string;
  company_id: string;
  device_id: string;
}

export interface VerificationCode {
  code_hash: string;
  device_hash: Generated<string>;
  expires_at: Date;
  phone: string;
  purpose: number;
  takes_over: Generated<boolean>;
  tries: number;
}

export interface VerificationSent {
  address: string;
  id: string;
  phone: string;
  sent_at: Date;
}

export interface WebhookDelivery {
  about_id: string;
  body: string;
  company_id: string;
  customer_id: string | null;
  due_at: Date | null;
  endpoint_id: string;
  fault: "status" | "timeout" | "address" | "name" | "certificate" | "unreachable" | "ended" | "stopped" | null;
  happened_at: Date;
  id: string;
  key: string | null;
  place: Generated<Int8>;
  state: Generated<"due" | "sent" | "failed" | "dropped">;
  status: number | null;
  tried_at: Date | null;
  tries: Generated<number>;
  type: ColumnTypes['webhook_delivery.type'];
}

export interface WebhookEndpoint {
  company_id: string;
  customer_ids: string[];
  enabled: Generated<boolean>;
  events: ColumnTypes['webhook_endpoint.events'];
  failing_since: Date | null;
  id: string;
  made_at: Date;
  old_secret_until: Date | null;
  partner_id: string;
  paused_until: Date | null;
  secret_number: Generated<number>;
  stopped: "gone" | "failing" | null;
  url: string;
}

export interface Workshop {
  company_id: string;
  customer_id: string;
  id: string;
  name: string;
  zone_risk: "high" | "medium" | "low" | "outside";
}

export interface DB {
  account: Account;
  audit_document: AuditDocument;
  audit_entry: AuditEntry;
  binding_request: BindingRequest;
  capture: Capture;
  capture_day: CaptureDay;
  chemical_use: ChemicalUse;
  company: Company;
  company_identity: CompanyIdentity;
  company_sign_in: CompanySignIn;
  company_sign_in_try: CompanySignInTry;
  consumable: Consumable;
  contact_message: ContactMessage;
  contract_document: ContractDocument;
  customer: Customer;
  customer_binding: CustomerBinding;
  device: Device;
  device_check: DeviceCheck;
  device_model: DeviceModel;
  device_position: DevicePosition;
  device_role: DeviceRole;
  device_role_account: DeviceRoleAccount;
  device_tag: DeviceTag;
  device_tag_use: DeviceTagUse;
  device_threshold: DeviceThreshold;
  embed_token: EmbedToken;
  entitlement: Entitlement;
  erasure: Erasure;
  floor_plan: FloorPlan;
  floor_plan_revision: FloorPlanRevision;
  idempotency_key: IdempotencyKey;
  inspection_template: InspectionTemplate;
  inspection_template_version: InspectionTemplateVersion;
  invoice_request: InvoiceRequest;
  job_run: JobRun;
  known_device: KnownDevice;
  leave_request: LeaveRequest;
  login_grant: LoginGrant;
  login_try: LoginTry;
  notice: Notice;
  notice_setting: NoticeSetting;
  number_series: NumberSeries;
  order_number: OrderNumber;
  outbox_message: OutboxMessage;
  partner: Partner;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  payment_alarm: PaymentAlarm;
  pest_log: PestLog;
  photo_removal: PhotoRemoval;
  purchase_order: PurchaseOrder;
  reading_day: ReadingDay;
  recovery_code: RecoveryCode;
  recurring_service: RecurringService;
  recurring_service_day: RecurringServiceDay;
  recurring_service_staff: RecurringServiceStaff;
  recurring_service_workshop: RecurringServiceWorkshop;
  report: Report;
  report_note: ReportNote;
  report_pdf_data: ReportPdfData;
  report_share: ReportShare;
  report_signature: ReportSignature;
  report_task: ReportTask;
  report_version: ReportVersion;
  review_step: ReviewStep;
  risk: Risk;
  seal: Seal;
  second_factor: SecondFactor;
  service_account: ServiceAccount;
  session: Session;
  sign_in: SignIn;
  site_threshold: SiteThreshold;
  stock_batch: StockBatch;
  stock_ledger: StockLedger;
  stored_file: StoredFile;
  task: Task;
  task_event: TaskEvent;
  task_signature: TaskSignature;
  task_staff: TaskStaff;
  task_workshop: TaskWorkshop;
  upload_allowance: UploadAllowance;
  used_device_code: UsedDeviceCode;
  verification_code: VerificationCode;
  verification_sent: VerificationSent;
  webhook_delivery: WebhookDelivery;
  webhook_endpoint: WebhookEndpoint;
  workshop: Workshop;
}
