import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Notice, RequestOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import { countOf, mappedPage, type Page, pageRows } from '../../database/pages';
import { hasEffect, rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Setting = RequestOf<'notice.saveSettings'>['settings'][number];

/** Of a customer: what companies that serve it now told it, who asks to, and the platform's verdict. The policies are the other half. */
function ownNotices(call: Call, tx: Tx): RawBuilder<SqlBool> {
  const mine = sql`notice.owner_id = ${call.caller.home.id} and notice.account_id = ${call.caller.accountId}
    and notice.bell`;
  if (tx.scope.kind === 'company') return sql`(${mine})`;
  const told = sql`notice.kind in ('bindingAsked', 'informationPassed', 'informationFailed')`;
  return sql`(${mine} and (notice.company_id = any(${tx.scope.servedBy}::uuid[]) or ${told}))`;
}

export async function listNotices(call: Call, tx: Tx, filter: RequestOf<'notice.list'>): Promise<Page<Notice>> {
  const matching = tx.db
    .selectFrom('notice')
    .where(ownNotices(call, tx))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return mappedPage(filter, await pageRows(filter, matching), toNotice);
}

function toNotice(row: Row<'notice'>): Notice {
  return {
    id: row.id,
    kind: row.kind,
    facts: row.facts,
    recordId: row.record_id,
    at: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

export function countUnread(call: Call, tx: Tx): Promise<number> {
  const counted = tx.db.selectFrom('notice').where(ownNotices(call, tx)).where('read_at', 'is', null);
  return countOf(counted);
}

/** One notice, or all. False when there is no such notice; one that was read before keeps its time. */
export function markRead(call: Call, tx: Tx, id: string | null): Promise<boolean> {
  const changed = tx.db
    .updateTable('notice')
    .set({ read_at: sql<Date>`coalesce(read_at, ${call.now})` })
    .where(ownNotices(call, tx))
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .$if(id === null, (query) => query.where('read_at', 'is', null));
  return hasEffect(changed);
}

export async function listSettings(call: Call, tx: Tx): Promise<ReadonlyMap<string, Row<'notice_setting'>>> {
  const rows = await tx.db
    .selectFrom('notice_setting')
    .selectAll()
    .where(rowsWith({ owner_id: call.caller.home.id, account_id: call.caller.accountId }))
    .execute();
  return new Map(rows.map((row) => [row.kind, row]));
}

export async function emailOf(call: Call, tx: Tx): Promise<string> {
  const { email } = await tx.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', call.caller.accountId)
    .executeTakeFirstOrThrow();
  return email;
}

export async function saveSettings(call: Call, tx: Tx, settings: readonly Setting[]): Promise<void> {
  // One row for each kind, the last one said.
  const rows = [...new Map(settings.map((setting) => [setting.kind, setting])).values()];
  if (rows.length === 0) return;
  await tx.db
    .insertInto('notice_setting')
    .values(rows.map((row) => ({ owner_id: call.caller.home.id, account_id: call.caller.accountId, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'account_id', 'kind']).doUpdateSet((eb) => ({
        bell: eb.ref('excluded.bell'),
        mail: eb.ref('excluded.mail'),
      })),
    )
    .execute();
}
