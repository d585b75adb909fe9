/** What partners are told of an approved report. */
import type { ReportSectionKind, ReportSectionOf } from 'pest-sdk';
import type { WebhookData } from 'pest-sdk/webhooks';
import { tellPartners } from '../../books/webhooks/tell-partners';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Figures = WebhookData<'report.approved'>['figures'];
type Report = Row<'report'>;

/** The last thing that changes a report: what it says now it says for ever. */
export async function tellOfApproved(tx: Tx, now: Date, report: Report): Promise<void> {
  const data = {
    reportId: report.id,
    kind: report.kind,
    number: report.number,
    customerId: report.customer_id,
    from: report.period_from,
    to: report.period_to,
    approvedAt: now.toISOString(),
    figures: figuresOf(report),
  };
  await tellPartners(
    tx,
    now,
    { aboutId: report.id, customerId: report.customer_id },
    { type: 'report.approved', data },
  );
}

/** Those of the sections that its customer reads. */
function figuresOf({ sections }: Report): Figures {
  const shown = <Kind extends ReportSectionKind>(kind: Kind): ReportSectionOf<Kind> | undefined =>
    sections.find((section): section is ReportSectionOf<Kind> => section.kind === kind && !section.hidden);
  const pests = shown('pestData')?.data;
  const checks = shown('deviceChecks')?.data;
  const risks = shown('risks')?.data;
  const sum = (key: 'due' | 'checked' | 'notChecked') => checks?.rows.reduce((total, row) => total + row[key], 0) ?? 0;
  const verified = risks?.rows.filter(({ verifiedAt }) => verifiedAt !== null).length ?? 0;
  return {
    devices: checks === undefined ? null : { due: sum('due'), checked: sum('checked'), notChecked: sum('notChecked') },
    captures: pests?.rows.map(({ group, count }) => ({ group, count })) ?? null,
    baitConsumedPercent: pests?.baitConsumedPercent ?? null,
    risks: risks === undefined ? null : { open: risks.rows.length - verified, verified },
    chemicalUses: shown('chemicals')?.data.rows.length ?? null,
  };
}
