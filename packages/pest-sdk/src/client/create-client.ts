import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type { EndpointName } from '../contract';
import { takesIdempotencyKey } from '../contract/endpoint';
import type { ErrorNumbering } from '../errors/error-codes';
import { PestError } from '../errors/pest-error';
import { silentStatuses } from '../errors/silent-statuses';
import { defaultLanguage } from '../language/language';
import { limits } from '../rules/limits';
import { allPages } from './all-pages';
import type { PageOptions } from './call';
import { endpoints, type NamedCall } from './calls';
import { readEnvelope } from './envelope';
import { failureOf, refusalOf } from './failures';
import type { PestCalls } from './generated/client-calls';
import { idempotencyHeader, isSettled, type KeyedWrite, UnsettledWrites } from './idempotency';
import { joinWrites, type Send } from './joined-writes';
import type { CallOptions, PestClientOptions } from './options';
import { buildRequest } from './request';

/** `client.area.name(input, options)` for every row of the contract. */
export interface PestClient extends PestCalls {
  /** Cancels every call under way, as on logout. */
  abortAll(): void;
}

const repeatableStatuses: readonly number[] = [502, 504];
/** Time for a write that arrived, and whose answer did not, to be done before it is sent again. */
const writeRetryMs = 1_000;

/** Makes the client from the contract. See {@link PestClientOptions}. */
export function createPestClient(options: PestClientOptions): PestClient {
  const http = options.axios ?? axios.create();
  const session = { reported: null as string | null };
  const unsettled = new UnsettledWrites();
  let underWay = new AbortController();

  const sendOnce: Send = async (endpoint, input, call) => {
    const token = await readToken(options);
    const write = keyedWrite(endpoint, input, call, options, unsettled);
    try {
      const exchanged = { options, token, stop: underWay.signal, key: write?.key };
      const answer = await exchange(http, endpoint, input, call, exchanged);
      const data = readAnswer(endpoint, answer, options);
      write?.settle();
      return data;
    } catch (thrown) {
      const error = failureOf(endpoint.name, thrown, numberingOf(options));
      if (isSettled(error)) write?.settle();
      report(error, token, options, session);
      throw error;
    }
  };

  const send = options.joinWrites ? joinWrites(sendOnce) : sendOnce;
  return {
    ...callsOf(send),
    abortAll: () => {
      underWay.abort();
      underWay = new AbortController();
    },
  };
}

/** The interface is generated from the same rows as the list: a test compares them. */
function callsOf(send: Send): PestCalls {
  const areas: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const callName = endpoint.name.slice(endpoint.area.length + 1);
    areas[endpoint.area] = { ...areas[endpoint.area], [callName]: callOf(endpoint, send) };
  }
  return areas as unknown as PestCalls;
}

function callOf(endpoint: NamedCall, send: Send): unknown {
  const call = (input: unknown = {}, options: CallOptions = {}) => send(endpoint, input, options);
  if (!endpoint.row.paginated) return call;
  const all = (input: object = {}, options: PageOptions = {}) => allPages(endpoint.name, call, input, options);
  return Object.assign(call, { all });
}

interface Exchange {
  readonly options: PestClientOptions;
  readonly token: string | null;
  readonly stop: AbortSignal;
  readonly key: string | undefined;
}

/** The key that a write is sent with; undefined for a call that takes none. */
function keyedWrite(
  endpoint: NamedCall,
  input: unknown,
  call: CallOptions,
  options: PestClientOptions,
  unsettled: UnsettledWrites,
): KeyedWrite | undefined {
  const row = { ...endpoint.row, ...options.endpoints?.[endpoint.name] };
  if (options.idempotencyKeys === false || !takesIdempotencyKey(row)) return undefined;
  if (call.idempotencyKey !== undefined) return { key: call.idempotencyKey, settle: () => undefined };
  return unsettled.begin(endpoint.name, input);
}

