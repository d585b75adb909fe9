import type { CheckOutcome, Reading } from 'pest-sdk';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import type { Row } from '../../database/tables';
import { isSame } from './check-changes';

/** What a later record says, as far as it could be written over another one. */
interface Later {
  readonly outcome: CheckOutcome;
  readonly reason: string;
  readonly reading: Reading | null;
}

const recordedMeanwhile = (name: string) => ({
  zh: `${name}已在此期间记录了这台设备，请核对后再决定`,
  en: `${name} has recorded this device in the meantime. Compare the two before you decide.`,
});
const takenBackMeanwhile = {
  zh: '这台设备的记录已在此期间被撤销，请核对后再决定',
  en: 'The record of this device has been withdrawn in the meantime. Check the device before you decide.',
} as const;

/**
 * Two technicians at one device: neither a record nor an undo writes over what its person has not seen. Whoever saw
 * nothing of it says nothing, and its own records are an account's to correct.
 *
 * @param seen when that came which was seen; null for nothing, undefined where the caller does not say
 * @param later null where the record is taken back
 * @throws PestRefusal `general.businessFailure` with the field `seen`
 */
export function requireSeenCheck(
  { caller }: Pick<Call, 'caller'>,
  earlier: Row<'device_check'> | null,
  seen: string | null | undefined,
  later: Later | null,
): void {
  if (seen === undefined || earlier?.account_id === caller.accountId) return;
  const now = earlier && (earlier.received_at ?? earlier.checked_at).toISOString();
  if (seen === now || (earlier && later && isSame(earlier, later))) return;
  const words = earlier ? recordedMeanwhile(earlier.account_name) : takenBackMeanwhile;
  refuse('general.businessFailure', { field: 'seen', words });
}
