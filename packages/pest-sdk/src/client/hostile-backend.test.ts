// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { strictChecks } from '../contract/check-result';
import { PestError } from '../errors/pest-error';
import { limits } from '../rules/limits';
import { createPestClient } from './create-client';
import type { PestClientOptions } from './options';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(answer: RequestListener, options: Partial<PestClientOptions> = {}) {
  server = createServer(answer);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const logger = { warn: () => undefined };
  return createPestClient({ baseUrl: `http://127.0.0.1:${port}`, token: 't', retries: 0, logger, ...options });
}

const json =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const envelope = (data: string) => `{"code":0,"msg":"","data":${data}}`;
const html: RequestListener = (_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to the hotel network</h1>');
/** Bytes of nothing, for as long as somebody reads. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const block = Buffer.alloc(1024 * 1024, ' ');
  const more = () => {
    while (response.writable && response.write(block)) {}
  };
  response.on('drain', more).on('error', () => undefined);
  more();
};
const bomb = gzipSync(Buffer.alloc(limits.answerBytes + 1024 * 1024, ' '));

/** What a backend that is broken, captured or hostile answers, and how the call then fails. */
const modes: readonly (readonly [what: string, answer: RequestListener, kind: string])[] = [
  ['nothing', (request) => request.socket.destroy(), 'network'],
  [
    'a cut body',
    (_, response) => response.writeHead(200, { 'Content-Length': 99 }).write('{', () => response.destroy()),
    'network',
  ],
  ['no HTTP at all', (request) => void request.socket.end('hello\r\n\r\n'), 'network'],
  ['a page of a hotel network', html, 'contract'],
  ['an empty body', json(''), 'contract'],
  ['half of a JSON text', json('{"code":0,'), 'contract'],
  ['a number', json('7'), 'contract'],
  ['null', json('null'), 'contract'],
  ['a list', json('[]'), 'contract'],
  ['a code that is a text', json('{"code":"0","msg":"","data":null}'), 'contract'],
  ['a code that is no whole number', json('{"code":0.5,"msg":"","data":null}'), 'contract'],
  ['a code that nobody knows', json('{"code":98765,"msg":"?","data":null}'), 'api'],
  ['a session that is over', json('{"code":1001,"msg":"","data":null}'), 'session'],
  ['data of another shape', json(envelope('{"items":7}')), 'contract'],
  ['data nested 20,000 deep', json(envelope(deep(20_000))), 'contract'],
  ['data nested 200,000 deep', json(envelope(deep(200_000))), 'contract'],
  ['a refusal nested 200,000 deep', json(deep(200_000), 500), 'http'],
  ['names of prototypes', json(envelope('{"__proto__":{"items":[]},"constructor":1}')), 'contract'],
  ['another address', (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(), 'http'],
  ['500', json('<html>', 500), 'http'],
  ['more bytes than anybody holds', endless, 'network'],
  [
    'a few packed bytes that unpack to as many',
    (_, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(bomb),
    'network',
  ],
];

describe('of a hostile backend', () => {
  it.each(modes)('%s is a PestError', async (_, answer, kind) => {
    const client = await clientOf(answer, { check: strictChecks });
    const thrown = await client.task.list({}).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(PestError);
    expect(thrown).toMatchObject({ kind });
  });

  it('a body that drips for ever ends with the deadline, which a call has by default', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const client = await clientOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write(' ');
      begin();
    });
    const call = client.task.list({}, { timeoutMs: 0 }).catch((error: unknown) => error);
    await begun;
    await vi.advanceTimersByTimeAsync(limits.callDeadlineMs);
    vi.useRealTimers();
    expect(await call).toMatchObject({ kind: 'timeout' });
  });
});
