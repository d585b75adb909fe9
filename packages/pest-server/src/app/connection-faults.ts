import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage, type ErrorName, errorCode, errorWords } from 'pest-sdk';
import { sendError } from './envelope';

/** A host name or address with its port, as browsers and proxies write it. Names are 253 signs long at most. */
const hostPattern = /^([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/** Requests that are no HTTP, too large or too slow: answered by hand, as nothing of them was read. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && socket.bytesWritten === 0) socket.write(brokenRequestAnswer(statusOf(error.code)));
  socket.destroySoon();
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function brokenRequestAnswer(status: number): string {
  const error: ErrorName = 'general.badRequest';
  const body = JSON.stringify({ code: errorCode(error), msg: errorWords[error][defaultLanguage], data: null });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Refuses requests that name no host that could be this one: links and limits are made with it. */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (host !== undefined && hostPattern.test(host)) return;
    return sendError(request, reply, 'general.badRequest', 400);
  });
}

/** While the server closes, what still arrives on open connections is told to come back, in the envelope. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!closing) return;
    reply.header('Connection', 'close').header('Retry-After', '5');
    return sendError(request, reply, 'general.systemError', 503);
  });
}

/** While the process is about to stop, whoever is answered ends the connection: the next call makes another, elsewhere. */
export function sendElsewhere(app: FastifyInstance, isLeaving: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isLeaving()) reply.header('Connection', 'close');
  });
}
