import { sql } from 'kysely';
import { dayInZone, reviewStatus } from 'pest-sdk';
import type { Caller } from '../accounts/caller';
import { refuse } from '../call/refusal';
import type { ServerParts, UploadSettings } from '../call/server-parts';

/** Longer than any upload takes; what was begun before it belongs to a process that is gone. */
const leaseMs = 2 * 60_000;
const retryAfter = { atOnce: 5, today: 60 * 60 } as const;

/** Of the caller, what its allowance depends on. */
interface Uploader {
  readonly accountId: Caller['accountId'];
  readonly home: Pick<Caller['home'], 'status'>;
}

/**
 * Runs an upload within its account's allowance. Counted before anything is read, in one statement and in the
 * database: neither haste nor a second process gets around it.
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
  const { atOnce } = settings.uploads;
  const perDay = allowedPerDay(settings.uploads, caller);
  if (perDay === 0) refuse('account.informationIncomplete');
  const day = dayInZone(begun, settings.timeZone);
  const since = new Date(begun.getTime() - leaseMs);
  const { rows } = await sql<{ files: number }>`
    insert into upload_allowance as known (account_id, day, files, under_way)
    values (${caller.accountId}, ${day}, 1, array[${begun}::timestamptz])
    on conflict (account_id) do update set
      day = excluded.day,
      files = case when known.day = excluded.day then known.files + 1 else 1 end,
      under_way = array(select moment from unnest(known.under_way) as moment where moment > ${since})
        || excluded.under_way
    where (known.day <> excluded.day or known.files < ${perDay})
      and (select count(*) from unnest(known.under_way) as moment where moment > ${since}) < ${atOnce}
    returning files`.execute(database.system);
  if (rows.length === 0) return refuseMore(database, caller, day, { atOnce, perDay });
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

/** Uploads that began in the same moment are alike: one of them is taken off. */
async function end(database: ServerParts['database'], accountId: string, begun: Date): Promise<void> {
  await sql`
    update upload_allowance
    set under_way = under_way[:array_position(under_way, ${begun}::timestamptz) - 1]
      || under_way[array_position(under_way, ${begun}::timestamptz) + 1:]
    where account_id = ${accountId} and ${begun}::timestamptz = any(under_way)`.execute(database.system);
}

async function refuseMore(
  database: ServerParts['database'],
  { accountId }: Uploader,
  day: string,
  allowed: { readonly atOnce: number; readonly perDay: number },
): Promise<never> {
  const used = await database.system
    .selectFrom('upload_allowance')
    .select('files')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  if (used && used.files >= allowed.perDay) {
    refuse('general.businessFailure', {
      retryAfter: retryAfter.today,
      words: {
        zh: `今天已上传 ${allowed.perDay} 个文件，请明天再试`,
        en: `You have uploaded ${allowed.perDay} files today. Please go on tomorrow.`,
      },
    });
  }
  refuse('general.businessFailure', {
    retryAfter: retryAfter.atOnce,
    words: {
      zh: `同时上传的文件不能超过 ${allowed.atOnce} 个，请稍候`,
      en: `No more than ${allowed.atOnce} files can be uploaded at once. Please wait a moment.`,
    },
  });
}
