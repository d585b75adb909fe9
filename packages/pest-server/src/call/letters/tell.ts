import { type Language, type MessageValues, translator } from 'pest-sdk';
import type { System } from '../../database/transactions';
import type { Call } from '../call';
import { type Letter, letterMessages } from './letters.messages';

/** A short message, under the product's name as carriers ask for it. */
export function letterText(letter: Letter, language: Language, values: MessageValues = {}): string {
  const t = translator(letterMessages, language);
  return t('signed', { text: t(letter, values) });
}

/** Tells whoever holds a phone, in the language that its account was last signed in with. */
export async function tell(call: Call, phone: string, letter: Letter, values: MessageValues): Promise<void> {
  const { database, reportFault } = call.parts;
  const language = await lastLanguageOf(database.system, phone).catch(reportFault);
  await send(call, phone, letterText(letter, language ?? call.language, values));
}

/** Tells whoever acts what was done in its name, in the language that it acts in. */
export function tellActor(call: Call, phone: string, letter: Letter): Promise<void> {
  return send(call, phone, letterText(letter, call.language));
}

/** What happened has happened, whatever becomes of the message about it. */
async function send({ parts }: Call, to: string, text: string): Promise<void> {
  await parts.messages.send({ kind: 'sms', to, text }).catch(parts.reportFault);
}

async function lastLanguageOf(system: System, phone: string): Promise<Language | undefined> {
  const found = await system
    .selectFrom('sign_in')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select('sign_in.language')
    .where('account.login_id', '=', phone)
    .orderBy('sign_in.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.language;
}
