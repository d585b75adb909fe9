import { sqlState } from './transactions';

/** Of the operating system, or SQLSTATE: not reached, starting or stopping, or without a connection to spare. */
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300']);
/** SQLSTATE class of lost connections, those from one node of a cluster to another included. */
const connectionClass = '08';
/** Without a code of their own: the first two come from `pg`, the others from Citus. */
const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'failure on connection marked as essential',
  'could not establish any connections to the node',
  'could not connect to any active placements',
];

/** Whether the database, or one of its nodes, cannot be reached now: asking again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error);
  if (code !== null && (codes.has(code) || code.startsWith(connectionClass))) return true;
  return messages.some((message) => error.message.startsWith(message));
}
