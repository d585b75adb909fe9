import type { ReportDocument, ReportReview, ReportSignature } from 'pest-sdk';
import { nameIn } from '../../books/report-name';
import type { Call } from '../../call/call';
import type { InParts } from '../../call/handlers';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './report.queries';
import { revisionOfLayout } from './report-layouts';
import { withPhotos } from './report-photos';
import { isOwnWork } from './report-rights';

/** Who reads a report: it says in which roles they sign. */
type Reader = Call & InParts<'reviewReport' | 'reviewBriefing'>;

/** The report as its reader gets it: a customer without the hidden sections, photos by URL. */
export async function toDocument(
  call: Reader,
  tx: Tx,
  report: Row<'report'>,
  language = call.language,
): Promise<ReportDocument> {
  const signatures = await queries.listSignatures(tx, report);
  const forCustomer = tx.scope.kind === 'customer';
  return {
    id: report.id,
    kind: report.kind,
    number: report.number,
    name: nameIn(report, language),
    subject: report.subject,
    customerId: report.customer_id,
    customerName: report.customer_name,
    siteAddress: report.site_address,
    companyName: report.company_name,
    period: { from: report.period_from, to: report.period_to },
    sections: report.sections
      .filter(({ hidden }) => !(forCustomer && hidden))
      .map((section) => withPhotos(section, (keys) => keys.map((key) => call.fileUrl(key)))),
    ...(report.layout && { layout: { ...report.layout, logo: call.optionalFileUrl(report.layout.logo) } }),
    layoutRevision: revisionOfLayout(report),
    signatures: signatures.map((signature) => toSignature(signature, report, forCustomer)),
    state: report.state,
    reviewNote: report.review_note,
    review: toReview(report, forCustomer),
    ownWork: !forCustomer && report.state === 'pendingReview' && (await isOwnWork(call, tx, report)),
    ownRoles: await ownRoles(call, tx, report),
    version: report.version,
    updatedAt: report.updated_at.toISOString(),
  };
}

function toSignature(signature: Row<'report_signature'>, report: Row<'report'>, forCustomer: boolean): ReportSignature {
  return {
    id: signature.id,
    role: signature.role,
    name: signature.name,
    signedAt: signature.signed_at.toISOString(),
    method: signature.method,
    strokes: signature.strokes,
    reason: signature.reason,
    account: { name: signature.account_name, loginId: masked(signature.account_login) },
    ownAccount: signature.own_account,
    address: forCustomer ? null : signature.address,
    outdated: signature.content_hash !== report.content_hash,
  };
}

/** In which roles the reader signs for itself. */
async function ownRoles(call: Reader, tx: Tx, report: Row<'report'>): Promise<ReportDocument['ownRoles']> {
  if (tx.scope.kind === 'customer') return ['customer'];
  return [
    ...((await queries.isOnService(tx, report, call.caller.accountId)) ? (['technician'] as const) : []),
    ...(call.sees(report.kind === 'briefing' ? 'reviewBriefing' : 'reviewReport') ? (['reviewer'] as const) : []),
  ];
}

function toReview(report: Row<'report'>, forCustomer: boolean): ReportReview | null {
  const { reviewer_name: name, reviewer_login: login, reviewed_at: at, reviewed_from: address } = report;
  if (name === null || login === null || at === null) return null;
  return { reviewer: { name, loginId: masked(login) }, at: at.toISOString(), address: forCustomer ? null : address };
}

/** `139****0003`: enough to know the account by, too little to call. */
function masked(loginId: string): string {
  return loginId.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
}
