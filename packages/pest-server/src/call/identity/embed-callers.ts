import { sql } from 'kysely';
import { type EmbedScope, type EmbedWidget, embedRows, type Permission, reviewStatus } from 'pest-sdk';
import { endpointOf, opensTo } from 'pest-sdk/schemas';
import { isThere } from '../../database/rows';
import { ofOneCompany } from '../../database/scope';
import type { System } from '../../database/transactions';
import { type Caller, standIn } from './caller';
import { hashSecret } from './partner-secrets';
import { permissionsOf } from './sessions';

/**
 * Who holds the token of a partner's page, with the rights of this moment: those of who made the partner's key, as far as
 * the token's widgets need them, at the customers that the company still serves. Null when the token is unknown or over,
 * or when key, maker, company or the last binding ended.
 */
export async function findEmbedCaller(system: System, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashSecret(token);
  const row = await holderOf(system, tokenHash, now);
  if (row?.company_status !== reviewStatus.approved) return null;
  const customers = await servedOf(system, row.company_id, row.customer_ids);
  if (row.customer_ids.length > 0 && customers.length === 0) return null;
  const rows = embedRows(row.widgets, row.scope);
  return standIn({
    accountId: row.id,
    loginId: row.login_id,
    userName: `${row.partner_name} (${row.user_name})`,
    staffKind: 'management',
    permissions: rightsOf(row, row),
    scope: { kind: 'company', companyId: row.company_id, customers },
    home: { id: row.company_id, name: row.company_name, namedBy: null, status: row.company_status, reason: '' },
    embed: { rows, origins: row.origins },
    service: null,
    tokenHash,
  });
}

function holderOf(system: System, tokenHash: string, now: Date) {
  return system
    .selectFrom('embed_token')
    .innerJoin('partner', ofOneCompany('partner.id', 'embed_token.partner_id'))
    .innerJoin('account', 'account.id', 'partner.account_id')
    .innerJoin('company', 'company.id', 'partner.company_id')
    .where('embed_token.token_hash', '=', tokenHash)
    .where('embed_token.ends_at', '>', now)
    .where('partner.revoked_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .whereRef('account.company_id', '=', 'partner.company_id')
    .select(['embed_token.company_id', 'embed_token.customer_ids', 'embed_token.widgets', 'embed_token.scope'])
    .select(['partner.name as partner_name', 'partner.origins'])
    .select(['account.id', 'account.login_id', 'account.user_name'])
    .select(['account.type', 'account.root_id', 'account.permissions'])
    .select(['company.name as company_name', 'company.status as company_status'])
    .executeTakeFirst();
}

/** Those of some customers that a company serves now. */
export async function servedOf(system: System, companyId: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await system
    .selectFrom('customer')
    .select(['id', 'served_by'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.filter(({ served_by }) => served_by.includes(companyId)).map(({ id }) => id);
}

/** Whether some partner of the installation has this origin. */
export function knownOrigin(system: System, origin: string): Promise<boolean> {
  const found = system
    .selectFrom('partner')
    .select('id')
    .where('origins', '@>', sql<string[]>`array[${origin}]::text[]`)
    .where('revoked_at', 'is', null);
  return isThere(found);
}

/** The origins whose pages may show a partner's widgets; none where it is unknown or over, or its company is. */
export async function originsOfPartner(system: System, id: string): Promise<readonly string[]> {
  const found = await system
    .selectFrom('partner')
    .innerJoin('company', 'company.id', 'partner.company_id')
    .where('partner.id', '=', id)
    .where('partner.revoked_at', 'is', null)
    .where('company.status', '=', reviewStatus.approved)
    .select('partner.origins')
    .executeTakeFirst();
  return found?.origins ?? [];
}

/** The origins of a company's partners. */
export async function originsOf(system: System, companyId: string): Promise<readonly string[]> {
  const rows = await system
    .selectFrom('partner')
    .select('origins')
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .execute();
  return [...new Set(rows.flatMap(({ origins }) => origins))].sort();
}

/** What the widgets' calls ask for, of what the maker of the key holds. */
export function rightsOf(
  maker: Parameters<typeof permissionsOf>[0],
  { widgets, scope }: { readonly widgets: readonly EmbedWidget[]; readonly scope: EmbedScope },
): ReadonlySet<Permission> {
  const held = new Set(permissionsOf(maker));
  const asked = [...embedRows(widgets, scope)].flatMap((name) => opensTo(endpointOf(name).access));
  return new Set(asked.filter((permission) => held.has(permission)));
}

/** Deletes tokens that nobody can use any more. */
export async function removeEndedTokens(system: System, now: Date): Promise<void> {
  await system.deleteFrom('embed_token').where('ends_at', '<=', now).execute();
}
