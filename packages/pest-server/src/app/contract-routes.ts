import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import {
  contractVersion,
  type Endpoint,
  type EndpointName,
  type ErrorName,
  errorCode,
  errorWords,
  type IssueKind,
  type Language,
  limits,
  type NamedEndpoint,
  takesIdempotencyKey,
  versionHeader,
} from 'pest-sdk';
import { endpoints, errorsOf } from 'pest-sdk/schemas';
import { core } from 'zod/mini';
import { handlers } from '../areas';
import { askerOf, authorize, grantOf, partnerKeyOf, requireFields } from '../call/authorize';
import { Call, endAt } from '../call/call';
import { CodedAnswer } from '../call/handlers';
import {
  type Answered,
  hashKey,
  idempotencyKeyOf,
  keptUntil,
  type Outcome,
  onlyOnce,
  requestHash,
} from '../call/idempotency';
import type { Caller } from '../call/identity/caller';
import { ownOrigin } from '../call/own-origin';
import { PestRefusal, refuse } from '../call/refusal';
import type { ServerParts } from '../call/server-parts';
import type { Database } from '../database/open';
import { answerPreflights, isCrossOrigin, letRead } from './cross-origin';
import { DiskFullError, keepPrivate, languageOf, sendError } from './envelope';
import { withReceivedFile } from './receive-file';
import { unfitText } from './unfit-text';

const allMethods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A handler as the router calls it: the row's schema has parsed the request, and checks the answer. */
type AnyHandler = (call: Call, request: unknown) => Promise<unknown>;

/** Turns every row of the contract that has a handler into a route. */
export async function contractRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: limits.contractPdfBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    throwFileSizeLimit: true,
  });
  acceptForms(app);

  const methodsByPath = new Map<string, Set<HTTPMethods>>();
  const crossOrigin = new Map<string, NamedEndpoint[]>();
  for (const endpoint of endpoints) {
    const { name, row } = endpoint;
    const handler = handlerOf(name);
    for (const url of spellings(row.path)) {
      app.route({
        method: row.method,
        url,
        ...(name === 'report.saveDetailData' && { bodyLimit: limits.reportBytes }),
        config: {
          row: name,
          unknownId: unknownIdError(row),
          ...(parts.settings.answerChecks !== 'off' && { declaredErrors: errorsOf(row) }),
          failUndeclared: parts.settings.answerChecks === 'fail',
        },
        handler: (request, reply) => answer(parts, endpoint, handler, request, reply),
      });
      if (isCrossOrigin(endpoint)) crossOrigin.set(url, [...(crossOrigin.get(url) ?? []), endpoint]);
      methodsByPath.set(url, (methodsByPath.get(url) ?? new Set()).add(row.method));
    }
  }
  for (const [url, methods] of methodsByPath) refuseOtherMethods(app, url, methods);
  for (const [url, rows] of crossOrigin) answerPreflights(app, parts, url, rows);
}

/** What the row says of an id that nothing has; a text that is no id at all says the same. */
function unknownIdError({ errors }: Endpoint): ErrorName {
  const all = ['general.notFound', 'device.notFound', 'account.notFound'] as const;
  const missing = all.find((error) => errors.includes(error));
  return missing ?? 'general.invalidParameter';
}

function handlerOf(name: EndpointName): AnyHandler {
  // The only place that drops a row's own types: `Handlers` has checked each handler against its row.
  return handlers[name] as AnyHandler;
}

/** Old clients send a double slash after `guardian`, proxies make it one; both are the same call. */
function spellings(path: string): string[] {
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  const rest = /^\/guardian\/+(.*)$/.exec(url)?.[1];
  return rest === undefined ? [url] : [`/guardian/${rest}`, `/guardian//${rest}`];
}

function refuseOtherMethods(app: FastifyInstance, url: string, methods: ReadonlySet<HTTPMethods>): void {
  app.route({
    method: allMethods.filter((method) => !methods.has(method)),
    url,
    handler: (request, reply) =>
      sendError(request, reply.header('Allow', [...methods].join(', ')), 'general.badRequest', 405),
  });
}

function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, fieldsOf(new URLSearchParams(body.toString())));
  });
}

/** A name that comes twice becomes a list, which no schema takes for one value. */
function fieldsOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

async function answer(
  parts: ServerParts,
  endpoint: NamedEndpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { row } = endpoint;
  reply.header(versionHeader, contractVersion);
  await letRead(parts, endpoint, request, reply);
  refuseOtherVersions(request);
  const caller = await authorize(parts, endpoint, request);
  if (row.auth === 'optional' && !caller) refuse('session.tokenMissing');
  if (takesIdempotencyKey(row) && parts.disk.isFull()) throw new DiskFullError();
  const asked = { parts, row, handler, caller, request };
  const { outcome, replayed } =
    row.sends === 'multipart' && caller
      ? await withReceivedFile(parts, caller, request, (file) => carryOut(asked, { ...asRecord(request.params), file }))
      : await carryOut(asked, argumentsOf(row, request));
  if (replayed) reply.header('Idempotent-Replayed', 'true');
  return send(parts, row, outcome, request, reply);
}

