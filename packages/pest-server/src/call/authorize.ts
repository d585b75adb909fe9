import type { FastifyRequest } from 'fastify';
import { type Access, type Endpoint, reviewStatus } from 'pest-sdk';
import type { Caller } from '../accounts/caller';
import { findCaller } from '../accounts/sessions';
import { PestRefusal } from './refusal';
import type { ServerParts } from './server-parts';

/**
 * Who asks, allowed to ask this row; null where nobody needs to be.
 *
 * @throws PestRefusal 1003, 1001, 10009 or 20014.
 */
export async function authorize(parts: ServerParts, row: Endpoint, request: FastifyRequest): Promise<Caller | null> {
  if (row.auth === 'public') return null;
  const token = tokenOf(row, request);
  if (token === null) {
    if (row.auth === 'optional') return null;
    throw new PestRefusal(1003);
  }
  const caller = await findCaller(parts.database.system, token, parts.now());
  if (!caller) throw new PestRefusal(1001);
  demandAccess(row.access, caller);
  return caller;
}

/**
 * The token travels in the Authorization header as it is, and for `info` in the query as well. A cookie alone signs
 * nobody in, so that another site's form has nothing to ride on.
 */
function tokenOf(row: Endpoint, request: FastifyRequest): string | null {
  const header = request.headers.authorization || null;
  const query = row.path.endsWith('/v-user/info') ? queryToken(request.query) : null;
  if (header !== null && query !== null && header !== query) throw new PestRefusal(1001);
  return header ?? query;
}

function queryToken(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('token' in query)) return null;
  return typeof query.token === 'string' && query.token !== '' ? query.token : null;
}

function demandAccess(access: Access, caller: Caller): void {
  if (access === 'anyone') return;
  if (caller.home.status !== reviewStatus.approved) throw new PestRefusal(10009);
  if (access === 'approved') return;
  if (access === 'platform') {
    if (!caller.platform) throw new PestRefusal(20014);
    return;
  }
  if (!access.anyOf.some((permission) => caller.permissions.has(permission))) throw new PestRefusal(20014);
}
