import { embedLimits, type Partner } from 'pest-sdk';
import { type AuditedAct, audit } from '../../call/audit';
import { callsOf } from '../../call/authorize';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { hashSecret, newSecret } from '../../call/identity/partner-secrets';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import * as queries from './embed.queries';
import { exchangeKey } from './exchange-key';
import { webhookHandlers } from './webhook.handlers';

const tooMany = {
  zh: `最多 ${embedLimits.partners} 个有效的合作方，请先吊销不再使用的`,
  en: `You can have up to ${embedLimits.partners} partners. Revoke one that is no longer needed.`,
} as const;

export const embedHandlers: AreaHandlers<'embed'> = {
  ...webhookHandlers,

  'embed.partners': (call) => call.inScope(async (tx) => (await queries.listPartners(tx)).map(shown)),

  'embed.addPartner': (call, { name, origins }) =>
    call.inScope(async (tx) => {
      if ((await queries.countOpenPartners(tx)) >= embedLimits.partners) {
        refuse('general.businessFailure', { words: tooMany });
      }
      const key = newSecret('key');
      const id = newId(call.now);
      await insertRow(tx.db, 'partner', {
        company_id: companyOf(tx),
        id,
        name,
        origins: distinct(origins),
        ...columnsOf(call, key),
        account_id: call.caller.accountId,
        made_by: call.caller.userName,
        made_at: call.now,
      });
      await audit(call, tx.db, { act: 'partnerAdded', subject: { id, name } });
      return { id, key };
    }),

  'embed.updatePartner': (call, { id, name, origins, revision }) =>
    call.inScope(async (tx) => {
      const partner = orNotFound(isId(id) ? await queries.lockPartner(tx, companyOf(tx), id) : null);
      requireSeen(revision, revisionOfPartner(partner));
      await changed(call, tx, id, { name, origins: distinct(origins) }, 'partnerChanged');
      return null;
    }),

  'embed.rotateKey': (call, { id }) =>
    call.inScope(async (tx) => {
      const key = newSecret('key');
      const partner = await changed(call, tx, id, columnsOf(call, key), 'partnerKeyRotated');
      await queries.deleteTokens(tx, partner);
      return { id: partner.id, key };
    }),

  'embed.revokePartner': (call, { id }) =>
    call.inScope(async (tx) => {
      await queries.deleteTokens(tx, await changed(call, tx, id, { revoked_at: call.now }, 'partnerRevoked'));
      return null;
    }),

  'embed.granted': async ({ parts, caller }) => ({ calls: callsOf(parts, caller) }),

  'embed.exchange': exchangeKey,
};

function columnsOf({ now }: Call, key: string) {
  return { key_hash: hashSecret(key), key_end: key.slice(-4), key_made_at: now };
}

function distinct(origins: readonly string[]): string[] {
  return [...new Set(origins)];
}

/** @throws PestRefusal `general.notFound` for a partner that is revoked, another company's or unknown. */
async function changed(
  call: Call,
  tx: Tx,
  id: string,
  change: Parameters<typeof queries.changePartner>[3],
  act: AuditedAct['act'],
): Promise<Row<'partner'>> {
  const partner = orNotFound(isId(id) ? await queries.changePartner(tx, companyOf(tx), id, change) : null);
  await audit(call, tx.db, { act, subject: { id: partner.id, name: partner.name } });
  return partner;
}

function shown(partner: Row<'partner'>): Partner {
  return {
    id: partner.id,
    name: partner.name,
    origins: partner.origins,
    keyEnd: partner.key_end,
    madeBy: partner.made_by,
    madeAt: partner.made_at.toISOString(),
    keyMadeAt: partner.key_made_at.toISOString(),
    lastUsedAt: partner.last_used_at?.toISOString() ?? null,
    revokedAt: partner.revoked_at?.toISOString() ?? null,
    revision: revisionOfPartner(partner),
  };
}

function revisionOfPartner({ name, origins }: Row<'partner'>): string {
  return revisionOf({ name, origins });
}
