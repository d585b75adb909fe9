import type { FastifyRequest } from 'fastify';
import {
  type Access,
  type Asker,
  type EndpointName,
  type NamedEndpoint,
  reviewStatus,
  serviceAccountLimits,
  userTypes,
} from 'pest-sdk';
import { accessRefusal, askedBy, endpoints, fieldBeyond, hasRight, kindsHeld } from 'pest-sdk/schemas';
import type { Grant } from './call';
import type { Caller } from './identity/caller';
import { findEmbedCaller } from './identity/embed-callers';
import { countInMinute } from './identity/minute-counts';
import { isEmbedToken } from './identity/partner-secrets';
import { findServiceCaller, isServiceKey, isServiceRow } from './identity/service-callers';
import { findCaller } from './identity/sessions';
import { ownOrigin } from './own-origin';
import { refuse } from './refusal';
import type { ServerParts } from './server-parts';

/**
 * The caller, once it may call this row; null for a public row without a token.
 *
 * @throws PestRefusal `session.tokenMissing`, `session.expired`, `account.secondFactorDue`, `account.informationIncomplete`
 * or `permission.denied`.
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
  const caller = await findHolder(parts, token, request.ip);
  if (!caller) refuse('session.expired');
  request.log = request.log.child({ account: caller.accountId, owner: caller.home.id });
  if (caller.embed) requireEmbed(caller.embed, name, request.headers.origin, ownOrigin(parts, request));
  if (caller.service !== null) await requireService(parts, caller.service, { name, row });
  if (caller.secondFactorDue && row.access !== 'anyone') refuse('account.secondFactorDue');
  const refusal = accessRefusal(row.access, askerOf(parts, caller));
  if (refusal) refuse(refusal);
  return caller;
}

function findHolder(
  { database: { system }, now }: ServerParts,
  token: string,
  address: string,
): Promise<Caller | null> {
  if (isServiceKey(token)) return findServiceCaller(system, token, now(), address);
  return isEmbedToken(token) ? findEmbedCaller(system, token, now()) : findCaller(system, token, now());
}

const tooManyCalls = {
  zh: '此程序账号的请求过多，请一分钟后再试',
  en: 'This program has sent too many requests. Please wait a minute and try again.',
} as const;

/** A program makes the calls that a permission opens, and so many in a minute. */
async function requireService(
  parts: ServerParts,
  id: string,
  endpoint: Pick<NamedEndpoint, 'name' | 'row'>,
): Promise<void> {
  if (!isServiceRow(endpoint)) refuse('permission.denied');
  const calls = await countInMinute(parts.database.system, `service:${id}`, parts.now());
  if (calls <= serviceAccountLimits.callsPerMinute) return;
  refuse('general.businessFailure', { words: tooManyCalls, retryAfter: 60 });
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

/** The calls that a caller may make now, by their names. */
export function callsOf(parts: ServerParts, caller: Caller): EndpointName[] {
  const asker = askerOf(parts, caller);
  return endpoints
    .filter((endpoint) => caller.service === null || isServiceRow(endpoint))
    .filter(({ name, row }) => (caller.embed?.rows.has(name) ?? true) && accessRefusal(row.access, asker) === null)
    .filter(({ row }) => !caller.secondFactorDue || row.access === 'anyone')
    .map(({ name }) => name);
}

/** The key of a partner, which a row for partners' servers comes with. @throws PestRefusal `session.tokenMissing` */
export function partnerKeyOf({ headers }: FastifyRequest): string {
  return headers.authorization || refuse('session.tokenMissing');
}

/**
 * The token travels in the Authorization header as it is, a program's key after `Bearer` too, and in the query as well
 * where the row says so. A cookie
 * alone authenticates nobody, which rules out cross-site request forgery.
 */
function tokenOf(row: NamedEndpoint['row'], request: FastifyRequest): string | null {
  const header = request.headers.authorization?.replace(/^Bearer +(?=pest_service_)/i, '') || null;
  const query = row.tokenInQuery ? queryToken(request.query) : null;
  if (header !== null && query !== null && header !== query) refuse('session.expired');
  return header ?? query;
}

function queryToken(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('token' in query)) return null;
  return typeof query.token === 'string' && query.token !== '' ? query.token : null;
}

/** What a caller is, as far as rights go. */
export function askerOf(parts: ServerParts, caller: Caller): Asker {
  const { home, platform, scope, type, rootId, permissions } = caller;
  const administrator = type === userTypes.administrator;
  return {
    approved: home.status === reviewStatus.approved,
    platform,
    of: scope.kind,
    administrator,
    head: administrator || (type === userTypes.customer && rootId === null),
    contracts: home.id === parts.settings.contractCompanyId,
    holds: (permission) => permissions.has(permission),
  };
}

const notHeld = {
  zh: '不能授予或管理您自己没有的权限',
  en: 'You cannot grant or manage permissions that you do not hold yourself.',
} as const;

/** @throws PestRefusal `permission.denied` where an argument asks for more than the caller holds. */
export function requireFields(access: Access, asker: Asker, request: unknown): void {
  const beyond = fieldBeyond(access, asker, request);
  if (beyond === null) return;
  refuse('permission.denied', beyond.because === 'ownRights' ? { words: notHeld, field: beyond.field } : {});
}

/** What a row's handler is told of its caller's rights. */
export function grantOf(access: Access, asker: Asker): Grant {
  const { all, byKind, parts = {} } = askedBy(access);
  const kinds = kindsHeld(access, asker);
  let kindAsked = byKind === undefined || byKind.field !== undefined;
  return {
    get kinds() {
      kindAsked = true;
      return kinds;
    },
    requireKind: (kind) => {
      kindAsked = true;
      if (!kinds.includes(kind)) refuse('permission.denied');
    },
    assertKindAsked: () => {
      if (!kindAsked) throw new Error('The row asks for the right of a record’s kind, and its handler for no kind.');
    },
    scope: all === undefined || hasRight(all, asker) ? 'all' : 'own',
    sees: (part) => hasRight(parts[part] ?? refuse('permission.denied'), asker),
    requirePart: (part) => {
      if (!hasRight(parts[part] ?? refuse('permission.denied'), asker)) refuse('permission.denied');
    },
    heldOf: (codes) => codes.filter(asker.holds),
    requireHeld: (codes) => {
      if (!codes.every(asker.holds)) refuse('permission.denied', { words: notHeld });
    },
  };
}
