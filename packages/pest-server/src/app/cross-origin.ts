import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EndpointName, embedRows, embedWidgets, type NamedEndpoint, versionHeader } from 'pest-sdk';
import { knownOrigin } from '../call/identity/embed-callers';
import { isEmbedToken } from '../call/identity/partner-secrets';
import type { ServerParts } from '../call/server-parts';
import { vary } from './security-headers';

/**
 * Calls that a page of another site may make at all: those of the widgets, with a partner's token, and what everybody may
 * read. Signing in is not among them: no page of another site asks for passwords.
 */
const openToAll: readonly EndpointName[] = ['report.detailSimpleNoLogin', 'membership.plans'];
const ofWidgets = embedRows(embedWidgets, 'write');

const preflightSeconds = 600;
const allowedHeaders = `Authorization, Content-Type, Accept-Language, Idempotency-Key, ${versionHeader}`;
const exposedHeaders = `Retry-After, Idempotent-Replayed, ${versionHeader}`;

export function isCrossOrigin({ name }: NamedEndpoint): boolean {
  return ofWidgets.has(name) || openToAll.includes(name);
}

/** Answers what a browser asks before a call of another site: whether a partner of this installation has that origin. */
export function answerPreflights(
  app: FastifyInstance,
  parts: ServerParts,
  url: string,
  rows: readonly NamedEndpoint[],
): void {
  const methods = rows.map(({ row }) => row.method);
  app.options(url, async (request, reply) => {
    vary(reply, 'Origin');
    if (await allows(parts, request)) {
      allowOrigin(request, reply)
        .header('Access-Control-Allow-Methods', methods.join(', '))
        .header('Access-Control-Allow-Headers', allowedHeaders)
        .header('Access-Control-Max-Age', preflightSeconds);
    }
    return reply.code(204).send();
  });
}

/** Lets a partner's page read the answer, a refusal as well. Sessions of people are not for pages of other sites. */
export async function letRead(
  parts: ServerParts,
  endpoint: NamedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!isCrossOrigin(endpoint)) return;
  vary(reply, 'Origin');
  const { authorization } = request.headers;
  const mayAsk = authorization === undefined ? openToAll.includes(endpoint.name) : isEmbedToken(authorization);
  if (!mayAsk || !(await allows(parts, request))) return;
  allowOrigin(request, reply).header('Access-Control-Expose-Headers', exposedHeaders);
}

async function allows({ database }: ServerParts, { headers: { origin } }: FastifyRequest): Promise<boolean> {
  return origin !== undefined && (await knownOrigin(database.system, origin));
}

/** Named, never `*`, and without credentials: no cookie goes with it. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('Access-Control-Allow-Origin', request.headers.origin);
}
