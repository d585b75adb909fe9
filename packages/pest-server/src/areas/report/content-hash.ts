import { createHash } from 'node:crypto';
import type { ReportSection } from 'pest-sdk';
import type { Row } from '../../database/tables';

type Content = Pick<Row<'report'>, 'id' | 'name' | 'subject'> & { readonly sections: readonly ReportSection[] };

/** SHA-256 of what a report says: a signature given under one hash says nothing of another. */
export function contentHash({ id, name, subject, sections }: Content): string {
  return createHash('sha256').update(JSON.stringify({ id, name, subject, sections }, inKeyOrder)).digest('hex');
}

/** Whether two pieces of what a report says are the same; a key that is undefined is as one that is not there. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inKeyOrder) === JSON.stringify(other, inKeyOrder);
}

/** The database hands the keys of JSON back in an order of its own. */
function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
