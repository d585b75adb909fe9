import type { RequestOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { CallOf } from '../../call/handlers';
import { PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { newId } from '../../database/ids';
import { updateRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './report.queries';
import { askCustomer } from './report-notices';
import { frozenWords, lockedFor, reportFor, requireOpen, requireVersion } from './report-rights';

const drawnHere = {
  zh: '在服务公司的设备上，请本人手写签名',
  en: 'On the service company’s device, the signer must draw the signature.',
} as const;
const ownName = { zh: '请以本账号的姓名签名', en: 'Sign with the name of your own account.' } as const;
const customerSigned = {
  zh: '客户已用自己的账号签名，不能由服务公司替换',
  en: 'The customer has signed from their own account; the service company cannot replace that signature.',
} as const;

type Request = RequestOf<'report.sign'>;
type SignCall = CallOf<'report.sign'>;

/**
 * Signs a report that is not approved. Whoever signs from an account of their own draws or types; on a device that
 * somebody of the company holds out, technician and customer draw, and the record says whose account it was. Nobody of
 * the company signs as the customer from afar, and the customer for nobody else.
 */
export function signReport(call: SignCall, request: Request): Promise<null> {
  return call.inScope(async (tx) => {
    await (tx.scope.kind === 'customer' ? signForCustomer(call, tx, request) : signForCompany(call, tx, request));
    return null;
  });
}

async function signForCustomer(call: SignCall, tx: Tx, request: Request): Promise<void> {
  // biome-ignore lint/plugin: a signature is for whoever gives it
  if (request.role !== 'customer' || request.method === 'absent') refuse('permission.denied');
  const report = await reportFor(call, tx, request.id);
  requireOpen(report);
  requireVersion(report, request.version);
  // A customer cannot hold the report; the key of its signatures tells when it was approved at the same moment.
  await queries.checkSignaturesAtOnce(tx);
  await refusedAs('report_signature_report', new PestRefusal('general.businessFailure', { words: frozenWords }), () =>
    queries.keepSignature(tx, signatureOf(call, report, request, true)),
  );
}

async function signForCompany(call: SignCall, tx: Tx, request: Request): Promise<void> {
  const report = await lockedFor(call, tx, request.id);
  requireOpen(report);
  requireVersion(report, request.version);
  const own = await isOwn(call, tx, report, request);
  if (request.role === 'customer') await requireNoneOfItsOwn(tx, report);
  await queries.keepSignature(tx, signatureOf(call, report, request, own));
  // What its technician has signed, the customer may read and sign.
  if (request.role !== 'technician') return;
  const alreadyShown = report.shown_version === report.version;
  await updateRow(tx.db, 'report', report, { shown_version: report.version });
  if (!alreadyShown) await askCustomer(call, tx, report);
}

/** Whether somebody of the company signs for themselves. @throws PestRefusal where they may not sign so. */
async function isOwn(call: SignCall, tx: Tx, report: Row<'report'>, { role, name, method }: Request): Promise<boolean> {
  const { accountId, userName } = call.caller;
  if (role === 'reviewer') {
    call.requirePart(report.kind === 'briefing' ? 'reviewBriefing' : 'reviewReport');
    if (name !== userName) refuse('general.invalidParameter', { words: ownName, field: 'name' });
    return true;
  }
  const onService = await queries.isOnService(tx, report, accountId);
  // biome-ignore lint/plugin: whoever was on the service signs, which the report tells
  if (!onService && !mayHoldOut(call, report)) refuse('permission.denied');
  if (role === 'technician' && onService && name === userName) return true;
  if (method === 'typed') refuse('general.invalidParameter', { words: drawnHere, field: 'method' });
  return false;
}

function mayHoldOut(call: SignCall, { kind }: Row<'report'>): boolean {
  return call.sees(kind === 'briefing' ? 'handOutBriefing' : 'handOutReport');
}

async function requireNoneOfItsOwn(tx: Tx, report: Row<'report'>): Promise<void> {
  const signatures = await queries.listSignatures(tx, report);
  const own = signatures.some(
    (known) => known.role === 'customer' && known.own_account && known.content_hash === report.content_hash,
  );
  if (own) refuse('general.businessFailure', { words: customerSigned });
}

function signatureOf(call: Call, report: Row<'report'>, request: Request, own: boolean): queries.NewSignature {
  const { accountId, userName, loginId } = call.caller;
  return {
    company_id: report.company_id,
    id: newId(call.now),
    report_id: report.id,
    customer_id: report.customer_id,
    role: request.role,
    name: request.name,
    method: request.method,
    strokes: JSON.stringify(request.method === 'drawn' ? request.strokes : null),
    reason: request.reason ?? '',
    signed_at: call.now,
    account_id: accountId,
    account_name: userName,
    account_login: loginId,
    own_account: own,
    address: call.address,
    version: report.version,
    content_hash: report.content_hash,
  };
}
