import type { FastifyRequest } from 'fastify';
import { type Access, type Endpoint, reviewStatus } from 'pest-sdk';
import type { Caller } from '../accounts/caller';
import { findCaller } from '../accounts/sessions';
import { refuse } from './refusal';
import type { ServerParts } from './server-parts';

/**
 * The caller, once it may call this row; null for a public row without a token.
 *
 * @throws PestRefusal `session.tokenMissing`, `session.expired`, `account.informationIncomplete` or `permission.denied`.
 */
export async function authorize(parts: ServerParts, row: Endpoint, request: FastifyRequest): Promise<Caller | null> {
  if (row.auth === 'public') return null;
  const token = tokenOf(row, request);
  if (token === null) {
    if (row.auth === 'optional') return null;
    refuse('session.tokenMissing');
  }
  const caller = await findCaller(parts.database.system, token, parts.now());
  if (!caller) refuse('session.expired');
  requireAccess(row.access, caller, parts.settings.contractCompanyId);
  return caller;
}

/**
 * The token travels in the Authorization header as it is, and in the query as well where the row says so. A cookie
 * alone authenticates nobody, which rules out cross-site request forgery.
 */
function tokenOf(row: Endpoint, request: FastifyRequest): string | null {
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
  if (access.contracts && caller.home.id !== contractCompanyId) refuse('permission.denied');
  if (!access.anyOf.some((permission) => caller.permissions.has(permission))) refuse('permission.denied');
}
