import type { Language, Words } from '../language/language';
import type { ErrorName } from './error-codes';
import { errorWords } from './error-words';
import { isPestError } from './is-pest-error';
import type { PestError } from './pest-error';
import { silentStatuses } from './silent-statuses';

/** Longest server message that is shown; longer ones are cut. */
const longestMessage = 300;

const words = {
  network: { zh: '服务器异常，请检查网络后重试', en: 'Server abnormal. Please check the connection and try again.' },
  timeout: { zh: '服务器响应超时，请重试', en: 'The server took too long to answer. Please try again.' },
  contract: {
    zh: '服务器的回答无法识别，请联系管理员',
    en: "The server's answer could not be understood. Please contact the administrator.",
  },
  token: {
    zh: '无法确认登录状态，请稍后重试或重新登录',
    en: 'Your sign-in could not be confirmed. Please try again or sign in again.',
  },
  unknown: { zh: '出错了', en: 'Error' },
} as const satisfies Record<string, Words>;

/**
 * The words to show for something a call threw, or null where nothing is to be shown: an abort, and the HTTP statuses
 * that are only logged. A known code has its own words; general refusals (3001, 4001) say what the server
 * said, if that is in the reader's language.
 */
export function describeError(thrown: unknown, language: Language): string | null {
  if (!isPestError(thrown)) return words.unknown[language];
  switch (thrown.kind) {
    case 'abort':
      return null;
    case 'network':
    case 'timeout':
    case 'contract':
    case 'token':
      return words[thrown.kind][language];
    case 'http':
      return silentStatuses.includes(thrown.status ?? 0) ? null : describeStatus(thrown, language);
    default:
      return describeRefusal(thrown, language);
  }
}

/** Status and error text, as far as there is one (specification §8). */
function describeStatus({ status, statusText }: PestError, language: Language): string {
  const said = cleaned(statusText ?? '');
  return `${words.unknown[language]} (HTTP ${status}${said === '' ? '' : ` ${said}`})`;
}

/** Errors that say little by themselves; the server's own sentence says which rule it was. */
const generalErrors: readonly ErrorName[] = ['general.invalidParameter', 'general.businessFailure'];

function describeRefusal(error: PestError, language: Language): string {
  const said = cleaned(error.serverMessage ?? '');
  if (error.errorName === undefined) return said || words.unknown[language];
  const general = generalErrors.includes(error.errorName);
  return general && isIn(language, said) ? said : errorWords[error.errorName][language];
}

/** By its letters: names in another script may stand in a sentence, and a Chinese sign says as much as some letters. */
function isIn(language: Language, said: string): boolean {
  const signs = said.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = said.match(/[a-z]/gi)?.length ?? 0;
  if (signs + letters === 0) return false;
  return signs * 3 > letters === (language === 'zh');
}

/** A server's words are shown as text, without control characters and not at any length. */
function cleaned(message: string): string {
  return message
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longestMessage)
    .trim();
}
