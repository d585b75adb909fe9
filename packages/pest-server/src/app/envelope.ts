import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorName, errorCode, errorWords, type Language, preferredLanguage } from 'pest-sdk';
import { PasswordQueueFullError } from '../accounts/passwords';
import { PestRefusal } from '../call/refusal';
import { sqlState } from '../database/transactions';
import { isDatabaseUnavailable } from '../database/unavailable';

/** What every call answers; specification §7. */
interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** The argument that was refused. */
  readonly field?: string | undefined;
  readonly requestId?: string;
}

/** Answers hold personal data: no cache stores them, and no referrer reveals their address. */
export function keepPrivate(reply: FastifyReply): void {
  reply
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff');
}

/** Outside production a route knows which errors its row declares. */
declare module 'fastify' {
  interface FastifyContextConfig {
    declaredErrors?: ReadonlySet<ErrorName>;
  }
}

/** The only writer of an envelope without success. Outside production an undeclared error is a fault. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorName,
  status = 200,
  more: { words?: string | undefined; field?: string | undefined } = {},
): FastifyReply {
  const { declaredErrors } = request.routeOptions.config ?? {};
  if (declaredErrors && !declaredErrors.has(error)) {
    request.log.error(
      { error },
      `${request.method} ${request.routeOptions.url} answers an error its row does not declare`,
    );
    return sendError(request, reply, 'general.systemError', 500);
  }
  keepPrivate(reply);
  const words = more.words ?? errorWords[error][languageOf(request)];
  const envelope: Envelope = {
    code: errorCode(error),
    msg: more.field === undefined ? words : `${words} (${more.field})`,
    data: null,
    ...(more.field !== undefined && { field: more.field }),
    ...(status >= 500 && { requestId: request.id }),
  };
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(envelope));
}

/** Turns anything thrown while answering into an envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PestRefusal) return answerRefusal(error, request, reply);
  if (error instanceof PasswordQueueFullError)
    return sendError(request, reply.header('Retry-After', '5'), 'general.systemError', 503);
  const state = sqlState(error);
  // A text that is no id at all names nothing: the same answer as for an id that is unknown.
  if (state === '22P02') return sendError(request, reply, 'general.notFound');
  if (isDatabaseUnavailable(error))
    return sendError(request, reply.header('Retry-After', '5'), 'general.systemError', 503);
  const status = httpStatusOf(error);
  if (status === 413) return sendError(request, reply, 'general.badRequest', 413);
  if (status !== null && status >= 400 && status < 500) return sendError(request, reply, 'general.badRequest');
  request.log.error({ err: error }, 'A call failed');
  return sendError(request, reply, 'general.systemError', 500);
}

function answerRefusal(refusal: PestRefusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { words, field, retryAfter } = refusal.details;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return sendError(request, reply, refusal.error, retryAfter === undefined ? 200 : 429, {
    ...(words && { words: words[languageOf(request)] }),
    field,
  });
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'] ?? '');
}

function httpStatusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}
