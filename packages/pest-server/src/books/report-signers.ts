import { type RawBuilder, sql } from 'kysely';
import type { ReportSummary } from 'pest-sdk';
import { companyInScope } from '../database/scope';
import type { Tx } from '../database/transactions';

/** Whose signatures on a row of `report` count: given under what it says now, by somebody who was there. */
export function signersOf(tx: Tx): RawBuilder<ReportSummary['signers']> {
  return sql`(select coalesce(
      jsonb_agg(jsonb_build_object('role', signature.role, 'name', signature.name) order by signature.signed_at), '[]')
    from report_signature as signature
    where signature.company_id = report.company_id and signature.report_id = report.id
      and signature.content_hash = report.content_hash and signature.method <> 'absent'
      and ${companyInScope(tx, 'signature')})`;
}
