import type { RequestOf, ResultOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import { rightsOf, servedOf } from '../../call/identity/embed-callers';
import { countInMinute } from '../../call/identity/minute-counts';
import { hashSecret, newSecret } from '../../call/identity/partner-secrets';
import { refuse } from '../../call/refusal';
import { isId } from '../../database/ids';
import * as queries from './embed.queries';

/** A key has 256 bits: this is about the work that wrong ones make, not about guessing. */
const wrongPerMinute = 20;
/** A token for each page that is opened, and one each quarter of an hour after: for thousands of pages at once. */
const tokensPerMinute = 600;

const tooMany = {
  zh: '请求次数过多，请一分钟后再试',
  en: 'Too many requests. Please wait a minute and try again.',
} as const;

/**
 * A token for a partner's page, for the partner's key. It is never for more than who made the key may do, nor for a
 * customer that the company does not serve.
 *
 * @throws PestRefusal `session.expired` for a wrong, revoked or ended key, `permission.denied`, `general.notFound` for a
 * customer that is not served, `general.businessFailure` after too many tries.
 */
export async function exchangeKey(
  call: Call,
  { widgets, customerIds, scope, minutes }: RequestOf<'embed.exchange'>,
): Promise<ResultOf<'embed.exchange'>> {
  const keyHash = hashSecret(call.partnerKey);
  const { database } = call.parts;
  const partner = await queries.findByKey(database.system, keyHash);
  await limit(
    call,
    partner ? `embed:${partner.id}` : `wrong-key:${call.address}`,
    partner ? tokensPerMinute : wrongPerMinute,
  );
  if (!partner) refuse('session.expired');
  // biome-ignore lint/plugin: a partner's key asks, which has no rights of its own
  if (rightsOf(partner, { widgets, scope }).size === 0) refuse('permission.denied');
  const customers = [...new Set(customerIds)];
  if (!customers.every(isId)) refuse('general.notFound');
  const served = await servedOf(database.system, partner.company_id, customers);
  if (served.length < customers.length) refuse('general.notFound');
  const token = newSecret('token');
  const ends_at = new Date(call.now.getTime() + minutes * 60_000);
  const made = await database.asSystem((system) =>
    queries.insertToken(
      system,
      {
        company_id: partner.company_id,
        token_hash: hashSecret(token),
        partner_id: partner.id,
        customer_ids: customers,
        widgets: [...new Set(widgets)],
        scope,
        made_at: call.now,
        ends_at,
      },
      keyHash,
    ),
  );
  return made ? { token, endsAt: ends_at.toISOString() } : refuse('session.expired');
}

async function limit({ parts, now }: Call, subject: string, most: number): Promise<void> {
  if ((await countInMinute(parts.database.system, subject, now)) <= most) return;
  refuse('general.businessFailure', { words: tooMany, retryAfter: 60 });
}
