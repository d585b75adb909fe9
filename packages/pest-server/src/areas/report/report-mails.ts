/** Approved reports by mail: a link that ends, to the address that the company keeps for its customer. */
import { languages, translator } from 'pest-sdk';
import { nameIn } from '../../books/report-name';
import type { Call } from '../../call/call';
import { letterMessages } from '../../call/letters/letters.messages';
import type { ServerParts } from '../../call/server-parts';
import { insertRow, rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';
import * as queries from './report-share.queries';
import { endOfShare, linkOf, newShare } from './share-links';

const mailsAtOnce = 100;

/** Asks for the mail about a report, in the transaction that approves it. */
export async function mailReport(call: Call, tx: Tx, report: Row<'report'>): Promise<void> {
  const to = await queries.findReportEmail(tx, report);
  const endsAt = endOfShare(call);
  if (to === '' || endsAt === null) return;
  await insertRow(tx.db, 'report_share', { ...newShare(call, report, endsAt), mail_to: to, mail_origin: call.origin });
}

type MailParts = Pick<ServerParts, 'database' | 'messages' | 'settings' | 'shareKeys'>;

/** Hands on the mails that are asked for. One that is handed on twice is sent once, by its key. */
export async function mailReports(parts: MailParts, now: Date): Promise<void> {
  const { database, messages } = parts;
  for (const share of await dueMails(database.system, now)) {
    const scope = { kind: 'company', companyId: share.company_id } as const;
    const found = await database.inScope(scope, (tx) => queries.findShared(tx, share));
    const mail = found && mailOf(parts, share, found);
    if (mail) await messages.send({ kind: 'mail', to: share.mail_to ?? '', key: `report ${share.id}`, ...mail });
    await setMailed(database.system, share, now);
  }
}

function mailOf(parts: MailParts, share: Row<'report_share'>, report: Row<'report'>) {
  const found = linkOf(parts, share.mail_origin ?? '', report.kind, share);
  if (found === null) return null;
  const { timeZone } = parts.settings;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(share.ends_at.getTime() - 1);
  // Nobody knows who reads an address, so each language has its paragraph.
  const names = languages.map((language) => nameIn(report, language));
  const text = languages.map((language) =>
    translator(letterMessages, language)('report', { who: report.company_name, name: nameIn(report, language), day }),
  );
  return { subject: [...new Set(names)].join(' / '), text: [...text, found.link].join('\n\n'), secret: found.key };
}

function dueMails(system: System, now: Date): Promise<Row<'report_share'>[]> {
  return system
    .selectFrom('report_share')
    .selectAll()
    .where('mail_to', 'is not', null)
    .where('mailed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('made_at')
    .limit(mailsAtOnce)
    .execute();
}

async function setMailed(system: System, { company_id, id }: Row<'report_share'>, now: Date): Promise<void> {
  await system.updateTable('report_share').set({ mailed_at: now }).where(rowsWith({ company_id, id })).execute();
}
