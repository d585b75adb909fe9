import { sql } from 'kysely';
import type { RequestOf } from 'pest-sdk';
import { newId } from '../../database/ids';
import type { System } from '../../database/transactions';

/**
 * Keeps a message unless its address has sent `most` since `since`; answers whether it was kept. Messages of one
 * address wait for each other, so that many at once are counted like many in turn.
 */
export async function keepMessage(
  system: System,
  message: RequestOf<'contact.send'> & { readonly address: string },
  { since, now, most }: { readonly since: Date; readonly now: Date; readonly most: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`contact ${message.address}`}))`.execute(system);
  const { sent } = await system
    .selectFrom('contact_message')
    .select((each) => each.fn.countAll<string>().as('sent'))
    .where('address', '=', message.address)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= most) return false;
  const { companyName, ...rest } = message;
  await system
    .insertInto('contact_message')
    .values({ id: newId(now), ...rest, company_name: companyName, sent_at: now })
    .execute();
  return true;
}

/** What strangers wrote names them, and is answered long before. */
export async function removeOldContacts(system: System, before: Date): Promise<void> {
  await system.deleteFrom('contact_message').where('sent_at', '<', before).execute();
}
