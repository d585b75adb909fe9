/** Accounts of programs, whose keys an administrator makes, renews and ends. */
import { randomBytes } from 'node:crypto';
import { type ServiceAccount, serviceAccountLimits, serviceKeyPrefix } from 'pest-sdk';
import { type AuditedAct, audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { hashSecret } from '../../call/identity/partner-secrets';
import { orNotFound, refuse } from '../../call/refusal';
import { requireOwner } from '../../call/require-owner';
import { companyOf } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { listEnd } from '../../database/pages';
import { companyInScope } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

const dayMs = 24 * 60 * 60_000;
const tooMany = {
  zh: `最多 ${serviceAccountLimits.accounts} 个有效的程序账号，请先吊销不再使用的`,
  en: `You can have up to ${serviceAccountLimits.accounts} program accounts. Revoke one that is no longer needed.`,
} as const;

export const serviceAccountHandlers = {
  'account.serviceAccounts': (call) =>
    call.inScope(async (tx) =>
      (await services(tx).limit(listEnd).execute()).map((service) => shown(service, call.now)),
    ),

  'account.addServiceAccount': async (call, request) => {
    await requireOwner(call, request, async () => undefined);
    const { name, permissions, days } = request;
    return call.inScope(async (tx) => {
      const open = await services(tx).where('revoked_at', 'is', null).execute();
      if (open.length >= serviceAccountLimits.accounts) refuse('general.businessFailure', { words: tooMany });
      const id = newId(call.now);
      const { key, columns } = newKey(call, days);
      await tx.db
        .insertInto('service_account')
        .values({
          company_id: companyOf(tx),
          id,
          name,
          permissions: [...new Set(permissions)],
          ...columns,
          account_id: call.caller.accountId,
          made_by: call.caller.userName,
          made_at: call.now,
        })
        .execute();
      await audit(call, tx.db, { act: 'serviceAccountAdded', subject: { id, name } });
      return { id, key };
    });
  },

  'account.rotateServiceKey': async (call, request) => {
    await requireOwner(call, request, async () => undefined);
    return call.inScope(async (tx) => {
      const before = await serviceOf(tx, request.id);
      const { key, columns } = newKey(call, request.days);
      const overlap = new Date(call.now.getTime() + serviceAccountLimits.overlapHours * 60 * 60_000);
      // A key that was over, or is over sooner, gets no longer life.
      const until = before.expires_at < overlap ? before.expires_at : overlap;
      const old = { old_key_hash: before.key_hash, old_key_until: until };
      await change(call, tx, request.id, { ...columns, ...old }, 'serviceKeyRotated');
      return { id: request.id, key };
    });
  },

  'account.revokeServiceAccount': (call, { id }) =>
    call.inScope(async (tx) => {
      await change(call, tx, id, { revoked_at: call.now }, 'serviceAccountRevoked');
      return null;
    }),
} satisfies Partial<AreaHandlers<'account'>>;

function newKey({ now }: Call, days: number) {
  const key = serviceKeyPrefix + randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + days * dayMs);
  return { key, columns: { key_hash: hashSecret(key), key_end: key.slice(-4), expires_at } };
}

function services(tx: Tx) {
  return tx.db
    .selectFrom('service_account')
    .selectAll()
    .where(companyInScope(tx, 'service_account'))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc');
}

async function serviceOf(tx: Tx, id: string): Promise<Row<'service_account'>> {
  return orNotFound(isId(id) ? await services(tx).where('id', '=', id).executeTakeFirst() : undefined);
}

/** @throws PestRefusal `general.notFound` for one that is revoked, another company's or unknown. */
async function change(
  call: Call,
  tx: Tx,
  id: string,
  columns: Partial<Row<'service_account'>>,
  act: AuditedAct['act'],
): Promise<void> {
  if (!isId(id)) refuse('general.notFound');
  const changed = await tx.db
    .updateTable('service_account')
    .set(columns)
    .where('company_id', '=', companyOf(tx))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  await audit(call, tx.db, { act, subject: { id, name: orNotFound(changed).name } });
}

function shown(service: Row<'service_account'>, now: Date): ServiceAccount {
  const { old_key_until } = service;
  return {
    id: service.id,
    name: service.name,
    permissions: service.permissions,
    keyEnd: service.key_end,
    madeBy: service.made_by,
    madeAt: service.made_at.toISOString(),
    expiresAt: service.expires_at.toISOString(),
    oldKeyUntil: old_key_until !== null && old_key_until > now ? old_key_until.toISOString() : null,
    lastUsedAt: service.last_used_at?.toISOString() ?? null,
    lastAddress: service.last_address,
    revokedAt: service.revoked_at?.toISOString() ?? null,
  };
}
