import type { ColumnType, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type {
  AuditAct,
  CapacityUnit,
  CheckOutcome,
  ContractState,
  DaySpan,
  DeviceAction,
  DeviceType,
  DocumentKind,
  EmbedScope,
  EmbedWidget,
  InspectionKind,
  InspectionTemplateRecord,
  invoiceKinds,
  Language,
  LeaveState,
  NoticeKind,
  OrderState,
  OutboxState,
  PaymentAlarm,
  PaymentMethod,
  Permission,
  PestGroup,
  PestLogState,
  Plan,
  Product,
  Reading,
  RenewalState,
  ReportAct,
  ReportLayout,
  ReportSection,
  ReportSignature,
  ReportState,
  ReviewStep,
  RhythmPattern,
  Risk,
  RiskAssignee,
  RiskState,
  SiteSignature,
  Species,
  StockOutCause,
  SupplyKind,
  TaskHappening,
  TaskPlace,
  TaskState,
  TemplateAnswers,
  TrashArea,
  titleKinds,
  Workshop,
} from 'pest-sdk';

/** JSON goes in as text, so that both engines store the same, and comes out parsed. */
type Json<Value> = ColumnType<Value, JsonText<Value>, JsonText<Value>>;
type JsonText<Value> = null extends Value ? string | null : string;
/** Decimals travel as text; nothing is lost to binary fractions. */
type Decimal = ColumnType<string, string | number, string | number>;
/** A calendar day, `YYYY-MM-DD`. */
type Day = string;
/** Filled in by the database. */
type Default<Value> = ColumnType<Value, Value | undefined, Value>;
type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;

interface CompanyTable {
  id: string;
  name: string;
  address: Default<string>;
  contact_name: Default<string>;
  contact_phone: Default<string>;
  introduction: Default<string>;
  logo: Default<string | null>;
  /** What its next reports begin with, the logo by its key; null while none was chosen. */
  report_layout: Json<ReportLayout | null>;
  business_license: Default<string | null>;
  pest_control_qualification: Default<string | null>;
  pesticide_usage_certificate: Default<string | null>;
  personnel_qualification: Default<string | null>;
  /** 0 nothing submitted, 1 waiting, 2 approved, 3 failed. */
  status: number;
  reason: Default<string>;
  /** Its administrators review other companies' and customers' information. */
  platform: Default<boolean>;
  /** Whether somebody else than the author approves a report, where there is another reviewer. */
  review_by_another: Default<boolean>;
  created_at: Date;
  submitted_at: Default<Date | null>;
  renewal: Json<Renewal<CompanyPapers> | null>;
}

/** Papers of an approved company or customer that were sent again, by the columns that they will stand in. */
export interface Renewal<Papers> {
  readonly state: RenewalState;
  readonly submittedAt: string;
  /** Why they were not passed; empty while they wait. */
  readonly reason: string;
  readonly papers: Papers;
}

/** What the platform looks at of a company. */
export interface CompanyPapers {
  name: string;
  business_license: string | null;
  pest_control_qualification: string | null;
  pesticide_usage_certificate: string | null;
  personnel_qualification: string | null;
}

/** What the platform looks at of a customer, beside its credit code, which stays. */
export interface CustomerPapers {
  name: string;
  pest_control_certificate: string | null;
  msds: string | null;
  controller_certificate: string | null;
}

/** What is said of a customer beside its name, by itself or by a company that serves it. */
interface SiteWords {
  region: string;
  /** GB/T 2260; null where the region was only typed. */
  region_code: Default<string | null>;
  address: Default<string>;
  latitude: number | null;
  longitude: number | null;
  introduction: Default<string>;
  client_type: 'industrial' | 'business' | 'other';
  pest_control_certificate: Default<string | null>;
  msds: Default<string | null>;
  controller_certificate: Default<string | null>;
}

/** A firm, known by its credit code. Its words here are its own once a login has proven to speak for it. */
interface CustomerTable extends SiteWords {
  id: string;
  name: string;
  credit_code: string;
  status: number;
  reason: Default<string>;
  registered_at: Date;
  /** The company that entered it, or the oldest that serves it since; null when it registered itself. */
  created_by: Default<string | null>;
  /** The company that entered it, which stays; null when it registered itself. */
  entered_by: Default<string | null>;
  /** Companies that are bound to it now. */
  served_by: Default<string[]>;
  /** Of a customer that registered itself: handed to each company that is bound. */
  phone: Default<string>;
  report_email: Default<string>;
  submitted_at: Default<Date | null>;
  /** Null while nobody has looked at what it claims to be: it holds no credit code, and nobody finds it. */
  approved_at: Default<Date | null>;
  renewal: Json<Renewal<CustomerPapers> | null>;
}

/** What happened to the information of a company or a customer. */
interface ReviewStepTable {
  owner_id: string;
  id: string;
  step: ReviewStep['step'];
  reason: Default<string>;
  at: Date;
}

/**
 * Which company serves which customer. Never deleted, because records refer to it; `ended_at` ends it. What it says of the
 * site is the company's own, or the customer's where that has proven who it is.
 */
interface CustomerBindingTable extends SiteWords {
  company_id: string;
  customer_id: string;
  bound_at: Date;
  ended_at: Default<Date | null>;
  /** As the company may know it: not followed any more once the binding has ended. */
  customer_name: string;
  /** The company's own contact at the site, which no other company sees. */
  contact_name: Default<string>;
  phone: Default<string>;
  report_email: Default<string>;
  notes: Default<string>;
  /** Whether it says what the customer says of itself, and changes with it. */
  follows: Default<boolean>;
}

/** A company asks to serve a customer whose own login answers for it. Accepted, it becomes a binding. */
interface BindingRequestTable {
  company_id: string;
  customer_id: string;
  asked_at: Date;
  /** Phone of the customer's login, where the company knew it: that login is confirmed once it accepts. */
  login_id: Default<string | null>;
  declined_at: Default<Date | null>;
}

/** To which of a customer's logins a company shows what it records. */
interface LoginGrantTable {
  company_id: string;
  account_id: string;
  customer_id: string;
  granted_at: Date;
}

/** One for a phone and purpose; a new one replaces it. */
interface VerificationCodeTable {
  phone: string;
  purpose: number;
  /** SHA-256 of the mark of the browser that asked; empty where it sent none. */
  device_hash: Default<string>;
  /** HMAC of phone, purpose and code; the code itself is not stored. */
  code_hash: string;
  expires_at: Date;
  tries: number;
}

/** Codes asked for, to count them. */
interface VerificationSentTable {
  id: string;
  phone: string;
  address: string;
  sent_at: Date;
}

interface OutboxMessageTable {
  id: string;
  kind: 'sms' | 'mail';
  recipient: string;
  subject: string;
  /** Without its secret once it is sent or kept, unless the installation reveals secrets. */
  body: string;
  /** Stands in the body until it is sent. */
  secret: string | null;
  key: string | null;
  /** Kept: there is no carrier. Sending: one process has it. */
  state: OutboxState;
  tries: number;
  /** The next try of a message that is due; when the try under way began. */
  due_at: Date | null;
  /** What the carrier said, or `interrupted`. */
  fault: string;
  sent_at: Date;
}

interface AccountTable {
  id: string;
  /** Company people have a company, a customer's accounts a customer; never both. */
  company_id: string | null;
  customer_id: string | null;
  login_id: string;
  password_hash: string;
  user_name: string;
  /** 1 administrator, 2 staff, 3 customer. */
  type: number;
  staff_kind: Default<'service' | 'management' | null>;
  permissions: Json<Permission[]>;
  email: Default<string>;
  licence: Default<string>;
  head_pic: Default<string | null>;
  disabled_at: Default<Date | null>;
  created_at: Date;
  /** The company that made a customer's login; null when the customer registered itself. */
  made_by: Default<string | null>;
  /** When the login set a password of its own with a code sent to its phone. */
  proven_at: Default<Date | null>;
  /** Whether it speaks for its customer, as the platform decided; null while its origin says so. */
  speaks: Default<boolean | null>;
  /** It stays for the records that it made; nobody signs in with it, and its phone is free. */
  deleted_at: Default<Date | null>;
  /** Of a customer's sub-account: the login that it belongs to. */
  root_id: Default<string | null>;
  /** Versions of the texts that its person accepted and read at registration; empty where nobody was asked. */
  agreement: Default<string>;
  agreed_at: Default<Date | null>;
}

/** When somebody signed in to an account, and from where. */
interface SignInTable {
  id: string;
  account_id: string;
  at: Date;
  address: string;
  /** What the portal was read in. */
  language: Default<Language>;
}

/** What a company has bought, and for how long; every company has the free edition without one. */
interface EntitlementTable {
  company_id: string;
  id: string;
  plan: Plan | Product;
  starts_at: Date;
  ends_at: Date | null;
  /** What it was bought with. */
  order_id: Default<string | null>;
  /** What the whole term costs; 0 where it was given. */
  value_cents: Default<number>;
}

/** An order of a membership. */
interface PurchaseOrderTable {
  company_id: string;
  id: string;
  number: string;
  product: Product;
  years: number;
  price_cents: number;
  credit_cents: number;
  amount_cents: number;
  state: Default<OrderState>;
  method: Default<PaymentMethod | null>;
  agreement_version: string;
  /** As its contract names the buyer; empty where it was not asked for. */
  buyer_credit_code: Default<string>;
  created_at: Date;
  created_by: string;
  created_by_name: string;
  closes_at: Date;
  closed_at: Default<Date | null>;
  closed_by: Default<'buyer' | 'time' | null>;
  completed_at: Default<Date | null>;
  /** As the provider, or the administrator who confirmed a transfer, names the payment. */
  payment: Default<string>;
}

/** Order numbers in use: a provider and a transfer's remark name an order by nothing else. */
interface OrderNumberTable {
  number: string;
  company_id: string;
  order_id: string;
}

interface InvoiceRequestTable {
  company_id: string;
  order_id: string;
  kind: (typeof invoiceKinds)[number];
  title_kind: (typeof titleKinds)[number];
  title: string;
  tax_number: string;
  email: string;
  note: string;
  requested_at: Date;
  issued_at: Default<Date | null>;
  number: Default<string>;
}

/** A month's photos past their keep: announced, announced again, removed. */
interface PhotoRemovalTable {
  company_id: string;
  removal_day: Day;
  taken_before: Date;
  told_at: Date;
  reminded_at: Default<Date | null>;
  removed_at: Default<Date | null>;
}

/** Payment notices that could not be taken. One that is repeated is the same. */
interface PaymentAlarmTable {
  id: string;
  at: Date;
  method: PaymentMethod;
  reason: PaymentAlarm['reason'];
  order_number: string;
  transaction_id: string;
  amount_cents: number | null;
  settled_at: Default<Date | null>;
  settled_by: Default<string>;
  note: Default<string>;
}

/** What an account is told of. */
interface NoticeTable {
  /** The reader's company or customer. */
  owner_id: string;
  id: string;
  account_id: string;
  /** Whose doing it tells of. */
  company_id: string;
  kind: NoticeKind;
  facts: Json<Record<string, string>>;
  record_id: string | null;
  created_at: Date;
  read_at: Date | null;
  /** Whether it is shown under the bell. */
  bell: boolean;
  /** A mail about it is still to be sent. */
  mail_due: boolean;
}

/** How an account wants to be told of a kind; without a row, as the kind's rule says. */
interface NoticeSettingTable {
  owner_id: string;
  account_id: string;
  kind: NoticeKind;
  bell: boolean;
  mail: boolean;
}

interface SessionTable {
  /** SHA-256 of the token, hex; the token itself is not stored. */
  token_hash: string;
  account_id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  idle_minutes: number;
}

interface ContactMessageTable {
  id: string;
  name: string;
  phone: string;
  email: string;
  company_name: string;
  message: string;
  /** Where it was sent from. */
  address: string;
  sent_at: Date;
  /** When the platform marked it as read. */
  read_at: Default<Date | null>;
}

/** A browser that has signed in to an account. */
interface KnownDeviceTable {
  account_id: string;
  /** SHA-256 of the browser's mark. */
  mark_hash: string;
  last_used_at: Date;
}

/** A write that may be sent again: who sent it, what it was, and what was answered. */
interface IdempotencyKeyTable {
  /** The company or customer of the account. */
  owner_id: string;
  account_id: string;
  key_hash: string;
  request_hash: string;
  /** Of the request that works on it. */
  claim: string;
  claimed_at: Date;
  kept_until: Date;
  carried_out: Default<boolean>;
  answer: string | null;
}

/** When a job of the server's own was last begun, by whichever process. */
interface JobRunTable {
  name: string;
  started_at: Date;
}

interface LoginTryTable {
  /** `account:<login id>` or `address:<address>`. */
  subject: string;
  failures: number;
  last_failed_at: Date;
}

interface StoredFileTable {
  id: string;
  /** Random name in the storage. */
  key: string;
  /** The company or the customer below. */
  owner_id: string;
  company_id: string | null;
  customer_id: string | null;
  account_id: string;
  kind: 'jpeg' | 'png' | 'pdf';
  /** As it is stored. */
  bytes: number;
  /** As it was sent: what limits of size mean. */
  sent_bytes: number;
  /** Pixels; 0 for a PDF. */
  width: number;
  height: number;
  /** The name it was uploaded with, cleaned. */
  label: string;
  /** Of a file that the server made: what it was made from, so that it is made once. */
  made_from: Default<string | null>;
  created_at: Date;
  bound_at: Default<Date | null>;
  /** Since when no record is known to name it, though it was bound. */
  let_go_at: Default<Date | null>;
}

/** What an account uploads: begun today, and when those under way were begun. */
interface UploadAllowanceTable {
  account_id: string;
  day: string;
  files: number;
  under_way: Date[];
}

interface FloorPlanTable {
  company_id: string;
  id: string;
  customer_id: string;
  name: string;
  revision: number;
  image: string;
  width: number;
  height: number;
  metres_per_width: number | null;
  trash_areas: DefaultJson<readonly TrashArea[]>;
  updated_at: Date;
  deleted_at: Default<Date | null>;
}

interface FloorPlanRevisionTable {
  company_id: string;
  floor_plan_id: string;
  revision: number;
  customer_id: string;
  image: string;
  width: number;
  height: number;
  account_id: string;
  at: Date;
}

interface WorkshopTable {
  company_id: string;
  id: string;
  customer_id: string;
  name: string;
  zone_risk: Workshop['zoneRisk'];
}

interface DeviceTable {
  company_id: string;
  id: string;
  customer_id: string;
  floor_plan_id: string | null;
  workshop_id: string | null;
  type: DeviceType;
  /** From the type, stored so that a task's devices are found by one comparison. */
  place: TaskPlace;
  code: string;
  name: string;
  model: string;
  brand: string;
  location: string;
  bound: boolean;
  x: number | null;
  y: number | null;
  last_checked_at: Default<Date | null>;
  mount_height: Default<number | null>;
  installed_day: Day;
  removed_at: Default<Date | null>;
  /** Code, name and place in small letters, a line each. */
  search_key: GeneratedAlways<string>;
}

/** Which device has a code; unique in the whole installation. */
interface UsedDeviceCodeTable {
  code: string;
  company_id: string;
  device_id: string;
}

interface DevicePositionTable {
  company_id: string;
  device_id: string;
  from_at: Date;
  customer_id: string;
  floor_plan_id: string | null;
  x: number | null;
  y: number | null;
}

/** Models that a company knows, by type. A device keeps model and brand as words, which follow a change here. */
interface DeviceModelTable {
  company_id: string;
  id: string;
  device_type: DeviceType;
  name: string;
  brand: string;
}

/** A company's own words on its devices. */
interface DeviceTagTable {
  company_id: string;
  id: string;
  name: string;
}

interface DeviceTagUseTable {
  company_id: string;
  device_id: string;
  tag_id: string;
}

/** A company's, or a customer's. */
interface OwnedTable {
  /** The company or the customer below. */
  owner_id: string;
  company_id: string | null;
  customer_id: string | null;
}

/** Which devices an account may use; an empty list limits nothing. */
interface DeviceRoleTable extends OwnedTable {
  id: string;
  name: string;
  device_types: Default<DeviceType[]>;
  customer_ids: Default<string[]>;
  workshop_ids: Default<string[]>;
  updated_at: Date;
}

interface DeviceRoleAccountTable extends OwnedTable {
  account_id: string;
  role_id: string;
}

interface InspectionTemplateTable {
  company_id: string;
  id: string;
  device_type: DeviceType;
  version: number;
  updated_at: Date;
  deleted_at: Default<Date | null>;
}

export type TemplateBody = Pick<InspectionTemplateRecord, 'name' | 'process' | 'processEn' | 'directions'>;

/** What a template said at each version; inspections point at the one they were made with. */
interface InspectionTemplateVersionTable {
  company_id: string;
  template_id: string;
  version: number;
  device_type: DeviceType;
  /** Null: a draft. */
  published_at: Default<Date | null>;
  body: Json<TemplateBody>;
}

interface TaskTable {
  company_id: string;
  id: string;
  number: string;
  customer_id: string;
  places: TaskPlace[];
  /** As it was planned. */
  inspection: InspectionKind;
  /** Handed in as routine, without a record of any device. */
  as_routine: Default<boolean>;
  planned_at: Date;
  planned_day: Day;
  description: string;
  state: TaskState;
  return_reason: Default<string>;
  created_at: Date;
  /** As the accounts were called then. */
  created_by: Default<string | null>;
  assigned_by: Default<string | null>;
  assigned_at: Default<Date | null>;
  checked_in_at: Default<Date | null>;
  /** When check-in and submission came to the server; null where that was at once. */
  check_in_received_at: Default<Date | null>;
  checked_in_by: Default<string | null>;
  checked_in_account_id: Default<string | null>;
  submitted_at: Default<Date | null>;
  submission_received_at: Default<Date | null>;
  submitted_by: Default<string | null>;
  reviewed_at: Default<Date | null>;
  reviewed_by: Default<string | null>;
  /** Frozen at submission; null while the task is open and the devices are counted live. */
  devices_due: Default<number | null>;
  devices_checked: Default<number | null>;
  devices_not_reached: Default<number | null>;
  /** The recurring service that made it, and for which of its days; its own day may be another by now. */
  recurring_id: Default<string | null>;
  recurring_day: Default<Day | null>;
  /** Differs from the others of its recurring service. */
  changed_alone: Default<boolean>;
}

interface RecurringServiceTable {
  company_id: string;
  id: string;
  customer_id: string;
  places: TaskPlace[];
  inspection: InspectionKind;
  description: string;
  pattern: Json<RhythmPattern>;
  /** Arrival on the site's clock, `09:30`. */
  clock_time: string;
  start_day: Day;
  end_day: Day | null;
  /** Spans without a service. */
  pauses: ColumnType<DaySpan[], string | undefined, string>;
  /** The one that goes on after its end; null where none does. */
  replaced_by: Default<string | null>;
  created_at: Date;
}

interface RecurringServiceWorkshopTable {
  company_id: string;
  recurring_id: string;
  customer_id: string;
  workshop_id: string;
}

interface RecurringServiceStaffTable {
  company_id: string;
  recurring_id: string;
  account_id: string;
}

/** A day that a service was made for; it stays when the service is deleted by itself. */
interface RecurringServiceDayTable {
  company_id: string;
  recurring_id: string;
  day: Day;
}

interface TaskWorkshopTable {
  company_id: string;
  task_id: string;
  /** The task's. */
  customer_id: string;
  workshop_id: string;
}

interface TaskStaffTable {
  company_id: string;
  task_id: string;
  /** The task's. */
  customer_id: string;
  account_id: string;
  /** Null: as long as the service exists. */
  assigned_at: Default<Date | null>;
}

/** Who signed for a visit on the technician's phone. Rows are added and never changed; the last one counts. */
interface TaskSignatureTable {
  company_id: string;
  id: string;
  task_id: string;
  customer_id: string;
  name: string;
  title: string;
  method: SiteSignature['method'];
  strokes: Json<SiteSignature['strokes']>;
  /** Why nobody signed. */
  reason: string;
  /** By the clock of the phone that was signed on. */
  signed_at: Date;
  received_at: Date;
  /** Who held out the phone, as the account was called then, and the address that it came from. */
  account_id: string;
  account_name: string;
  address: string;
}

/** What happened to a service and is written over in its row. */
interface TaskEventTable {
  company_id: string;
  id: string;
  task_id: string;
  at: Date;
  account_name: string;
  event: Json<TaskHappening>;
}

interface LeaveRequestTable {
  company_id: string;
  id: string;
  account_id: string;
  reason: string;
  start_at: Date;
  end_at: Date;
  state: Default<LeaveState>;
  /** Empty unless it was refused. */
  refusal_reason: Default<string>;
  applied_at: Date;
  reviewed_at: Date | null;
  reviewed_by: string | null;
}

/** The last number given out in a series, `task-20261121`. */
interface NumberSeriesTable {
  company_id: string;
  series: string;
  last: number;
}

interface DeviceCheckTable {
  company_id: string;
  task_id: string;
  device_id: string;
  customer_id: string;
  /** Where the device was; moving it later does not rewrite history. */
  floor_plan_id: string | null;
  local_day: Day;
  /** By the clock of the device that it was recorded on. */
  checked_at: Date;
  /** When it came to the server; null where that was at once. */
  received_at: Default<Date | null>;
  account_id: string;
  account_name: string;
  outcome: CheckOutcome;
  reason: string;
  reading: Json<Reading | null>;
  answers: Json<TemplateAnswers>;
  actions: DeviceAction[];
  photos: string[];
  note: string;
  template_id: string | null;
  template_version: number | null;
  /** Days since the last completed check; 0 when nothing was read. */
  exposure_days: number;
  captures: number;
  consumed_percent: number | null;
  /** Put into the device, and not taken from stock: there was none, or nobody said which it is. */
  supplies_missing: Default<SupplyKind[]>;
}

/** One species counted at one check. */
interface CaptureTable {
  company_id: string;
  task_id: string;
  device_id: string;
  species: Species;
  customer_id: string;
  local_day: Day;
  n: number;
}

/** Roll-up for the heat map: readings of a device on a day, with the plan it stood on. */
interface ReadingDayTable {
  company_id: string;
  floor_plan_id: string;
  local_day: Day;
  device_id: string;
  customer_id: string;
  captures: number;
  consumed_percent: number;
  checks: number;
  exposure_days: number;
  species: Json<Partial<Record<Species, number>>>;
}

/** Roll-up for trends: captures of a customer by day and species. */
interface CaptureDayTable {
  company_id: string;
  customer_id: string;
  local_day: Day;
  species: Species;
  n: number;
}

interface RiskTable {
  company_id: string;
  id: string;
  task_id: string;
  customer_id: string;
  device_id: string | null;
  location: string;
  description: string;
  severity: Risk['severity'];
  state: RiskState;
  photos: string[];
  action: string;
  owner: string;
  due_day: Day | null;
  treatment: Default<string>;
  treatment_photos: Default<string[]>;
  found_at: Date;
  /** When it came to the server; null where that was at once. */
  received_at: Default<Date | null>;
  found_by: string;
  treated_at: Default<Date | null>;
  verified_at: Default<Date | null>;
  verified_by: Default<string | null>;
  assigned_to: Default<RiskAssignee>;
  answered_by: Default<string | null>;
  return_reason: Default<string>;
}

/** How much activity a site bears, from a day on. */
interface SiteThresholdTable {
  company_id: string;
  customer_id: string;
  pest_group: PestGroup;
  from_day: Day;
  monthly: number;
  source: string;
  set_by: string;
  set_at: Date;
}

interface DeviceThresholdTable {
  company_id: string;
  customer_id: string;
  device_type: DeviceType;
  from_day: Day;
  value: number;
  source: string;
  set_by: string;
  set_at: Date;
}

/** What an auditor asks for. */
interface AuditDocumentTable {
  company_id: string;
  id: string;
  /** Null: shown to every customer of the company. */
  customer_id: string | null;
  kind: DocumentKind;
  title: string;
  number: string;
  last_day: Day | null;
  account_id: string | null;
  consumable_id: string | null;
  /** The person's or product's name. */
  subject: string;
  file: string;
  file_kind: 'pdf' | 'jpeg' | 'png';
  added_at: Date;
  added_by: string;
}

interface ConsumableTable {
  company_id: string;
  id: string;
  category_id: number;
  name: string;
  specification: Default<string>;
  unit: string;
  safety_stock: Decimal;
  warning_level: Decimal;
  /** The ledger's sum; the database refuses less than zero. */
  stock: Decimal;
  capacity: Default<string | null>;
  capacity_unit: Default<CapacityUnit>;
  target_pest: Default<string>;
  dilution: Default<string>;
  dosage: Default<string>;
  registration_number: Default<string>;
  active_ingredient: Default<string>;
  ratio: Default<string>;
  application_area: Default<string>;
  /** What of a device it is put in for; null for everything else. */
  replaces: Default<SupplyKind | null>;
  removed_at: Default<Date | null>;
}

interface StockLedgerTable {
  company_id: string;
  id: string;
  consumable_id: string;
  at: Date;
  account_id: string;
  account_name: string;
  change: Decimal;
  reason: 'replenish' | 'use' | 'correction' | 'opening' | 'out' | 'count';
  note: string;
  task_id: string | null;
  /** Null: kept without a batch. */
  batch_id: Default<string | null>;
  /** Why it was taken out. */
  cause: Default<StockOutCause | null>;
  /** What a count found. */
  counted: ColumnType<string | null, string | null | undefined, string | null>;
  /** The use of a chemical that took it; that row goes when the use is taken back. */
  use_id: Default<string | null>;
}

interface StockBatchTable {
  company_id: string;
  id: string;
  consumable_id: string;
  batch: string;
  expires_on: Day | null;
  /** The sum of the ledger's rows of this batch. */
  stock: Decimal;
}

/** What the product was when it was used is kept; the consumable may change later. */
interface ChemicalUseTable {
  company_id: string;
  id: string;
  task_id: string;
  customer_id: string;
  consumable_id: string;
  name: string;
  registration_number: string;
  active_ingredient: string;
  amount: Decimal;
  unit: string;
  dilution: string;
  area_treated: Decimal;
  where_used: string;
  method: string;
  target_pest: string;
  batch: string;
  precautions: string;
  used_at: Date;
  /** When it came to the server; null where that was at once. */
  received_at: Default<Date | null>;
  account_id: string;
  applicator_name: string;
  applicator_licence: string;
}

interface ReportTable {
  company_id: string;
  id: string;
  kind: 'report' | 'briefing';
  number: string;
  name: string;
  subject: string;
  customer_id: string;
  customer_name: string;
  site_address: string;
  company_name: string;
  service_day: Day;
  period_from: Day;
  period_to: Day;
  sections: Json<ReportSection[]>;
  /** How it looks on paper, the logo by its key; null of what was generated before there was a choice. */
  layout: Json<ReportLayout | null>;
  state: ReportState;
  /** Why it was rejected, or approved without both signatures. */
  review_note: Default<string>;
  /** Whoever passed or rejected it, as the account was called then. */
  reviewer_id: Default<string | null>;
  reviewer_name: Default<string | null>;
  reviewer_login: Default<string | null>;
  reviewed_at: Default<Date | null>;
  /** Network address. */
  reviewed_from: Default<string | null>;
  /** Counts up with each save; a save says which version it was made from. */
  version: Default<number>;
  /** SHA-256 of what it says; a signature holds for the one it was given under. */
  content_hash: string;
  /** The version that the customer may read and sign before approval. */
  shown_version: Default<number | null>;
  /** Accounts that changed what it says. */
  author_ids: Default<string[]>;
  created_at: Date;
  updated_at: Date;
  /** Whether it is approved; the database's own. */
  frozen: GeneratedAlways<boolean>;
}

/** The services a report is made from; a service has one report of its own at most. */
interface ReportTaskTable {
  company_id: string;
  report_id: string;
  /** The report's. */
  customer_id: string;
  task_id: string;
  kind: 'report' | 'briefing';
}

/** An approved report whose comparisons do not subtract; see `migrations/misstated.ts`. */
interface MisstatedReportTable {
  company_id: string;
  report_id: string;
  /** The report's. */
  customer_id: string;
  /** The report that says it right; null while there is none. */
  corrected_by: Default<string | null>;
}

interface ReportSignatureTable {
  company_id: string;
  id: string;
  report_id: string;
  customer_id: string;
  role: ReportSignature['role'];
  name: string;
  method: ReportSignature['method'];
  strokes: Json<ReportSignature['strokes']>;
  /** Why the customer did not sign. */
  reason: Default<string>;
  signed_at: Date;
  /** The account it came from, as it was called then, and whether it is the signer's own. */
  account_id: string;
  account_name: string;
  account_login: string;
  own_account: boolean;
  /** Network address. */
  address: string;
  /** The report's version that was signed, and the hash of what that said. */
  version: number;
  content_hash: string;
  /** Whether the report is approved: a key makes it the report's own. */
  frozen: Default<boolean>;
}

/** Opens a report's charts without login; the id that travels is kept as its SHA-256 only. */
interface PartnerTable {
  company_id: string;
  id: string;
  name: string;
  /** Of the pages that may use its tokens. */
  origins: string[];
  /** SHA-256 of the key. */
  key_hash: string;
  key_end: string;
  key_made_at: Date;
  /** Who made it, and whose rights its tokens stay within. */
  account_id: string;
  made_by: string;
  made_at: Date;
  last_used_at: Default<Date | null>;
  revoked_at: Default<Date | null>;
}

interface EmbedTokenTable {
  company_id: string;
  /** SHA-256 of the token. */
  token_hash: string;
  partner_id: string;
  customer_ids: string[];
  widgets: EmbedWidget[];
  scope: EmbedScope;
  made_at: Date;
  ends_at: Date;
}

interface ReportShareTable {
  company_id: string;
  id: string;
  report_id: string;
  customer_id: string;
  /** SHA-256 of what the link ends with. */
  key_hash: string;
  /** Name of the account. */
  made_by: string;
  made_at: Date;
  ends_at: Date;
  revoked_at: Default<Date | null>;
  views: Default<number>;
  last_viewed_at: Default<Date | null>;
  /** Who gets the link by mail. */
  mail_to: Default<string | null>;
  /** Where people reached the server when the mail was asked for; what its link begins with. */
  mail_origin: Default<string | null>;
  mailed_at: Default<Date | null>;
}

/** What a report said at a step. Figures are the report's own: no step changes them. */
interface ReportVersionTable {
  company_id: string;
  id: string;
  report_id: string;
  customer_id: string;
  version: number;
  act: ReportAct;
  name: string;
  subject: string;
  sections: Json<Omit<ReportSection, 'data'>[]>;
  /** Ids of sections, or `name`, `subject`, `order`. */
  changed: Default<string[]>;
  /** Why it was rejected, or passed without both signatures. */
  note: Default<string>;
  /** Name of the account; empty of what was before versions were kept. */
  made_by: string;
  made_at: Date;
}

/** What a reviewer noted at a section, and what came of it. */
interface ReportNoteTable {
  company_id: string;
  id: string;
  report_id: string;
  customer_id: string;
  section_id: string;
  /** The report's version that it was written about. */
  version: number;
  note: string;
  made_by: string;
  made_at: Date;
  answer: Default<string>;
  answered_by: Default<string | null>;
  answered_at: Default<Date | null>;
  resolved_by: Default<string | null>;
  resolved_at: Default<Date | null>;
}

/** What old clients draw into a report's PDF. */
interface ReportPdfDataTable {
  company_id: string;
  report_id: string;
  customer_id: string;
  data: string;
}

/** Every table there is, as Kysely reads it. The migrations make them. */
interface SealTable {
  company_id: string;
  id: string;
  title: string;
  image: string;
  keyword: string;
  updated_at: Date;
  /** Contracts go on naming it. */
  deleted_at: Default<Date | null>;
}

interface ContractDocumentTable {
  company_id: string;
  id: string;
  name: string;
  number: string;
  file: string;
  /** SHA-256, hex. */
  file_hash: string;
  seal_id: string;
  /** As the seal was called when the contract was submitted or stamped. */
  seal_title: string;
  reviewer_id: string;
  submitted_by: string;
  submitted_at: Date;
  state: Default<ContractState>;
  reason: Default<string>;
  reviewed_by: Default<string | null>;
  reviewed_at: Default<Date | null>;
  stamped_file: Default<string | null>;
  /** SHA-256, hex. */
  stamped_hash: Default<string | null>;
  stamped_pages: Default<number[]>;
}

interface PestLogTable {
  company_id: string;
  id: string;
  title: string;
  description: string;
  content: string;
  photos: string[];
  customer_id: string | null;
  /** The service at which it was seen. */
  task_id: string | null;
  responsible_id: string;
  publisher_id: string;
  published_at: Date;
  operator_id: string;
  state: Default<PestLogState>;
  handling: Default<string>;
  handling_photos: Default<string[]>;
  handled_by: Default<string | null>;
  handled_at: Default<Date | null>;
}

/** Who did what, on whom, from where; for the platform. */
interface AuditEntryTable {
  id: string;
  at: Date;
  /** The company or customer of who did it. */
  owner_id: string;
  owner_name: string;
  account_id: string;
  account_name: string;
  login_id: string;
  act: AuditAct;
  subject_id: string | null;
  subject: string;
  note: string;
  address: string;
}

export interface Tables {
  company: CompanyTable;
  customer: CustomerTable;
  customer_binding: CustomerBindingTable;
  binding_request: BindingRequestTable;
  login_grant: LoginGrantTable;
  verification_code: VerificationCodeTable;
  verification_sent: VerificationSentTable;
  outbox_message: OutboxMessageTable;
  account: AccountTable;
  notice: NoticeTable;
  notice_setting: NoticeSettingTable;
  review_step: ReviewStepTable;
  session: SessionTable;
  sign_in: SignInTable;
  entitlement: EntitlementTable;
  purchase_order: PurchaseOrderTable;
  order_number: OrderNumberTable;
  invoice_request: InvoiceRequestTable;
  payment_alarm: PaymentAlarmTable;
  photo_removal: PhotoRemovalTable;
  contact_message: ContactMessageTable;
  login_try: LoginTryTable;
  known_device: KnownDeviceTable;
  idempotency_key: IdempotencyKeyTable;
  job_run: JobRunTable;
  stored_file: StoredFileTable;
  upload_allowance: UploadAllowanceTable;
  floor_plan: FloorPlanTable;
  floor_plan_revision: FloorPlanRevisionTable;
  workshop: WorkshopTable;
  device: DeviceTable;
  used_device_code: UsedDeviceCodeTable;
  device_position: DevicePositionTable;
  device_model: DeviceModelTable;
  device_tag: DeviceTagTable;
  device_tag_use: DeviceTagUseTable;
  device_role: DeviceRoleTable;
  device_role_account: DeviceRoleAccountTable;
  inspection_template: InspectionTemplateTable;
  inspection_template_version: InspectionTemplateVersionTable;
  task: TaskTable;
  task_workshop: TaskWorkshopTable;
  task_staff: TaskStaffTable;
  task_event: TaskEventTable;
  task_signature: TaskSignatureTable;
  recurring_service: RecurringServiceTable;
  recurring_service_workshop: RecurringServiceWorkshopTable;
  recurring_service_staff: RecurringServiceStaffTable;
  recurring_service_day: RecurringServiceDayTable;
  leave_request: LeaveRequestTable;
  number_series: NumberSeriesTable;
  device_check: DeviceCheckTable;
  capture: CaptureTable;
  reading_day: ReadingDayTable;
  capture_day: CaptureDayTable;
  risk: RiskTable;
  site_threshold: SiteThresholdTable;
  device_threshold: DeviceThresholdTable;
  audit_document: AuditDocumentTable;
  consumable: ConsumableTable;
  stock_ledger: StockLedgerTable;
  stock_batch: StockBatchTable;
  chemical_use: ChemicalUseTable;
  report: ReportTable;
  report_task: ReportTaskTable;
  misstated_report: MisstatedReportTable;
  report_signature: ReportSignatureTable;
  report_share: ReportShareTable;
  report_pdf_data: ReportPdfDataTable;
  report_version: ReportVersionTable;
  report_note: ReportNoteTable;
  partner: PartnerTable;
  embed_token: EmbedTokenTable;
  seal: SealTable;
  contract_document: ContractDocumentTable;
  pest_log: PestLogTable;
  audit_entry: AuditEntryTable;
}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
