import type { Call } from './call';
import { countInMinute } from './identity/minute-counts';
import { refuse } from './refusal';

const perMinute = 30;

const tooMany = {
  zh: '查询次数过多，请一分钟后再试',
  en: 'Too many searches. Please wait a minute and try again.',
} as const;

/**
 * Counts a question about customers that are not the caller's own: enough of them would list all. An account asks 30
 * times a minute, and so does a company with all its accounts.
 *
 * @throws PestRefusal `general.businessFailure`
 */
export async function limitLookups({ parts, caller, now }: Call): Promise<void> {
  const { system } = parts.database;
  const own = await countInMinute(system, `lookup:${caller.accountId}`, now);
  if (own > perMinute || (await countInMinute(system, `lookup:${caller.home.id}`, now)) > perMinute) {
    refuse('general.businessFailure', { words: tooMany, retryAfter: 60 });
  }
}
