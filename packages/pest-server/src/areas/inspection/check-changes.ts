import { isDeepStrictEqual } from 'node:util';
import { type CheckOutcome, heatValue, type Reading, type RecordedFigure, type TaskHappening } from 'pest-sdk';
import { figuresOf } from '../../books/readings/recorded-reading';
import type { Row } from '../../database/tables';

type Device = Pick<Row<'device'>, 'id' | 'code' | 'type'>;

/** What an earlier and a later record have in common, as far as somebody could have read something else. */
interface Recorded {
  readonly outcome: CheckOutcome;
  readonly reason: string;
  readonly reading: Reading | null;
}

/** A reading was corrected or taken back; nothing where what was read stays as it was. */
export function checkChange(device: Device, earlier: Row<'device_check'>, later: Recorded | null): TaskHappening[] {
  if (later !== null && isSame(earlier, later)) return [];
  return [
    {
      kind: 'checkChanged',
      deviceId: device.id,
      code: device.code,
      deviceType: device.type,
      recordedBy: earlier.account_name,
      recordedAt: earlier.checked_at.toISOString(),
      before: figureOf(device, earlier),
      after: later && figureOf(device, later),
    },
  ];
}

/** Whether two records say the same was read. */
export function isSame(earlier: Recorded, later: Recorded): boolean {
  return (
    earlier.outcome === later.outcome &&
    earlier.reason === later.reason &&
    isDeepStrictEqual(earlier.reading, later.reading)
  );
}

function figureOf({ type }: Device, { outcome, reason, reading }: Recorded): RecordedFigure {
  const { captures, consumedPercent } = figuresOf(reading, 0);
  return { outcome, reason, value: reading === null ? null : heatValue(type, captures, consumedPercent ?? 0) };
}
