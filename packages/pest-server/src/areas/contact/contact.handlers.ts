import type { AreaHandlers } from '../../call/handlers';
import { refuse } from '../../call/refusal';
import { keepMessage } from './contact.queries';

const hour = 60 * 60 * 1000;
/** Messages that one address may send in an hour. */
const most = 5;

const tooMany = {
  zh: '发送次数过多，请一小时后再试',
  en: 'Too many messages. Please try again in an hour.',
} as const;

export const contactHandlers: AreaHandlers<'contact'> = {
  async 'contact.send'({ parts, now, address }, request) {
    const since = new Date(now.getTime() - hour);
    const kept = await parts.database.asSystem((system) =>
      keepMessage(system, { ...request, address }, { since, now, most }),
    );
    if (!kept) refuse('general.businessFailure', { words: tooMany, retryAfter: hour / 1000 });
    return null;
  },
};
