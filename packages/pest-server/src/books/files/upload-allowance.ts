import { sql } from 'kysely';
import { dayInZone, reviewStatus } from 'pest-sdk';
import type { Caller } from '../../call/identity/caller';
import { refuse } from '../../call/refusal';
import type { ServerParts, UploadSettings } from '../../call/server-parts';

/** Longer than any upload takes; what was begun before it belongs to a process that is gone. */
const leaseMs = 2 * 60_000;
const retryAfter = { atOnce: 5, today: 60 * 60 } as const;

/** Of the caller, what its allowance depends on. */
interface Uploader {
  readonly accountId: Caller['accountId'];
  readonly home: Pick<Caller['home'], 'status'>;
}

/**
 * Runs an upload within its account's allowance. Counted before anything is read, in the database and under a lock:
 * neither haste nor a second process gets around it.
 *
 * @throws PestRefusal `general.businessFailure`, or `account.informationIncomplete` where nothing is allowed before the
 * review.
 */
export async function withinAllowance<Result>(
  { database, settings, now }: Pick<ServerParts, 'database' | 'settings' | 'now'>,
  caller: Uploader,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = now();
  const perDay = allowedPerDay(settings.uploads, caller);
  if (perDay === 0) refuse('account.informationIncomplete');
  const day = dayInZone(begun, settings.timeZone);
  await countIn(database, caller.accountId, { begun, day, perDay, atOnce: settings.uploads.atOnce });
  try {
    return await work();
  } finally {
    // Where the database cannot be asked now, the lease runs out by itself.
    await end(database, caller.accountId, begun).catch(() => undefined);
  }
}

/** Whether the caller's company or customer has passed its review. */
export function isReviewed(caller: Pick<Uploader, 'home'>): boolean {
  return caller.home.status === reviewStatus.approved;
}

function allowedPerDay(uploads: UploadSettings, caller: Uploader): number {
  return isReviewed(caller) ? uploads.perDay : uploads.perDayBeforeReview;
}

interface Beginning {
  readonly begun: Date;
  readonly day: string;
  readonly perDay: number;
  readonly atOnce: number;
}

function countIn(database: ServerParts['database'], accountId: string, beginning: Beginning): Promise<void> {
  const { begun, day, perDay, atOnce } = beginning;
  return database.asSystem(async (system) => {
    await system
      .insertInto('upload_allowance')
      .values({ account_id: accountId, day, files: 0, under_way: [] })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await system
      .selectFrom('upload_allowance')
      .select(['day', 'files', 'under_way'])
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const files = known.day === day ? known.files : 0;
    const underWay = known.under_way.filter((moment) => moment.getTime() > begun.getTime() - leaseMs);
    if (files >= perDay) refuseMoreToday(perDay);
    if (underWay.length >= atOnce) refuseMoreAtOnce(atOnce);
    await system
      .updateTable('upload_allowance')
      .set({ day, files: files + 1, under_way: [...underWay, begun] })
      .where('account_id', '=', accountId)
      .execute();
  });
}

/** Uploads that began in the same moment are alike: one of them is taken off. */
async function end(database: ServerParts['database'], accountId: string, begun: Date): Promise<void> {
  await sql`
    update upload_allowance
    set under_way = under_way[:array_position(under_way, ${begun}::timestamptz) - 1]
      || under_way[array_position(under_way, ${begun}::timestamptz) + 1:]
    where account_id = ${accountId} and ${begun}::timestamptz = any(under_way)`.execute(database.system);
}

function refuseMoreToday(perDay: number): never {
  refuse('general.businessFailure', {
    retryAfter: retryAfter.today,
    words: {
      zh: `今天已上传 ${perDay} 个文件，请明天再试`,
      en: `You have uploaded ${perDay} files today. Please continue tomorrow.`,
    },
  });
}

function refuseMoreAtOnce(atOnce: number): never {
  refuse('general.businessFailure', {
    retryAfter: retryAfter.atOnce,
    words: {
      zh: `同时上传的文件不能超过 ${atOnce} 个，请稍候`,
      en: `No more than ${atOnce} files can be uploaded at once. Please wait a moment.`,
    },
  });
}
