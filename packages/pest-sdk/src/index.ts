export type { AllItems, Call, CallArguments, ItemOf, ListCall, PageOptions, PaginatedName } from './client/call';
export { type CallRow, endpoints, isPaginated, type NamedCall } from './client/calls';
export { changedBy } from './client/changed-by';
export { createPestClient, type PestClient } from './client/create-client';
export type * from './client/generated/client-calls';
export type {
  AskedHeaders,
  CallOptions,
  ClientEvents,
  PestClientOptions,
  RequestEvent,
  ResponseEvent,
} from './client/options';
export type {
  Area,
  Contract,
  EndpointName,
  EndpointOf,
  NamedEndpoint,
  RequestInput,
  RequestOf,
  ResultOf,
} from './contract';
export type { Access, AskedRights, Asker, DeniedField, RightsByKind, Standing } from './contract/access';
export type { AccountSummary } from './contract/account';
export type { UserInfo } from './contract/auth';
export type {
  ArgumentRules,
  Candidate,
  CandidateFor,
  CheckedFor,
  IssueKind,
  RequestIssue,
} from './contract/check-request';
export type { ResultCheck } from './contract/check-result';
export type { ContractRecord, SealPlace } from './contract/contract-document';
export { contractVersion, versionHeader } from './contract/contract-version';
export type {
  BindingRequest,
  CustomerDetails,
  CustomerDraft,
  CustomerInformation,
  CustomerLine,
  CustomerLogin,
  CustomerSummary,
  OwnProfile,
  OwnProfileDraft,
  SiteMap,
  SitePlace,
} from './contract/customer';
export type {
  Device,
  DeviceActivity,
  DeviceHistoryEntry,
  DeviceLine,
  DeviceModel,
  DeviceTag,
  HeatPoint,
} from './contract/device';
export type { BinderGap, BinderRecord, DocumentRecord } from './contract/document';
export type { Partner, WebhookDelivery, WebhookEndpoint } from './contract/embed';
export { embedRows } from './contract/embed-rows';
export {
  type Auth,
  type Endpoint,
  type HttpMethod,
  lateDays,
  type Schema,
  type Sends,
  type Source,
  takesIdempotencyKey,
} from './contract/endpoint';
export type { Option } from './contract/fields';
export type { FloorPlanRecord, PastPlan, PlanChangeRecord, TrashArea } from './contract/floor-plan';
export type {
  CaptureTrend,
  CaughtAt,
  Need,
  Outlook,
  RisingSite,
  SitePause,
  SiteTrend,
  TodayData,
} from './contract/home';
export type { ImportFault, ImportResult } from './contract/import-lines';
export type { ChemicalUse, DeviceCheck, Reading, SheetRow, SiteUse } from './contract/inspection';
export type { LeaveRequest } from './contract/leave';
export type { HeldProduct, Membership, PhotoDue } from './contract/membership';
export type { Notice } from './contract/notice';
export type { InvoiceRecord, OrderRecord, PaymentPlace } from './contract/order';
export type { PestLogDetails, PestLogSummary } from './contract/pest-log';
export type {
  AuditEntry,
  CompanyReview,
  ContactMessage,
  CustomerInForce,
  CustomerReview,
  HeardLogin,
  Operations,
  OutboxMessage,
  PaymentAlarm,
  PlatformOrder,
} from './contract/platform';
export type { ReportCharts, ReportNote, ReportShare, ReportStep, ReportSummary } from './contract/report';
export { annexRow, annexRows, type ReportAnnex, reportAnnex } from './contract/report-annex';
export type {
  ReportDocument,
  ReportLayout,
  ReportReview,
  ReportSection,
  ReportSectionKind,
  ReportSectionOf,
  ReportSignature,
} from './contract/report-document';
export {
  type ReportFinding,
  type ReportRuleId,
  reportFindings,
  reportRuleIds,
} from './contract/report-findings';
export {
  proseIn,
  type ReportChapter,
  reportChapters,
  sectionSaysSomething,
  untouchedLanguage,
  withProse,
} from './contract/report-prose';
export { missingSignatures } from './contract/report-signatures';
export type { ReviewStep } from './contract/review-step';
export type { Risk } from './contract/risk';
export type { BoardLeave, BoardService, RecurringService, ShiftBoard } from './contract/schedule';
export type { Seal } from './contract/seal';
export type { Found } from './contract/search';
export type { ServiceAccount } from './contract/service-accounts';
export type { AskingCompany, ServingCompany } from './contract/service-company';
export type { SiteSignature } from './contract/signatures';
export type {
  ChemicalConsumable,
  PhysicalConsumable,
  StockBalance,
  StockBatch,
  StockLedgerEntry,
  StockLine,
  StockWarning,
} from './contract/stock';
export type { RecordedFigure, TaskDetails, TaskEvent, TaskHappening, TaskSummary } from './contract/task';
export type { InspectionTemplateRecord, TemplateAnswers } from './contract/template';
export type { DeviceThreshold, Threshold } from './contract/threshold';
export type { Workshop } from './contract/workshop';
export { describeError } from './errors/describe-error';
export * from './errors/error-codes';
export { errorWords } from './errors/error-words';
export { isPestError } from './errors/is-pest-error';
export * from './errors/pest-error';
export { fold, foldSigns, holdsWord, placeOfWord } from './language/fold';
export { dateFormat, listFormat, numberFormat } from './language/formats';
export * from './language/language';
export * from './language/messages';
export { readNumber } from './language/read-number';
export { type DelimitedText, decodeText, delimitedText, shownNumber } from './language/spreadsheet-text';
export * from './rules/activity';
export { joinAddress } from './rules/address';
export * from './rules/audit-acts';
export * from './rules/binder';
export * from './rules/check-outcomes';
export * from './rules/checked-template';
export * from './rules/clock';
export * from './rules/code-series';
export * from './rules/conditions';
export * from './rules/contract-states';
export * from './rules/dates';
export * from './rules/document-kinds';
export * from './rules/embed';
export * from './rules/erasure';
export {
  type Expression,
  longestRule,
  mapExpression,
  ownAnswer,
  parseExpression,
  printExpression,
  referencesOf,
} from './rules/expressions';
export { type Format, makeFormat, shortDay, shortMonth } from './rules/format';
export * from './rules/import-modes';
export * from './rules/kept-periods';
export * from './rules/late-records';
export * from './rules/leave';
export * from './rules/legal-text';
export * from './rules/legal-versions';
export * from './rules/limits';
export * from './rules/need-rights';
export * from './rules/needs';
export * from './rules/notice-words';
export * from './rules/notices';
export * from './rules/outbox-states';
export { type PermissionTemplate, permissionTemplates } from './rules/permission-templates';
export * from './rules/permission-tree';
export * from './rules/permissions';
export * from './rules/pest-logs';
export * from './rules/phones';
export {
  type AccountCount,
  type AccountLimits,
  accountLimits,
  type Plan,
  photoYears,
  plans,
  planWords,
  seatsTaken,
  unfairPrice,
} from './rules/plans';
export * from './rules/privacy-notice';
export * from './rules/purchase';
export * from './rules/quantities';
export * from './rules/record-values';
export * from './rules/report.messages';
export { type ReportForm, reportPermissions } from './rules/report-rights';
export * from './rules/report-shares';
export * from './rules/report-states';
export * from './rules/rhythm';
export * from './rules/risk-states';
export { ruleFindings } from './rules/rule-findings';
export { endsInRunningMonth } from './rules/running-month';
export * from './rules/schedule';
export * from './rules/server-jobs';
export * from './rules/service-accounts';
export * from './rules/service-agreement';
export * from './rules/stock-status';
export * from './rules/stock-words';
export * from './rules/task-states';
export * from './rules/task-words';
export * from './rules/template-answers';
export * from './rules/template-rules';
export * from './rules/terms-of-use';
export * from './rules/text-formats';
export * from './rules/time-range';
export * from './rules/units';
export * from './rules/vocabulary';
export * from './rules/webhook-events';
export * from './trade/device-actions';
export * from './trade/device-types';
export * from './trade/marks';
export * from './trade/pest-groups';
export * from './trade/question-types';
export * from './trade/species';
export * from './trade/stock-categories';
export * from './trade/supplies';
