import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import {
  type Area,
  type Contract,
  contract,
  type EndpointName,
  endpoints,
  type NamedEndpoint,
  type RequestInput,
  type ResultOf,
} from '../contract';
import { takesIdempotencyKey } from '../contract/endpoint';
import type { ErrorNumbering } from '../errors/error-codes';
import { PestError } from '../errors/pest-error';
import { silentStatuses } from '../errors/silent-statuses';
import { defaultLanguage } from '../language/language';
import { limits } from '../rules/limits';
import { envelope } from './envelope';
import { failureOf, refusalOf } from './failures';
import { idempotencyHeader, isSettled, type KeyedWrite, UnsettledWrites } from './idempotency';
import type { CallOptions, PestClientOptions } from './options';
import { buildRequest } from './request';

/** Arguments may be left out where none is required. */
type CallArguments<Input> =
  Record<string, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

/** One call: resolves with `data`, rejects with a {@link PestError}. */
export type Call<Name extends EndpointName> = (...args: CallArguments<RequestInput<Name>>) => Promise<ResultOf<Name>>;

/** `client.area.name(input, options)` for every row of the contract. */
export type PestClient = {
  readonly [A in Area]: {
    readonly [N in Extract<keyof Contract[A], string>]: Call<Extract<`${A}.${N}`, EndpointName>>;
  };
} & {
  /** Cancels every call under way, as on logout. */
  abortAll(): void;
};

const repeatableStatuses: readonly number[] = [502, 504];
/** Time for a write that arrived, and whose answer did not, to be done before it is sent again. */
const writeRetryMs = 1_000;

/** Makes the client from the contract. See {@link PestClientOptions}. */
export function createPestClient(options: PestClientOptions): PestClient {
  const http = options.axios ?? axios.create();
  const session = { reported: null as string | null };
  const unsettled = new UnsettledWrites();
  let underWay = new AbortController();

  const send = async (endpoint: NamedEndpoint, input: unknown, call: CallOptions): Promise<unknown> => {
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

  const areas = Object.keys(contract).map((area) => [area, areaCalls(area, send)]);
  return {
    ...Object.fromEntries(areas),
    abortAll: () => {
      underWay.abort();
      underWay = new AbortController();
    },
  };
}

type Send = (endpoint: NamedEndpoint, input: unknown, call: CallOptions) => Promise<unknown>;

function areaCalls(area: string, send: Send): Record<string, unknown> {
  const rows = endpoints.filter((endpoint) => endpoint.area === area);
  return Object.fromEntries(
    rows.map((endpoint) => [
      endpoint.name.slice(area.length + 1),
      (input: unknown = {}, call: CallOptions = {}) => send(endpoint, input, call),
    ]),
  );
}

interface Exchange {
  readonly options: PestClientOptions;
  readonly token: string | null;
  readonly stop: AbortSignal;
  readonly key: string | undefined;
}

/** The key that a write is sent with; undefined for a call that takes none. */
function keyedWrite(
  endpoint: NamedEndpoint,
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
  endpoint: NamedEndpoint,
  input: unknown,
  call: CallOptions,
  { options, token, stop, key }: Exchange,
): Promise<unknown> {
  const row = { ...endpoint.row, ...options.endpoints?.[endpoint.name] };
  const args = { ...z.record(z.string(), z.unknown()).parse(input), ...(row.tokenInQuery && { token }) };
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
function readAnswer(endpoint: NamedEndpoint, answer: unknown, options: PestClientOptions): unknown {
  const parsed = envelope.safeParse(answer);
  if (!parsed.success) throw new PestError({ kind: 'contract', endpoint: endpoint.name, cause: parsed.error });
  const { code } = parsed.data;
  if (code !== 0) {
    const refusal = refusalOf(endpoint.name, parsed.data, numberingOf(options));
    if (refusal.errorName === undefined || !endpoint.row.normalErrors?.includes(refusal.errorName)) throw refusal;
  }
  const result = z.safeParse(endpoint.row.result, parsed.data.data);
  if (result.success) return result.data;
  if (options.validate !== 'warn')
    throw new PestError({ kind: 'contract', endpoint: endpoint.name, cause: result.error });
  (options.logger ?? console).warn(`${endpoint.name}: the answer does not have the contract's shape`, result.error);
  return parsed.data.data;
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
