import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP } from 'node:net';
import { AddressRefused, guardedLookup, isPublicAddress } from './public-address';

const timeoutMs = 10_000;
const mostRead = 512 * 1024;

export interface GuardedRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

/**
 * Asks an address that a company has named, which must be one of the open internet, or of this machine where `localhost`
 * says so. It follows no redirect, keeps no connection and reads half a megabyte at most.
 */
export async function guardedFetch(
  url: string,
  { method = 'GET', headers = {}, body }: GuardedRequest,
  { localhost }: { readonly localhost: boolean },
): Promise<Response> {
  const isPlain = url.startsWith('http:');
  if ((isPlain && !localhost) || (!isPlain && isPrivateAddress(url))) throw new AddressRefused(url);
  const call = (isPlain ? requestPlain : requestTls)(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    lookup: guardedLookup(isPlain ? 'loopback' : 'public'),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', resolve);
    call.end(body);
  });
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of answer) {
    const bytes = Buffer.from(part);
    read += bytes.length;
    if (read > mostRead) throw new Error(`${url} answers more than anybody reads`);
    parts.push(bytes);
  }
  const told = Object.entries(answer.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Response(parts.length === 0 ? null : Buffer.concat(parts), {
    status: answer.statusCode ?? 500,
    headers: new Headers(told),
  });
}

/** A name that is an address by itself is looked up nowhere, and so refused by no lookup. */
function isPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}
