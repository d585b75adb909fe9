import type { FastifyRequest } from 'fastify';
import { type Access, type NamedEndpoint, reviewStatus, userTypes } from 'pest-sdk';
import type { Caller } from '../accounts/caller';
import { findEmbedCaller } from '../accounts/embed-callers';
import { isEmbedToken } from '../accounts/partner-secrets';
import { findCaller } from '../accounts/sessions';
import { ownOrigin } from './own-origin';
import { refuse } from './refusal';
import type { ServerParts } from './server-parts';

/**
 * The caller, once it may call this row; null for a public row without a token.
 *
 * @throws PestRefusal `session.tokenMissing`, `session.expired`, `account.informationIncomplete` or `permission.denied`.
 */
export async function authorize(
  parts: ServerParts,
  { name, row }: NamedEndpoint,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (row.auth === 'public' || row.auth === 'partner') return null;
  const token = tokenOf(row, request);
  if (token === null) {
    if (row.auth === 'optional') return null;
    refuse('session.tokenMissing');
  }
  const find = isEmbedToken(token) ? findEmbedCaller : findCaller;
  const caller = await find(parts.database.system, token, parts.now());
  if (!caller) refuse('session.expired');
  request.log = request.log.child({ account: caller.accountId });
  if (caller.embed) requireEmbed(caller.embed, name, request.headers.origin, ownOrigin(parts, request));
  requireAccess(row.access, caller, parts.settings.contractCompanyId);
  return caller;
}

/** A partner's page makes its widgets' calls and no others, from the partner's own origins or in a frame of this one. */
function requireEmbed(
  { rows, origins }: NonNullable<Caller['embed']>,
  name: NamedEndpoint['name'],
  origin: string | undefined,
  own: string,
): void {
  if (!rows.has(name)) refuse('permission.denied');
  if (origin !== undefined && origin !== own && !origins.includes(origin)) refuse('permission.denied');
}

/** The key of a partner, which a row for partners' servers comes with. @throws PestRefusal `session.tokenMissing` */
export function partnerKeyOf({ headers }: FastifyRequest): string {
  return headers.authorization || refuse('session.tokenMissing');
}

/**
 * The token travels in the Authorization header as it is, and in the query as well where the row says so. A cookie
 * alone authenticates nobody, which rules out cross-site request forgery.
 */
function tokenOf(row: NamedEndpoint['row'], request: FastifyRequest): string | null {
  const header = request.headers.authorization || null;
  const query = row.tokenInQuery ? queryToken(request.query) : null;
  if (header !== null && query !== null && header !== query) refuse('session.expired');
  return header ?? query;
}

function queryToken(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('token' in query)) return null;
  return typeof query.token === 'string' && query.token !== '' ? query.token : null;
}

function requireAccess(access: Access, caller: Caller, contractCompanyId: string | undefined): void {
  if (access === 'anyone') return;
  if (caller.home.status !== reviewStatus.approved) refuse('account.informationIncomplete');
  if (access === 'approved') return;
  if (access === 'platform') {
    if (!caller.platform) refuse('permission.denied');
    return;
  }
  if (access === 'administrator') {
    if (caller.type !== userTypes.administrator || caller.scope.kind !== 'company') refuse('permission.denied');
    return;
  }
  if (access.contracts && caller.home.id !== contractCompanyId) refuse('permission.denied');
  if (!access.anyOf.some((permission) => caller.permissions.has(permission))) refuse('permission.denied');
}
