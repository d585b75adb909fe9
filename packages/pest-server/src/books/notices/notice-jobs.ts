import { dayInZone, type Language, noticeText, translator, unitIn } from 'pest-sdk';
import { letterMessages } from '../../call/letters/letters.messages';
import type { ServerParts } from '../../call/server-parts';
import { rowsWith } from '../../database/rows';
import type { System } from '../../database/transactions';
import { lastLanguages } from '../accounts/sign-ins';

const mailsAtOnce = 200;

/** Nobody looks for what they were told long ago. */
export async function removeOldNotices(system: System, before: Date): Promise<void> {
  await system.deleteFrom('notice').where('created_at', '<', before).execute();
}

type MailParts = Pick<ServerParts, 'database' | 'messages' | 'settings'>;

/** Hands on the mails that notices ask for. One that is handed on twice is sent once, by its key. */
export async function mailNotices(parts: MailParts): Promise<void> {
  const { system } = parts.database;
  const due = await dueMails(system);
  const languages = await lastLanguages(system, [...new Set(due.map(({ account_id }) => account_id))]);
  for (const notice of due) {
    const text = mailText(notice, languages.get(notice.account_id) ?? 'zh', parts.settings);
    await parts.messages.send({ kind: 'mail', to: notice.email, text, key: `notice ${notice.id}` });
    await setMailed(system, notice);
  }
}

function dueMails(system: System) {
  return system
    .selectFrom('notice')
    .innerJoin('account', 'account.id', 'notice.account_id')
    .where('notice.mail_due', '=', true)
    .where('account.disabled_at', 'is', null)
    .where('account.email', '!=', '')
    .selectAll('notice')
    .select('account.email')
    .orderBy('notice.created_at')
    .limit(mailsAtOnce)
    .execute();
}

type DueMail = Awaited<ReturnType<typeof dueMails>>[number];

async function setMailed(system: System, notice: DueMail): Promise<void> {
  await system
    .updateTable('notice')
    .set({ mail_due: false })
    .where(rowsWith({ owner_id: notice.owner_id, id: notice.id }))
    .execute();
}

/** What happened, in the language its reader last signed in with, and where it is read: signed out, the page asks for the login first. */
function mailText(notice: DueMail, language: Language, { timeZone, publicUrl }: MailParts['settings']): string {
  const values = { dateTime: clockOf(timeZone), unit: (unit: string) => unitIn(unit, language) };
  const foot = translator(letterMessages, language)('noticeFoot');
  return [noticeText(notice, language, values), ...(publicUrl ? [`${publicUrl}/home`] : []), foot].join('\n\n');
}

function clockOf(timeZone: string): (instant: string) => string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (instant) => `${dayInZone(instant, timeZone)} ${time.format(new Date(instant))}`;
}
