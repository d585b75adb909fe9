import { reportPermissions } from 'pest-sdk';
import { notify, type Readers } from '../../books/notices/notify';
import type { Call } from '../../call/call';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './report.queries';

type Report = Pick<Row<'report'>, 'company_id' | 'id' | 'kind' | 'number' | 'customer_id' | 'customer_name'>;

const aboutOf = (report: Report) => ({
  recordId: report.id,
  facts: { number: report.number, customer: report.customer_name, form: report.kind },
});

/** A report is there: whoever carried the services out signs it. */
export async function askTechnicians(call: Call, tx: Tx, report: Report): Promise<void> {
  await notify(call, tx, {
    kind: 'reportToSign',
    ...aboutOf(report),
    to: { accounts: await queries.staffOf(tx, report) },
  });
}

/** Its technician has signed: the customer may read and sign. */
export async function askCustomer(call: Call, tx: Tx, report: Report): Promise<void> {
  await notify(call, tx, { kind: 'reportToSign', ...aboutOf(report), to: { customer: report.customer_id } });
}

/** Tells those who wrote it, and where it is approved those whom it is about. */
export async function tellOfReview(call: Call, tx: Tx, report: Row<'report'>, refusedBecause: string | null) {
  const about = aboutOf(report);
  if (refusedBecause !== null) {
    const facts = { ...about.facts, reason: refusedBecause };
    await notify(call, tx, { kind: 'reportRefused', recordId: report.id, facts, to: authorsOf(report) });
    return;
  }
  const people = [...report.author_ids, ...(await queries.staffOf(tx, report))];
  await notify(call, tx, { kind: 'reportApproved', ...about, to: { accounts: people } });
  await notify(call, tx, { kind: 'reportApproved', ...about, to: { customer: report.customer_id } });
}

/** A report that nobody has changed since it was generated is everybody's who may. */
function authorsOf({ author_ids, kind }: Row<'report'>): Readers {
  return author_ids.length > 0 ? { accounts: author_ids } : { holding: reportPermissions.edit[kind] };
}
