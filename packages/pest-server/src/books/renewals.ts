/**
 * Papers that an approved company or customer sends again. The approved ones stay in force, and the console open, until
 * the platform has passed the new ones; licences end every year.
 */
import type { Renewal } from '../database/column-types';

interface Renewed {
  readonly renewal: Renewal<object> | null;
}

/** A record as it was submitted last: what waits, or failed, stands where the approved papers do. */
export function submittedOf<Reviewed extends Renewed>(record: Reviewed): Reviewed {
  return { ...record, ...record.renewal?.papers };
}

/** What its own people are told of a renewal. */
export function renewalOf({ renewal }: Renewed): Omit<Renewal<object>, 'papers'> | null {
  if (renewal === null) return null;
  const { state, submittedAt, reason } = renewal;
  return { state, submittedAt, reason };
}

/** Whether some papers, in the same order of columns, are the same as others. */
export function samePapers<Papers extends object>(one: Papers, other: Papers): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Papers that are sent again, to wait. */
export function toRenew<Papers>(papers: Papers, now: Date): string {
  const renewal: Renewal<Papers> = { state: 'waiting', submittedAt: now.toISOString(), reason: '', papers };
  return JSON.stringify(renewal);
}
