import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Call } from '../call/call';

/** {@link isOverdueRisk} of pest-sdk, as the database asks it. */
export function overdueRisk(call: Call): RawBuilder<SqlBool> {
  return sql`(risk.verified_at is null and risk.state <> 'resolved' and risk.due_day < ${call.today})`;
}

/** Its owner has answered, and nobody has verified it yet. */
export const awaitingRisk: RawBuilder<SqlBool> = sql`(risk.verified_at is null and risk.state = 'resolved')`;
