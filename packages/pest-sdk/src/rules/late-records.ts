/** A moment as the device that recorded it says, and when the record came to the server. */
export interface RecordedMoment {
  readonly at: string;
  readonly receivedAt: string;
}

const minute = 60_000;
/** Sooner, it says nothing that it came later. */
const promptMinutes = 30;
const dayMinutes = 24 * 60;

/**
 * How much later than it happened a record came. From some minutes on, its time is only what the device says, which is
 * told beside it; from a day on, a reviewer is warned.
 */
export type Lateness = 'prompt' | 'late' | 'overdue';

/** See {@link Lateness}. */
export function latenessOf({ at, receivedAt }: RecordedMoment): Lateness {
  const minutes = (Date.parse(receivedAt) - Date.parse(at)) / minute;
  if (minutes <= promptMinutes) return 'prompt';
  return minutes < dayMinutes ? 'late' : 'overdue';
}