async function exchange(
  http: AxiosInstance,
  endpoint: NamedCall,
  input: unknown,
  call: CallOptions,
  { options, token, stop, key }: Exchange,
): Promise<unknown> {
  const row = { ...endpoint.row, ...options.endpoints?.[endpoint.name] };
  const args = { ...argumentsOf(input), ...(row.tokenInQuery && { token }) };
  const request = buildRequest(row, args);
  const config: AxiosRequestConfig = {
    ...request,
    baseURL: row.sends === 'multipart' ? (options.openBaseUrl ?? options.baseUrl) : options.baseUrl,
    timeout: call.timeoutMs ?? options.timeoutMs ?? limits.requestTimeoutMs,
    signal: call.signal ? AbortSignal.any([call.signal, stop]) : stop,
    headers: {
      'Accept-Language': languageOf(options),
      ...request.headers,
      ...(token !== null && row.auth !== 'public' && { Authorization: token }),
      ...(key !== undefined && { [idempotencyHeader]: key }),
      ...call.headers,
    },
    ...(call.onProgress && { onUploadProgress: ({ progress }) => call.onProgress?.(progress ?? 0) }),
  };
  const ask = () => http.request(config).then((response) => response.data);
  const readFailure = (thrown: unknown) => failureOf(endpoint.name, thrown, numberingOf(options));
  if (row.method === 'GET') return attempt(ask, 1 + (options.retries ?? 2), readFailure);
  const again = key !== undefined && options.retryWrites === true;
  return attempt(ask, again ? 2 : 1, readFailure, writeRetryMs);
}

async function attempt<T>(
  work: () => Promise<T>,
  attempts: number,
  readFailure: (thrown: unknown) => PestError,
  waitMs = 0,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const failure = readFailure(thrown);
    const passing = failure.kind === 'network' || repeatableStatuses.includes(failure.status ?? 0);
    if (attempts <= 1 || !passing) throw failure;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return attempt(work, attempts - 1, readFailure, waitMs);
  }
}

/** A 200 can be a failure: the envelope decides (specification §7). */
function readAnswer(endpoint: NamedCall, answer: unknown, options: PestClientOptions): unknown {
  const envelope = readEnvelope(answer);
  if (envelope === null) throw new PestError({ kind: 'contract', endpoint: endpoint.name });
  if (envelope.code !== 0) {
    const refusal = refusalOf(endpoint.name, envelope, numberingOf(options));
    if (refusal.errorName === undefined || !endpoint.row.normalErrors?.includes(refusal.errorName)) throw refusal;
  }
  checkAnswer(endpoint.name, envelope.data, options);
  return envelope.data;
}

/** With the host's leave only: a client never breaks on a field that a newer server adds. */
function checkAnswer(name: EndpointName, data: unknown, options: PestClientOptions): void {
  const cause = options.check?.(name, data) ?? null;
  if (cause === null) return;
  if (options.validate !== 'warn') throw new PestError({ kind: 'contract', endpoint: name, cause });
  (options.logger ?? console).warn(`${name}: the answer does not have the contract's shape`, cause);
}

function argumentsOf(input: unknown): Readonly<Record<string, unknown>> {
  if (typeof input !== 'object' || input === null) throw new TypeError('A call takes its arguments as an object.');
  return { ...input };
}

/** One expired session is told once, however many calls fail with it. */
function report(
  error: PestError,
  token: string | null,
  options: PestClientOptions,
  session: { reported: string | null },
): void {
  if (error.kind === 'abort') return;
  if (error.kind === 'session' && session.reported !== (token ?? '')) {
    session.reported = token ?? '';
    options.on?.sessionExpired?.(error);
  }
  if (error.kind === 'http' && silentStatuses.includes(error.status ?? 0))
    (options.logger ?? console).warn(error.message);
  options.on?.error?.(error);
}

function numberingOf({ errorNumbering }: PestClientOptions): ErrorNumbering {
  return errorNumbering ?? 'response';
}

async function readToken({ token }: PestClientOptions): Promise<string | null> {
  return (typeof token === 'function' ? await token() : token) ?? null;
}

function languageOf({ language }: PestClientOptions): string {
  return (typeof language === 'function' ? language() : language) ?? defaultLanguage;
}
