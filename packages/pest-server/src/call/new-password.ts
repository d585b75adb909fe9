import type { Call } from './call';
import { refuse } from './refusal';

const guessable = {
  zh: '这个密码太容易猜到，请换一个',
  en: 'This password is too easy to guess. Please choose another one.',
} as const;

/**
 * The one way to a password that somebody chose: refused where a guess would soon find it, then hashed for the database.
 *
 * @param known what others know of the person: the phone, names.
 * @throws PestRefusal `general.invalidParameter`, beside its field.
 */
export async function hashNewPassword(
  { parts: { passwords } }: Pick<Call, 'parts'>,
  password: string,
  known: readonly string[],
  field = 'password',
): Promise<string> {
  const texts = known.filter((text) => text !== '');
  if (await passwords.isGuessable(password, texts)) {
    refuse('general.invalidParameter', { field, words: guessable });
  }
  return passwords.hash(password);
}
