import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { versionHeader } from '../contract/contract-version';
import type { PestError } from '../errors/pest-error';
import { defaultLanguage } from '../language/language';
import { limits } from '../rules/limits';
import type { CallRow, NamedCall } from './calls';
import { readEnvelope } from './envelope';
import { failureOf } from './failures';
import { idempotencyHeader } from './idempotency';
import type { CallOptions, PestClientOptions, RequestEvent, ResponseEvent } from './options';
import { redacted } from './redaction';
import { buildRequest } from './request';
import type { Stop } from './stop';
import { tell } from './tell';

/** One call on its way: what all of its attempts share. */
export interface Exchange {
  readonly endpoint: NamedCall;
  readonly input: unknown;
  readonly call: CallOptions;
  readonly options: PestClientOptions;
  readonly http: AxiosInstance;
  readonly stop: Stop;
  readonly token: string | null;
  /** Of a write. */
  readonly key: string | undefined;
}

/** A row as the host's backend spells it. */
export function rowOf({ row, name }: NamedCall, { endpoints }: PestClientOptions): CallRow {
  return { ...row, ...endpoints?.[name] };
}

/** Sends a call once; its answer as it came, or a {@link PestError}. */
export async function attemptCall(exchange: Exchange, attempt: number): Promise<unknown> {
  const { endpoint, options, stop, key } = exchange;
  const config = configOf(exchange);
  const event: RequestEvent = {
    endpoint: endpoint.name,
    method: rowOf(endpoint, options).method,
    path: config.url ?? '',
    arguments: redacted(exchange.input),
    attempt,
    idempotencyKey: key,
  };
  tell(options, options.on?.request, event);
  const begun = performance.now();
  const tellAnswer = (answered: Pick<ResponseEvent, 'status' | 'wireCode' | 'more' | 'requestId'>) =>
    tell(options, options.on?.response, { ...event, durationMs: Math.round(performance.now() - begun), ...answered });
  try {
    const { status, data }: { status: number; data: unknown } = await stop.until(() =>
      sendCall(exchange, config, attempt),
    );
    const envelope = readEnvelope(data);
    const { code: wireCode, more, requestId } = envelope ?? {};
    tellAnswer({ status, wireCode, more, requestId });
    return data;
  } catch (thrown) {
    const failure: PestError = failureOf(endpoint.name, thrown, options.errorNumbering ?? 'response');
    const { status, wireCode, requestId } = failure;
    tellAnswer({ status, wireCode, requestId });
    throw failure;
  }
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

async function sendCall(exchange: Exchange, config: AxiosRequestConfig, attempt: number): Promise<Answer> {
  const ahead = attempt === 1 && config.method === 'GET' ? await answerAhead(exchange, config) : null;
  return ahead ?? exchange.http.request(config);
}

/** What the host asked for before; null where it did not, or where that failed. */
async function answerAhead({ options, http, token }: Exchange, config: AxiosRequestConfig): Promise<Answer | null> {
  const asked = options.askedAhead?.(http.getUri(config), { language: languageOf(options), token });
  try {
    const answer = await asked;
    return answer?.ok ? { status: answer.status, data: await answer.json() } : null;
  } catch {
    return null;
  }
}

function configOf({ endpoint, input, call, options, stop, token, key }: Exchange): AxiosRequestConfig {
  const row = rowOf(endpoint, options);
  const request = buildRequest(row, { ...argumentsOf(input), ...(row.tokenInQuery && { token }) });
  return {
    ...request,
    baseURL: row.sends === 'multipart' ? (options.openBaseUrl ?? options.baseUrl) : options.baseUrl,
    timeout: call.timeoutMs ?? options.timeoutMs ?? limits.requestTimeoutMs,
    // Of a server's client; browsers hold answers and follow addresses themselves.
    maxContentLength: limits.answerBytes,
    maxRedirects: 0,
    signal: stop.signal,
    headers: {
      'Accept-Language': languageOf(options),
      ...request.headers,
      ...(token !== null && row.auth !== 'public' && { Authorization: token }),
      ...(key !== undefined && { [idempotencyHeader]: key }),
      ...(options.version !== undefined && { [versionHeader]: options.version }),
      ...call.headers,
    },
    ...(call.onProgress && { onUploadProgress: ({ progress }) => call.onProgress?.(progress ?? 0) }),
  };
}

function argumentsOf(input: unknown): Readonly<Record<string, unknown>> {
  if (typeof input !== 'object' || input === null) throw new TypeError('A call takes its arguments as an object.');
  return { ...input };
}

function languageOf({ language }: PestClientOptions): string {
  return (typeof language === 'function' ? language() : language) ?? defaultLanguage;
}
