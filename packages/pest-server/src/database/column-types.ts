import type { ColumnType, GeneratedAlways } from 'kysely';
import type {
  AuditAct,
  DaySpan,
  DeviceAction,
  DeviceType,
  DocumentKind,
  EmbedWidget,
  ErasureCertificate,
  InspectionTemplateRecord,
  NoticeKind,
  PaymentAlarm,
  PaymentMethod,
  Permission,
  PestGroup,
  Reading,
  RenewalState,
  ReportLayout,
  ReportSection,
  ReportSignature,
  RhythmPattern,
  SiteSignature,
  Species,
  StockOutCause,
  SupplyKind,
  TaskHappening,
  TaskPlace,
  TemplateAnswers,
  TrashArea,
  WebhookEvent,
  WebhookType,
} from 'pest-sdk';

/**
 * What the schema does not say of a column. Whether it may be null, whether the database fills it in, and which words a
 * check allows stands there already; `npm run tables` joins both to `generated/tables.ts`.
 */
export interface ColumnTypes {
  'account.permissions': Json<Permission[]>;
  'audit_document.kind': DocumentKind;
  'audit_entry.act': AuditAct;
  'capture.species': Species;
  'capture_day.species': Species;
  'company.renewal': Json<Renewal<CompanyPapers>>;
  'company.report_layout': Json<ReportLayout>;
  'customer.renewal': Json<Renewal<CustomerPapers>>;
  'device.search_key': GeneratedAlways<string>;
  'device.type': DeviceType;
  'device_check.actions': DeviceAction[];
  'device_check.answers': Json<TemplateAnswers>;
  'device_check.reading': Json<Reading>;
  'device_check.supplies_missing': SupplyKind[];
  'device_model.device_type': DeviceType;
  'device_role.device_types': DeviceType[];
  'device_threshold.device_type': DeviceType;
  'embed_token.widgets': EmbedWidget[];
  'erasure.certificate': Json<ErasureCertificate>;
  'erasure.gone': Json<Readonly<Record<string, number>>>;
  'service_account.permissions': Permission[];
  'floor_plan.trash_areas': Json<readonly TrashArea[]>;
  'inspection_template.device_type': DeviceType;
  'inspection_template_version.body': Json<TemplateBody>;
  'inspection_template_version.device_type': DeviceType;
  'notice.facts': Json<Record<string, string>>;
  'notice.kind': NoticeKind;
  'notice_setting.kind': NoticeKind;
  'payment_alarm.method': PaymentMethod;
  'payment_alarm.reason': PaymentAlarm['reason'];
  'reading_day.species': Json<Partial<Record<Species, number>>>;
  'recurring_service.pattern': Json<RhythmPattern>;
  'recurring_service.pauses': Json<DaySpan[]>;
  'recurring_service.places': TaskPlace[];
  'report.frozen': GeneratedAlways<boolean>;
  'report.layout': Json<ReportLayout>;
  'report.sections': Json<ReportSection[]>;
  'report_signature.strokes': Json<NonNullable<ReportSignature['strokes']>>;
  'report_version.sections': Json<Omit<ReportSection, 'data'>[]>;
  'site_threshold.pest_group': PestGroup;
  'stock_ledger.cause': StockOutCause;
  'task.places': TaskPlace[];
  'task_event.event': Json<TaskHappening>;
  'task_signature.strokes': Json<NonNullable<SiteSignature['strokes']>>;
  'upload_allowance.under_way': Date[];
  'webhook_delivery.type': WebhookType;
  'webhook_endpoint.events': WebhookEvent[];
}

/** JSON goes in as text, so that both engines store the same, and comes out parsed. */
type Json<Value> = ColumnType<Value, string, string>;

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

export type TemplateBody = Pick<InspectionTemplateRecord, 'name' | 'process' | 'processEn' | 'directions'>;
