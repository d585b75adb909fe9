import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../call/server-parts';

/** What is written, and how faults are told. `info` has a line for each call. */
export function logOptions(level: 'info' | 'warn') {
  return { level, serializers: { err: tellFault } } as const;
}

/** A line for each call of the contract: which row, what came of it and how long it took; nothing of what was sent. */
export function logCalls(app: FastifyInstance, { callTimes }: Pick<ServerParts, 'callTimes'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { row } = request.routeOptions.config ?? {};
    if (row === undefined) return;
    const ms = Math.round(reply.elapsedTime);
    callTimes.note(row, ms, reply.statusCode >= 500);
    request.log.info({ row, code: reply.businessCode, status: reply.statusCode, ms }, 'Call');
  });
}

// An alias, since a serializer's answer has an index.
type ToldFault = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: ToldFault;
};

/**
 * A fault without what a person sent: what a database says of one quotes the value, so only its code and the names of the
 * schema are told.
 */
export function tellFault(error: unknown): ToldFault {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error', stack: '' };
  const ofDatabase = databaseFault(error);
  const message = ofDatabase ?? error.message;
  // The stack begins with name and message, which may have several lines.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: tellFault(error.cause) }),
  };
}

/** `23505 account account_login_id_key`; null of a fault that is not of the database. */
function databaseFault(error: Error): string | null {
  const told: Readonly<Record<string, unknown>> = { ...error };
  // `EPIPE` and the like, of the machine, have no figure in them.
  const isCoded = typeof told.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(told.code);
  if (!isCoded) return null;
  return [told.code, told.table, told.column, told.constraint, told.routine].filter(Boolean).join(' ');
}
