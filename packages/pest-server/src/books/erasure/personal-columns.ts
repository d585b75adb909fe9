/** Every column that holds somebody's data, how it is found, and what becomes of it when that person's data are erased. */
import type { Duty, ErasedKind } from 'pest-sdk';

/** By which of a person's facts a row is theirs; an account by the column that names it. */
type By = { readonly account: string } | 'name' | 'phone' | 'mail';

/** What stays as it is while a duty lasts, counted from a column. */
interface Kept {
  readonly duty: Duty;
  readonly since: string;
  /** What is frozen is changed by nobody, however old it is. */
  readonly frozen?: true;
}

export interface PersonalColumn {
  readonly kind: ErasedKind;
  readonly by: By;
  /** The row goes, a name stands in place of the name, or nothing does. */
  readonly becomes: 'removed' | 'nameless' | 'blank';
  readonly kept?: Kept;
}

const inUse: Kept = { duty: 'pesticideUse', since: 'used_at' };
const signed: Kept = { duty: 'signedRecords', since: 'signed_at', frozen: true };
const visited: Kept = { duty: 'signedRecords', since: 'signed_at' };
const logged: Kept = { duty: 'networkLogs', since: 'at' };
const mine = { account: 'account_id' } as const;

const removed = (kind: ErasedKind, by: By = mine): PersonalColumn => ({ kind, by, becomes: 'removed' });
const nameless = (kind: ErasedKind, by: By = 'name', kept?: Kept): PersonalColumn => ({
  kind,
  by,
  becomes: 'nameless',
  ...(kept && { kept }),
});
const blank = (kind: ErasedKind, by: By, kept?: Kept): PersonalColumn => ({
  kind,
  by,
  becomes: 'blank',
  ...(kept && { kept }),
});

/** By `table.column`. A test walks the schema: a column that is called as if it held somebody's data stands here or below. */
export const personalColumns: Readonly<Record<string, PersonalColumn>> = {
  'account.login_id': nameless('people', { account: 'id' }),
  'account.user_name': nameless('people', { account: 'id' }),
  'account.email': blank('people', { account: 'id' }),
  'account.licence': blank('people', { account: 'id' }),
  'account.head_pic': blank('people', { account: 'id' }),
  'session.address': removed('signIns'),
  'session.user_agent': removed('signIns'),
  'sign_in.address': removed('signIns'),
  'passkey.name': removed('signIns'),
  'company_identity.name': removed('signIns'),
  'passkey_challenge.account_id': removed('signIns'),
  'second_factor.account_id': removed('signIns'),
  'recovery_code.account_id': removed('signIns'),
  'known_device.account_id': removed('signIns'),
  'upload_allowance.account_id': removed('signIns'),
  'idempotency_key.account_id': removed('signIns'),
  'verification_code.phone': removed('signIns', 'phone'),
  'verification_sent.phone': removed('signIns', 'phone'),
  'verification_sent.address': removed('signIns', 'phone'),
  'outbox_message.recipient': removed('messages', 'phone'),
  'notice.account_id': removed('messages'),
  'notice_setting.account_id': removed('messages'),
  'contact_message.phone': removed('messages', 'phone'),
  'contact_message.name': removed('messages', 'phone'),
  'contact_message.email': removed('messages', 'phone'),
  'contact_message.address': removed('messages', 'phone'),
  'contact_message.company_name': removed('messages', 'phone'),
  'device_role_account.account_id': removed('people'),
  'recurring_service_staff.account_id': removed('services'),
  'leave_request.account_id': removed('services'),
  'leave_request.reviewed_by': nameless('services'),
  'login_grant.account_id': removed('customers'),
  'audit_document.account_id': removed('documents'),
  'audit_document.added_by': nameless('documents'),
  'binding_request.login_id': blank('customers', 'phone'),
  'customer_binding.contact_name': blank('customers', 'phone'),
  'customer_binding.phone': blank('customers', 'phone'),
  'customer.phone': blank('customers', 'phone'),
  'company.contact_phone': blank('company', 'phone'),
  'company.contact_name': blank('company', 'phone'),
  'customer_binding.report_email': blank('customers', 'mail'),
  'customer.report_email': blank('customers', 'mail'),
  'report_share.mail_to': blank('reports', 'mail'),
  'report_share.made_by': nameless('reports'),
  'report_note.made_by': nameless('reports'),
  'report_note.answered_by': nameless('reports'),
  'report_note.resolved_by': nameless('reports'),
  'report_version.made_by': nameless('reports'),
  'report.reviewer_name': nameless('reports', { account: 'reviewer_id' }, { ...signed, since: 'reviewed_at' }),
  'report.reviewer_login': nameless('reports', { account: 'reviewer_id' }, { ...signed, since: 'reviewed_at' }),
  'report.reviewed_from': blank('reports', { account: 'reviewer_id' }, { ...signed, since: 'reviewed_at' }),
  'report_signature.name': nameless('reports', 'name', signed),
  'report_signature.account_name': nameless('reports', mine, signed),
  'report_signature.account_login': nameless('reports', mine, signed),
  'report_signature.address': blank('reports', mine, signed),
  'report_signature.strokes': blank('reports', 'name', signed),
  'task_signature.name': nameless('reports', 'name', visited),
  'task_signature.account_name': nameless('reports', mine, visited),
  'task_signature.address': blank('reports', mine, visited),
  'task_signature.strokes': blank('reports', 'name', visited),
  'chemical_use.applicator_name': nameless('chemicals', mine, inUse),
  'chemical_use.applicator_licence': blank('chemicals', mine, inUse),
  'device_check.account_name': nameless('readings', mine),
  'risk.found_by': nameless('readings'),
  'risk.verified_by': nameless('readings'),
  'risk.answered_by': nameless('readings'),
  'risk.owner': nameless('readings'),
  'site_threshold.set_by': nameless('devices'),
  'device_threshold.set_by': nameless('devices'),
  'stock_ledger.account_name': nameless('stock', mine),
  'partner.made_by': nameless('partners'),
  'service_account.made_by': nameless('partners'),
  'task.created_by': nameless('services'),
  'task.assigned_by': nameless('services'),
  'task.checked_in_by': nameless('services'),
  'task.submitted_by': nameless('services'),
  'task.reviewed_by': nameless('services'),
  'task_event.account_name': nameless('services'),
  'purchase_order.created_by_name': nameless('orders', { account: 'created_by' }),
  'audit_entry.account_name': nameless('acts', mine, logged),
  'audit_entry.login_id': blank('acts', mine, logged),
  'audit_entry.address': blank('acts', mine, logged),
};

