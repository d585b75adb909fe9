import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import type { Row } from '../../database/tables';

/** Clocks of a crew's phones differ; so much is forgiven. */
const forgivenMs = 5 * 60_000;
/** An older check-in would not be believed. */
const oldestCheckInMs = 30 * 24 * 60 * 60_000;

const words = {
  future: {
    zh: '记录时间晚于现在，请先校准手机时间再发送',
    en: 'This was recorded with a time in the future. Correct the device’s clock and send it again.',
  },
  tooEarly: {
    zh: '记录时间早于服务签到，不能保存',
    en: 'This was recorded before the service was checked in.',
  },
  notYours: {
    zh: '签到时间早于服务安排给您的时间，请检查手机时间',
    en: 'This check-in is from before the service was assigned to you. Check the device’s clock.',
  },
  tooOld: { zh: '签到时间已过去太久，不能保存', en: 'This check-in was too long ago to be saved.' },
} as const;

/**
 * When something was done at a service: as the device that it was done on says, which may have had no network then.
 * Ahead of the server's clock, or before the check-in, it is refused; by some minutes only, it is taken as that moment.
 *
 * @throws PestRefusal `general.invalidParameter`
 */
export function recordedTime(
  { now }: Pick<Call, 'now'>,
  recordedAt: string | undefined,
  { checked_in_at: checkedIn }: Pick<Row<'task'>, 'checked_in_at'>,
): Date {
  const at = notAhead(now, recordedAt);
  if (checkedIn === null || at >= checkedIn) return at;
  if (checkedIn.getTime() - at.getTime() > forgivenMs) refuseTime(words.tooEarly);
  return checkedIn;
}

/** The same of a check-in, before which nothing is recorded. @throws PestRefusal `general.invalidParameter` */
export function checkInTime({ now }: Pick<Call, 'now'>, recordedAt: string | undefined): Date {
  const at = notAhead(now, recordedAt);
  if (now.getTime() - at.getTime() > oldestCheckInMs) refuseTime(words.tooOld);
  return at;
}

/**
 * A check-in that a device kept: nobody is at a service before it is planned and given to them.
 *
 * @param since when the service became the caller's
 * @throws PestRefusal `general.invalidParameter`
 */
export function notBefore(since: Date, at: Date): Date {
  if (since.getTime() - at.getTime() > forgivenMs) refuseTime(words.notYours);
  return at < since ? since : at;
}

function notAhead(now: Date, recordedAt: string | undefined): Date {
  if (recordedAt === undefined) return now;
  const at = new Date(recordedAt);
  if (at.getTime() - now.getTime() > forgivenMs) refuseTime(words.future);
  return at > now ? now : at;
}

function refuseTime(reason: (typeof words)[keyof typeof words]): never {
  refuse('general.invalidParameter', { field: 'recordedAt', words: reason });
}
