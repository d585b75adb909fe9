import axios, { type AxiosInstance } from 'axios';
import type { EndpointName, RequestInput, ResultOf } from '../contract';
import { takesIdempotencyKey } from '../contract/endpoint';
import { PestError } from '../errors/pest-error';
import { silentStatuses } from '../errors/silent-statuses';
import type { Language } from '../language/language';
import { limits } from '../rules/limits';
import { allPages } from './all-pages';
import type { CallArguments, PageOptions } from './call';
import { endpoints, type NamedCall } from './calls';
import { readEnvelope } from './envelope';
import { attemptCall, type Exchange, rowOf } from './exchange';
import { failureOf, refusalOf } from './failures';
import type { PestCalls } from './generated/client-calls';
import { isSettled, type KeyedWrite, UnsettledWrites } from './idempotency';
import { joinWrites, type Send } from './joined-writes';
import type { CallOptions, PestClientOptions } from './options';
import { type RetryPolicy, waitBeforeRetry } from './retry';
import { Session } from './session';
import { Stop } from './stop';
import { tell } from './tell';

/** `client.area.name(input, options)` for every row of the contract. */
export interface PestClient extends PestCalls {
  /**
   * A call by its name, for whoever holds the name as a value: the same as `client.area.name(input, options)`.
   * @example client.call('seal.delete', { id })
   */
  call<Name extends EndpointName>(name: Name, ...args: CallArguments<RequestInput<Name>>): Promise<ResultOf<Name>>;
  /** Cancels every call under way, as on logout. */
  abortAll(): void;
  /**
   * This client, asking for answers in a language, or in the one that a function tells at each call: token, session and
   * calls under way are shared, and `abortAll` of either ends all.
   */
  inLanguage(language: Language | (() => Language)): PestClient;
}

/** What all calls of one client share. */
interface Shared {
  readonly options: PestClientOptions;
  readonly http: AxiosInstance;
  readonly session: Session;
  readonly unsettled: UnsettledWrites;
}

/** What drips for ever ends, too: each attempt's timeout counts silence. */
function usualDeadline({ row }: NamedCall): number | undefined {
  return row.sends === 'multipart' ? undefined : limits.callDeadlineMs;
}

/** Makes the client from the contract. See {@link PestClientOptions}. */
export function createPestClient(options: PestClientOptions): PestClient {
  const underWay = new Set<Stop>();
  const onAbort = new Set<() => void>();
  let walks = new AbortController();
  const base: Shared = {
    options,
    http: options.axios ?? axios.create(),
    session: new Session(options),
    unsettled: new UnsettledWrites(),
  };

  const clientOf = (shared: Shared): PestClient => {
    const sendOnce: Send = (endpoint, input, call) => {
      // Made before anything is waited for: what is cancelled in the tick that made it is cancelled.
      const stop = new Stop(
        endpoint.name,
        call.signal,
        call.deadlineMs ?? options.deadlineMs ?? usualDeadline(endpoint),
      );
      underWay.add(stop);
      return performCall(endpoint, input, call, shared, stop).finally(() => {
        stop.release();
        underWay.delete(stop);
      });
    };
    const joined = options.joinWrites ? joinWrites(sendOnce) : null;
    if (joined) onAbort.add(joined.forget);
    const send = joined?.send ?? sendOnce;
    return { ...callsOf(send, () => walks.signal), call: callByName(send), abortAll, inLanguage };
  };
  const abortAll = () => {
    for (const forget of onAbort) forget();
    for (const stop of underWay) stop.end();
    walks.abort();
    walks = new AbortController();
  };
  const inLanguage: PestClient['inLanguage'] = (language) => clientOf({ ...base, options: { ...options, language } });
  return clientOf(base);
}

/** The interface is generated from the same rows as the list: a test compares them. */
function callsOf(send: Send, walks: () => AbortSignal): PestCalls {
  const areas: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const callName = endpoint.name.slice(endpoint.area.length + 1);
    areas[endpoint.area] = { ...areas[endpoint.area], [callName]: callOf(endpoint, send, walks) };
  }
  return areas as unknown as PestCalls;
}

