import { companyInScope } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** What the company holds now or has ahead of it. */
export function termsAhead(tx: Tx, now: Date): Promise<Row<'entitlement'>[]> {
  return tx.db
    .selectFrom('entitlement')
    .selectAll()
    .where(companyInScope(tx, 'entitlement'))
    .whereRef('ends_at', 'is distinct from', 'starts_at')
    .where((each) => each.or([each('ends_at', 'is', null), each('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}
