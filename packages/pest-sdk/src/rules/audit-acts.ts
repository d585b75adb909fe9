/** What the audit log tells of. */
export const auditActs = [
  'companyPassed',
  'companyFailed',
  'customerPassed',
  'customerFailed',
  'accountCreated',
  'accountChanged',
  'accountDeleted',
  'loginCreated',
  'loginReset',
  'loginDisabled',
  'loginEnabled',
  'bindingEnded',
  'contractApproved',
  'contractRejected',
  'reportApproved',
  'reportRejected',
  'reportShared',
  'reportShareEnded',
  'orderClosed',
  'paymentConfirmed',
  'paymentAlarmSettled',
  'invoiceIssued',
] as const;
/** An act that the audit log tells of. */
export type AuditAct = (typeof auditActs)[number];
