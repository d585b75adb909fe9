/** What the platform reviews of companies and customers: when it was submitted, and what became of it. */
import type { Kysely } from 'kysely';
import type { ReviewStep } from 'pest-sdk';
import { newId } from '../database/ids';
import type { Tables } from '../database/tables';

const shown = 10;

/** Notes a step, in the transaction that takes it. @param ownerId the company or customer */
export async function addReviewStep(
  db: Pick<Kysely<Tables>, 'insertInto'>,
  ownerId: string,
  { step, at, reason = '' }: { readonly step: ReviewStep['step']; readonly at: Date; readonly reason?: string },
): Promise<void> {
  await db
    .insertInto('review_step')
    .values({ owner_id: ownerId, id: newId(at), step, reason, at })
    .execute();
}

/** The newest first. */
export async function reviewHistory(db: Pick<Kysely<Tables>, 'selectFrom'>, ownerId: string): Promise<ReviewStep[]> {
  const rows = await db
    .selectFrom('review_step')
    .select(['step', 'at', 'reason'])
    .where('owner_id', '=', ownerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ step, at, reason }) => ({ step, at: at.toISOString(), reason }));
}
