import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EndpointName, type ErrorName, errorCode, errorWords, type Language, preferredLanguage } from 'pest-sdk';
import { PasswordQueueFullError } from '../call/identity/passwords';
import { SessionNotKept } from '../call/identity/sessions';
import { PestRefusal } from '../call/refusal';
import { isDatabaseUnavailable } from '../database/unavailable';
import { type UnfitValue, unfitValue } from '../database/unfit-values';
import { StorageUnavailableError } from '../providers/storage/storage';

/** What every call answers; specification §7. */
interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** The argument that was refused. */
  readonly field?: string | undefined;
  readonly requestId?: string;
}

/** Answers hold personal data: no cache stores them, no search engine keeps them, no referrer reveals their address. */
export function keepPrivate(reply: FastifyReply): void {
  reply
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff');
}

/** What a route knows of its row of the contract; which errors it declares, only where answers are checked. */
declare module 'fastify' {
  interface FastifyContextConfig {
    unknownId?: ErrorName;
    declaredErrors?: ReadonlySet<ErrorName>;
    failUndeclared?: boolean;
    /** The row's name. */
    row?: EndpointName;
  }
  interface FastifyReply {
    /** Of the envelope; 0 is success. */
    businessCode: number;
  }
}

/** The only writer of an envelope without success. Where tests look, an undeclared error is a fault. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorName,
  status = 200,
  more: { words?: string | undefined; field?: string | undefined } = {},
): FastifyReply {
  const { declaredErrors, failUndeclared } = request.routeOptions.config ?? {};
  if (declaredErrors && !declaredErrors.has(error)) {
    request.log.error(
      { error },
      `${request.method} ${request.routeOptions.url} answers an error its row does not declare`,
    );
    if (failUndeclared) return sendError(request, reply, 'general.systemError', 500);
  }
  keepPrivate(reply);
  reply.businessCode = errorCode(error);
  const envelope: Envelope = {
    code: reply.businessCode,
    msg: more.words ?? errorWords[error][languageOf(request)],
    data: null,
    ...(more.field !== undefined && { field: more.field }),
    ...(status >= 500 && { requestId: request.id }),
  };
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(envelope));
}

/** Turns anything thrown while answering into an envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PestRefusal) return answerRefusal(error, request, reply);
  if (error instanceof SessionNotKept) {
    request.log.error({ err: error }, 'A session was not kept');
    return sendError(request, reply, 'session.tokenNotCreated');
  }
  const status = httpStatusOf(error);
  if (isWithoutRoom(error)) {
    request.log.error({ err: error }, 'The disk is full');
    return answerNotNow(request, reply);
  }
  if (isNotNow(error) || status === 503) return answerNotNow(request, reply);
  const unfit = unfitValue(error);
  if (unfit !== null) return answerUnfit(unfit, error, request, reply);
  if (status === 413) return sendError(request, reply, 'general.badRequest', 413);
  if (status !== null && status >= 400 && status < 500) return sendError(request, reply, 'general.badRequest');
  request.log.error({ err: error }, 'A call failed');
  return sendError(request, reply, 'general.systemError', 500);
}

/** Writing now could fill the disk to its end, and stop the embedded database in mid-write. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

function isNotNow(error: unknown): boolean {
  return (
    error instanceof DiskFullError ||
    error instanceof PasswordQueueFullError ||
    error instanceof StorageUnavailableError ||
    isDatabaseUnavailable(error)
  );
}

/** The operating system’s word for a disk, or a share of it, that is full. */
function isWithoutRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Too much at once, or the database or the files cannot be reached: asking again makes sense. */
function answerNotNow(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(request, reply.header('Retry-After', '5'), 'general.systemError', 503);
}

/** The last net under the contract's schemas: what they should have refused is logged, and is nobody's 500. */
function answerUnfit(found: UnfitValue, cause: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { declaredErrors, unknownId } = request.routeOptions.config ?? {};
  const error = found === 'general.notFound' ? (unknownId ?? found) : found;
  if (found !== 'general.notFound') request.log.warn({ err: cause }, 'The database refused a value');
  return sendError(request, reply, declaredErrors?.has(error) === false ? 'general.invalidParameter' : error);
}

/** Refusals that somebody who looks into an attack asks for; limits that were reached are logged as well. */
const tellingErrors: ReadonlySet<ErrorName> = new Set([
  'permission.denied',
  'account.wrongPassword',
  'account.codeInvalid',
  'account.loginNotAllowed',
]);

/** Who was refused what, and from where; nothing of what was sent. */
function logRefusal(refused: ErrorName, request: FastifyRequest): void {
  const call = `${request.method} ${request.routeOptions.url}`;
  request.log.info({ refused, call, address: request.ip }, 'Refused');
}

function answerRefusal(refusal: PestRefusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { words, field, retryAfter } = refusal.details;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  if (retryAfter !== undefined || tellingErrors.has(refusal.error)) logRefusal(refusal.error, request);
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