function callOf(endpoint: NamedCall, send: Send, walks: () => AbortSignal): unknown {
  const call = (input: unknown = {}, options: CallOptions = {}) => send(endpoint, input, options);
  if (!endpoint.row.paginated) return call;
  const all = (input: object = {}, options: PageOptions = {}) => allPages(endpoint.name, call, input, options, walks());
  return Object.assign(call, { all });
}

/** What is asked and answered follows from the name, as the generated interface has it. */
function callByName(send: Send): PestClient['call'] {
  const call = (name: EndpointName, input: unknown = {}, options: CallOptions = {}) => {
    const endpoint = endpoints.find((one) => one.name === name);
    if (!endpoint) throw new Error(`The contract has no endpoint ${name}.`);
    return send(endpoint, input, options);
  };
  return call as PestClient['call'];
}

async function performCall(
  endpoint: NamedCall,
  input: unknown,
  call: CallOptions,
  shared: Shared,
  stop: Stop,
): Promise<unknown> {
  const { options, session, http } = shared;
  let token: string | null = null;
  let write: KeyedWrite | undefined;
  try {
    token = await stop.until(() => session.token(endpoint.name));
    write = keyedWrite(endpoint, input, call, shared);
    const exchange: Exchange = { endpoint, input, call, options, http, stop, token, key: write?.key };
    const answer = await askWithin(exchange, session);
    write?.settle();
    return answer;
  } catch (thrown) {
    const error = stop.failure ?? failureOf(endpoint.name, thrown, options.errorNumbering ?? 'response');
    if (isSettled(error)) write?.settle();
    report(error, token, shared);
    throw error;
  }
}

/** The answer of a call; where its session has expired, and the host renews it, of its second try. */
async function askWithin(exchange: Exchange, session: Session): Promise<unknown> {
  try {
    return await ask(exchange);
  } catch (thrown) {
    if (!(thrown instanceof PestError) || thrown.kind !== 'session') throw thrown;
    const { endpoint, stop, token: expired } = exchange;
    const token = await stop.until(() => session.renew(endpoint.name, expired));
    if (token === null || token === expired) throw thrown;
    return ask({ ...exchange, token });
  }
}

async function ask(exchange: Exchange): Promise<unknown> {
  const policy = retryPolicyOf(exchange);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readAnswer(exchange, await attemptCall(exchange, attempt));
    } catch (thrown) {
      const wait = thrown instanceof PestError ? waitBeforeRetry(thrown, attempt, policy) : null;
      if (wait === null) throw thrown;
      await exchange.stop.wait(wait);
    }
  }
}

/** A write is made again once, and later: the one whose answer was lost may still be worked on. */
function retryPolicyOf({ endpoint, options, key }: Exchange): RetryPolicy {
  const { retries = 2, longestWaitMs = 10_000, retryWrites = false } = options;
  if (rowOf(endpoint, options).method === 'GET') return { retries, firstWaitMs: 400, longestWaitMs };
  return { retries: retryWrites && key !== undefined ? 1 : 0, firstWaitMs: 2_000, longestWaitMs };
}

/** The key that a write is sent with; undefined for a call that takes none. */
function keyedWrite(
  endpoint: NamedCall,
  input: unknown,
  call: CallOptions,
  { options, unsettled }: Shared,
): KeyedWrite | undefined {
  if (options.idempotencyKeys === false || !takesIdempotencyKey(rowOf(endpoint, options))) return undefined;
  if (call.idempotencyKey !== undefined) return { key: call.idempotencyKey, settle: () => undefined };
  return unsettled.begin(endpoint.name, input);
}

/** A 200 can be a failure: the envelope decides (specification §7). */
function readAnswer({ endpoint, options }: Exchange, answer: unknown): unknown {
  const envelope = readEnvelope(answer);
  if (envelope === null) throw new PestError({ kind: 'contract', endpoint: endpoint.name });
  if (envelope.code !== 0) {
    const refusal = refusalOf(endpoint.name, envelope, options.errorNumbering ?? 'response');
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

/** One expired session is told once, however many calls fail with it. */
function report(error: PestError, token: string | null, { options, session }: Shared): void {
  if (error.kind === 'abort') return;
  if (error.kind === 'session' && session.reportEnd(token)) tell(options, options.on?.sessionExpired, error);
  if (error.kind === 'http' && silentStatuses.includes(error.status ?? 0))
    (options.logger ?? console).warn(error.message);
  tell(options, options.on?.error, error);
}
