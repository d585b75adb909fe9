import * as z from 'zod/mini';
import { buildRequest } from '../client/request';
import type { Endpoint } from '../contract/endpoint';

/** Where a backend is asked, and how. */
export interface Backend {
  readonly baseUrl: string;
  /** @default the platform's */
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}

/** What came back: an HTTP status and whatever the body was. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Asks one row as a client would. @throws TypeError when nobody answers */
export async function ask(
  { baseUrl, fetch: send, timeoutMs }: Backend,
  row: Pick<Endpoint, 'sends' | 'method' | 'path' | 'result'>,
  args: Readonly<Record<string, unknown>>,
  token: string | null,
): Promise<Reply> {
  const { url = '', params, data } = buildRequest(row, args);
  const query = new URLSearchParams(entriesOf(params));
  const body = bodyOf(row, data);
  const response = await send(`${baseUrl}${url}${query.size > 0 ? `?${query}` : ''}`, {
    method: row.method,
    headers: {
      'Accept-Language': 'en',
      ...(token !== null && { Authorization: token }),
      ...(row.sends === 'json' && { 'Content-Type': 'application/json' }),
    },
    signal: AbortSignal.timeout(isOfFile(row) ? timeoutMs * 6 : timeoutMs),
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: parsed(await response.text()) };
}

/** Whether a file is sent, or made before its address is answered. */
function isOfFile({ sends, result }: Pick<Endpoint, 'sends' | 'result'>): boolean {
  return sends === 'multipart' || (result instanceof z.ZodMiniObject && 'fullurl' in result.shape);
}

function bodyOf({ sends, method }: Pick<Endpoint, 'sends' | 'method'>, data: unknown): BodyInit | undefined {
  if (method === 'GET') return undefined;
  if (data instanceof URLSearchParams || data instanceof FormData) return data;
  return sends === 'json' ? JSON.stringify(data ?? {}) : undefined;
}

function entriesOf(params: unknown): [string, string][] {
  if (typeof params !== 'object' || params === null) return [];
  return Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