/** Called as if they held somebody's data, and do not: why. */
export const impersonalColumns: Readonly<Record<string, string>> = {
  'account.made_by': 'a company',
  'audit_entry.owner_name': 'a company or a customer',
  'chemical_use.name': 'a product',
  'company.address': 'a company’s seat',
  'company.name': 'a company',
  'company_sign_in.mail_domain': 'a company’s domain',
  'company_sign_in.tested_by': 'an account’s id, which becomes nameless',
  'consumable.name': 'a product',
  'contract_document.name': 'a contract',
  'contract_document.reviewed_by': 'an account’s id, which becomes nameless',
  'contract_document.reviewer_id': 'an account’s id, which becomes nameless',
  'contract_document.submitted_by': 'an account’s id, which becomes nameless',
  'customer.address': 'a firm’s site',
  'customer.created_by': 'a company',
  'customer.entered_by': 'a company',
  'customer.latitude': 'a firm’s site',
  'customer.longitude': 'a firm’s site',
  'customer.name': 'a firm',
  'customer.served_by': 'companies',
  'customer_binding.address': 'a firm’s site',
  'customer_binding.customer_name': 'a firm',
  'customer_binding.latitude': 'a firm’s site',
  'customer_binding.longitude': 'a firm’s site',
  'device.name': 'a device',
  'device_model.name': 'a model',
  'device_role.name': 'a role',
  'device_tag.name': 'a tag',
  'erasure.asked_by': 'a company, the platform or its operator',
  'floor_plan.name': 'a plan',
  'invoice_request.email': 'where a company’s invoice went, kept with it',
  'job_run.name': 'a job',
  'notice.mail_due': 'whether a mail is due',
  'notice_setting.mail': 'whether a mail is wanted',
  'partner.name': 'a partner’s system',
  'payment_alarm.settled_by': 'the platform’s own people, kept with the money',
  'pest_log.handled_by': 'an account’s id, which becomes nameless',
  'purchase_order.closed_by': 'buyer or time',
  'purchase_order.created_by': 'an account’s id, which becomes nameless',
  'recurring_service.replaced_by': 'another one',
  'report.company_name': 'a company',
  'report.customer_name': 'a firm',
  'report.name': 'a report',
  'report.reviewer_id': 'an account’s id, which becomes nameless',
  'report.site_address': 'a firm’s site',
  'report_share.mail_origin': 'where the server was reached',
  'report_share.mailed_at': 'a moment',
  'report_version.name': 'a report',
  'service_account.last_address': 'where a program called from',
  'service_account.name': 'a program',
  'workshop.name': 'a workshop',
};
