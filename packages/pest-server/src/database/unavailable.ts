import { EngineStoppedError } from './engines/engine';
import { sqlState } from './transactions';

/** Of the operating system, when the database is not reached. */
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/**
 * Classes of SQLSTATE: connections lost, between nodes of a cluster too (08); disk, memory or connections used up (53);
 * starting, stopping, or taking longer than a statement may (57); files that cannot be written (58).
 */
const classes = new Set(['08', '53', '57', '58']);
/** Waited too long for a lock; lost a transaction that lay idle; still in each other's way after some tries. */
const states = new Set(['55P03', '25P03', '40001', '40P01']);
/** Without a code of their own: the first three come from `pg`, the others from Citus. */
const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'failure on connection marked as essential',
  'could not establish any connections to the node',
  'could not connect to any active placements',
];

/** Whether the database, or one of its nodes, cannot be reached now: asking again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof EngineStoppedError) return true;
  const code = sqlState(error);
  if (code !== null && (systemCodes.has(code) || states.has(code) || isState(code, classes))) return true;
  return messages.some((message) => error.message.startsWith(message));
}

function isState(code: string, of: ReadonlySet<string>): boolean {
  return code.length === 5 && of.has(code.slice(0, 2));
}
