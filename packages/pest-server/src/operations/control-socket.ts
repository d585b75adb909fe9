import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { fileChoices } from './backup';
import { checkResult } from './check';
import { erasureOrder, NotErasableError } from './erase';
import { exportChoice, NoCompanyError } from './export';
import { administratorDraft, invitation, NoAdministratorError } from './first-administrator';
import type { Operations } from './operations';
import { lostFactor, NoAccountError } from './reset-factor';

/** What a person can mend. */
const refusals = [NoAdministratorError, NoCompanyError, NoAccountError, NotErasableError];

/** What the server says to a command that it cannot do. */
export class RefusedByServerError extends Error {
  override readonly name = 'RefusedByServerError';
}

/** The most that Linux and macOS take for a socket's name. */
const longestPath = 100;

const backupChoices = z.object({ files: z.enum(fileChoices), secrets: z.boolean() });

/** Null where a socket cannot be: there a command waits until the server is stopped. */
function socketOf(dataDir: string): string | null {
  const path = join(dataDir, 'server.sock');
  return process.platform === 'win32' || path.length > longestPath ? null : path;
}

/**
 * Lets commands on this machine ask the process that has the embedded database open. Who may open the socket is decided
 * by the folder's owner alone, as for the database's files. Answers how to stop; the caller holds the folder's lock.
 */
export async function openControl(dataDir: string, operations: Operations): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  if (path === null) return async () => undefined;
  // A killed process leaves it behind.
  rmSync(path, { force: true });
  const server = createServer((asked, answer) => void respond(operations, asked, answer));
  await listen(server, path);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** From its first moment on, nobody else may open it. */
function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const before = process.umask(0o177);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(before);
    }
  });
}

async function respond(operations: Operations, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  try {
    const body = await json(asked);
    if (asked.url === '/backup') {
      await pipeline(await operations.backup(backupChoices.parse(body)), answer);
    } else if (asked.url === '/reset-factor') {
      answer.end(JSON.stringify(await operations.resetFactor(lostFactor.parse(body))));
    } else if (asked.url === '/export') {
      await pipeline(await operations.exportCompany(exportChoice.parse(body)), answer);
    } else if (asked.url === '/erase') {
      await pipeline(await operations.erase(erasureOrder.parse(body)), answer);
    } else if (asked.url === '/check') {
      answer.end(JSON.stringify(await operations.check()));
    } else if (asked.url === '/create-admin') {
      answer.end(JSON.stringify(await operations.createAdministrator(administratorDraft.parse(body))));
    } else {
      answer.writeHead(404).end('This server does not know the command: it is of another version.');
    }
  } catch (error) {
    // Half of an archive is never a whole one: its connection is cut.
    if (answer.headersSent) return void answer.destroy();
    const why = error instanceof Error ? error.message : String(error);
    const isRefused = refusals.some((kind) => error instanceof kind);
    answer.writeHead(isRefused ? 409 : 500).end(why);
  }
}

/** The same by asking the server that has the folder open. */
export function operationsOfServer(dataDir: string): Operations {
  return {
    backup: (choices) => ask(dataDir, '/backup', choices),
    resetFactor: async (lost) =>
      z.object({ name: z.string() }).parse(await json(await ask(dataDir, '/reset-factor', lost))),
    exportCompany: (choice) => ask(dataDir, '/export', choice),
    erase: (order) => ask(dataDir, '/erase', order),
    check: async () => checkResult.parse(await json(await ask(dataDir, '/check', {}))),
    createAdministrator: async (draft) => invitation.parse(await json(await ask(dataDir, '/create-admin', draft))),
  };
}

/** The folder is taken, but not by a server that could be asked: by another command, or before it listens. */
function noAnswer(reject: (error: Error) => void) {
  return (cause: Error) => {
    const why = 'Another process has the data folder open and answers no command. Wait for it, or stop it.';
    reject(new RefusedByServerError(why, { cause }));
  };
}

/** @throws RefusedByServerError in the server's words. */
async function ask(dataDir: string, path: string, body: unknown): Promise<Readable> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const socketPath = socketOf(dataDir);
    if (socketPath === null) {
      throw new RefusedByServerError('The server is running, and this command cannot reach it here. Stop it first.');
    }
    request({ socketPath, path, method: 'POST' }, resolve).once('error', noAnswer(reject)).end(JSON.stringify(body));
  });
  if (answer.statusCode !== 200) throw new RefusedByServerError(await text(answer));
  return answer;
}