/** A client that pins a version is not answered in another one. */
function refuseOtherVersions({ headers }: FastifyRequest): void {
  const pinned = headers[versionHeader.toLowerCase()];
  if (pinned !== undefined && pinned !== contractVersion) refuse('general.badRequest', { field: versionHeader });
}

interface Asked {
  readonly parts: ServerParts;
  readonly row: Endpoint;
  readonly handler: AnyHandler;
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
}

/** Runs the handler, once for its idempotency key. What it answers is sent by who asked, after all is put away. */
async function carryOut(
  { parts, row, handler, caller, request }: Asked,
  args: unknown,
): Promise<{ readonly outcome: Outcome; readonly replayed: boolean }> {
  const from = {
    address: request.ip,
    origin: ownOrigin(parts, request),
    language: languageOf(request),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    ...(row.auth === 'partner' && { partnerKey: partnerKeyOf(request) }),
  };
  const given = parseRequest(row, args);
  const asker = caller && askerOf(parts, caller);
  if (asker) requireFields(row.access, asker, given);
  const work = (database: Database) => {
    const grant = asker && grantOf(row.access, asker);
    return outcomeOf(row, handler, new Call({ ...parts, database }, caller, from, grant), given);
  };
  const key = takesIdempotencyKey(row) ? idempotencyKeyOf(request.headers) : null;
  if (!caller || key === null) return { outcome: await work(parts.database), replayed: false };
  const { accountId, home } = caller;
  const now = parts.now();
  const write = {
    ownerId: home.id,
    accountId,
    keyHash: hashKey(key),
    requestHash: requestHash(key, `${row.method} ${row.path}`, given),
    now,
    keptUntil: keptUntil(row, now),
  };
  return onlyOnce(parts.database, write, work);
}

async function outcomeOf({ bound }: Endpoint, handler: AnyHandler, call: Call, given: unknown): Promise<Outcome> {
  const result = await handler(call, given);
  call.grant?.assertKindAsked();
  const { error, data } = result instanceof CodedAnswer ? result : { error: null, data: result };
  const ended = typeof bound === 'number' && Array.isArray(data) ? endAt(call, bound, data) : data;
  return { error, data: ended, more: call.more || undefined };
}

function send(
  parts: ServerParts,
  row: Endpoint,
  outcome: Outcome,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if ('refused' in outcome) throw new PestRefusal(outcome.refused, outcome.details);
  const { error, data, more } = outcome;
  checkAnswer(parts, row, outcome, request);
  keepPrivate(reply);
  reply.businessCode = error === null ? success.code : errorCode(error);
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...(error === null ? success : saying(error, languageOf(request))), data, more }));
}

const success = { code: 0, msg: '' } as const;

function saying(error: ErrorName, language: Language) {
  return { code: errorCode(error), msg: errorWords[error][language] };
}

function argumentsOf(row: Endpoint, request: FastifyRequest): unknown {
  const path = asRecord(request.params);
  if (row.sends === 'json' || row.sends === 'form') {
    expectBody(row, request);
    if (request.body === null || request.body === undefined) return path;
    if (typeof request.body !== 'object' || Array.isArray(request.body)) refuse('general.invalidParameter');
    return { ...asRecord(request.body), ...path };
  }
  return { ...asRecord(request.query), ...path };
}

/** A body in another format than the row's is refused as a bad request. */
function expectBody(row: Endpoint, request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (type === undefined) return;
  const expected = row.sends === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  if (type.split(';')[0]?.trim().toLowerCase() !== expected) refuse('general.badRequest');
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseRequest(row: Endpoint, given: unknown): unknown {
  const unfit = unfitText(given);
  if (unfit !== null) refuse('general.invalidParameter', unfit === '' ? {} : { field: unfit });
  const parsed = core.safeParse(row.request, given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  const own = ownErrors.get(issue?.message ?? '');
  refuse(own !== undefined && row.errors.includes(own) ? own : 'general.invalidParameter', field ? { field } : {});
}

/** What the schemas say of an argument that has an error of its own, in the rows that declare it. */
const ownErrors: ReadonlyMap<string, ErrorName> = new Map([
  ['phone' satisfies IssueKind, 'account.phoneInvalid'],
  ['contactPhone' satisfies IssueKind, 'account.phoneInvalid'],
  ['passwordsDiffer' satisfies IssueKind, 'account.passwordsDiffer'],
]);

/**
 * What the row does not declare. Tests fail on it; an installation that is not in production logs it and answers all
 * the same: whoever asked has no use for a fault instead of data.
 */
function checkAnswer(parts: ServerParts, row: Endpoint, outcome: Answered, request: FastifyRequest): void {
  if (parts.settings.answerChecks === 'off') return;
  const fault = faultOf(row, outcome);
  if (fault === null) return;
  if (parts.settings.answerChecks === 'fail') throw new Error(fault);
  request.log.error(fault);
}

function faultOf(row: Endpoint, { error, data }: Answered): string | null {
  if (error !== null && !row.normalErrors?.includes(error)) {
    return `${row.method} ${row.path} answers data with ${error}, which is none of its normal errors`;
  }
  const parsed = core.safeParse(row.result, data);
  if (parsed.success) return null;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return `${row.method} ${row.path} answers off its schema: ${issues.join('; ')}`;
}
