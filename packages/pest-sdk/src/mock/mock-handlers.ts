import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import {
  type EndpointName,
  endpointOf,
  endpoints,
  type NamedEndpoint,
  type RequestOf,
  type ResultOf,
} from '../contract';
import { type Asker, accessRefusal, fieldBeyond } from '../contract/access';
import { errorWords } from '../errors/error-words';
import { preferredLanguage } from '../language/language';
import type { Permission } from '../rules/permissions';
import { MockRefusal, refusal } from './mock-refusal';
import { sampleResult } from './sample';

/** One call as a pretended backend receives it. */
export interface MockCall<Name extends EndpointName = EndpointName> {
  readonly name: Name;
  /** Parsed by the row's request schema, as a server would. */
  readonly request: RequestOf<Name>;
  readonly headers: Headers;
}

/** `data` of the answer, a refusal, or a whole HTTP response (`HttpResponse.error()` for a lost connection). */
type Settled<Name extends EndpointName> = ResultOf<Name> | MockRefusal | Response;

/** What a row answers: always the same, or decided by the call. A promise that never settles keeps a screen loading. */
export type MockAnswer<Name extends EndpointName> =
  | Settled<Name>
  | ((call: MockCall<Name>) => Settled<Name> | Promise<Settled<Name>>);

/** Answers by the row's name, `'stock.consumablesStock'`. */
export type MockAnswers = { readonly [Name in EndpointName]?: MockAnswer<Name> };

export interface MockOptions {
  /** Where the client under test is told that the contract is answered. @default any origin */
  readonly baseUrl?: string;
  /**
   * What the signed-in account of an approved company holds: rows that ask for more refuse with `permission.denied`, as
   * a server does. Whose kind only the record tells is let through. @default everything
   */
  readonly permissions?: readonly Permission[] | undefined;
  /** Told of every call whose arguments the contract accepts, before it is answered. */
  readonly onCall?: (call: MockCall) => void;
}

/**
 * Handlers for `msw` that answer every row of the contract: as `answers` says, else with believable data
 * ({@link sampleResult}). Arguments that the row's schema refuses are answered with `general.invalidParameter`.
 * @example setupServer(...mockHandlers({ 'auth.login': refusal('account.wrongPassword') }))
 */
export function mockHandlers(answers: MockAnswers = {}, options: MockOptions = {}): HttpHandler[] {
  // A path without a parameter goes first, so that `/list` is not taken for an id.
  const byPrecision = [...endpoints].sort((a, b) => parameters(a) - parameters(b));
  return byPrecision.map((endpoint) => handlerOf(endpoint, answers[endpoint.name], options));
}

function parameters({ row }: NamedEndpoint): number {
  return row.path.split('{').length;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function handlerOf(
  { name, row }: NamedEndpoint,
  answer: unknown,
  { baseUrl = '*', permissions, onCall }: MockOptions,
): HttpHandler {
  const path = row.path.replace(/\{(\w+)\}/g, ':$1');
  return methods[row.method](`${baseUrl}${path}`, async ({ request, params }) => {
    const args = { ...(await argumentsOf(request, row.sends)), ...ownParameters(params) };
    const parsed = z.safeParse(row.request, args);
    // A file is bound to the realm of the page that made it: its schema cannot judge it here.
    const accepted = parsed.success || row.sends === 'multipart';
    if (!accepted) return respond(name, refusal('general.invalidParameter', { field: fieldOf(parsed.error) }), request);
    const denied = permissions && denial(row, permissions, parsed.data);
    if (denied) return respond(name, denied, request);
    const call = { name, request: parsed.data, headers: request.headers } as MockCall;
    onCall?.(call);
    return respond(name, await settle(name, answer, call), request);
  });
}

/** What a member of staff with these permissions is refused. */
function denial({ auth, access }: NamedEndpoint['row'], permissions: readonly Permission[], request: unknown) {
  if (auth !== 'token') return null;
  const asker: Asker = {
    approved: true,
    platform: false,
    of: 'company',
    administrator: false,
    head: false,
    contracts: true,
    holds: (permission) => permissions.includes(permission),
  };
  const denied = accessRefusal(access, asker) ?? (fieldBeyond(access, asker, request) && 'permission.denied');
  return denied && refusal(denied);
}

/** Those of the row's path; a `*` before it is counted as `0`. */
function ownParameters(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}

async function settle(name: EndpointName, answer: unknown, call: MockCall): Promise<unknown> {
  if (answer === undefined) return sampleResult(name);
  return typeof answer === 'function' ? await answer(call) : answer;
}

function respond(name: EndpointName, settled: unknown, request: Request): Response {
  if (settled instanceof Response) return settled;
  if (!(settled instanceof MockRefusal)) {
    return HttpResponse.json({ code: 0, msg: '', data: z.parse(endpointOf(name).result, settled) });
  }
  const { name: error, code, details } = settled;
  const language = preferredLanguage(request.headers.get('accept-language') ?? '');
  return HttpResponse.json({
    code,
    msg: errorWords[error][language],
    data: details.data ?? null,
    field: details.field,
  });
}

async function argumentsOf(request: Request, sends: NamedEndpoint['row']['sends']): Promise<Record<string, unknown>> {
  switch (sends) {
    case 'json':
      return z.parse(z.record(z.string(), z.unknown()), await request.clone().json());
    case 'form':
      return fieldsOf(new URLSearchParams(await request.clone().text()));
    case 'multipart':
      return {};
    default:
      return fieldsOf(new URL(request.url).searchParams);
  }
}

/** A name that comes twice becomes a list. */
function fieldsOf(sent: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(sent.keys())) {
    const values = sent.getAll(name);
    fields[name] = values.length > 1 ? values : values[0];
  }
  return fields;
}

function fieldOf(error: z.core.$ZodError | undefined): string | undefined {
  const [first] = error?.issues[0]?.path ?? [];
  return first === undefined ? undefined : String(first);
}
