import { sql } from 'kysely';
import { dayInZone, photoYears } from 'pest-sdk';
import { entitlementsInForce } from '../../books/accounts/entitlements';
import { notify } from '../../books/notices/notify';
import type { ServerParts } from '../../call/server-parts';
import { hasEffect, rowsWith } from '../../database/rows';
import type { Row, Tables } from '../../database/tables';
import { type System, scopeInside } from '../../database/transactions';
import { countDue, duePhotos, type PhotoPastKeep } from './photos-due';
import { daysBetween, keptSince, nextRemovalDay, startOfDay } from './removal-days';

type Parts = Pick<ServerParts, 'database'> & {
  readonly settings: Pick<ServerParts['settings'], 'timeZone'>;
  readonly now: Date;
};
type Removal = Row<'photo_removal'>;

/** Days before a removal on which it is told of. */
const toldDays = 30;
const remindedDays = 7;
const dayMs = 24 * 60 * 60_000;
const atOnce = 200;

/**
 * Tells companies of photos that pass their keep, 30 and 7 days before the first of the month on which they go, and
 * removes them then. Each step is written down in the transaction that takes it: cut short anywhere, the next run goes
 * on, and nobody is told twice or loses a photo that was not announced.
 */
export async function removeOldPhotos(parts: Parts): Promise<void> {
  const companies = await parts.database.system.selectFrom('company').select('id').orderBy('id').execute();
  for (const { id } of companies) {
    for (const removal of await openRemovals(parts.database.system, id)) await follow(parts, removal);
    await announce(parts, id);
  }
}

function openRemovals(system: System, companyId: string): Promise<Removal[]> {
  return system
    .selectFrom('photo_removal')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .orderBy('removal_day')
    .execute();
}

/** How long the company keeps photos with what it holds at a moment. */
function yearsAt(system: System, companyId: string, moment: Date): Promise<number> {
  return scopeInside(system, { kind: 'company', companyId }, async (tx) =>
    photoYears((await entitlementsInForce(tx, moment)).map(({ plan }) => plan)),
  );
}

async function announce({ database, settings, now }: Parts, companyId: string): Promise<void> {
  const today = dayInZone(now, settings.timeZone);
  const day = nextRemovalDay(today);
  if (daysBetween(today, day) > toldDays) return;
  await database.asSystem(async (system) => {
    const years = await yearsAt(system, companyId, startOfDay(day, settings.timeZone));
    const takenBefore = keptSince(day, years, settings.timeZone);
    // What an earlier removal that is not done yet has told of is not told of again.
    const [earlier] = (await openRemovals(system, companyId)).map(({ taken_before }) => taken_before).reverse();
    const known = earlier === undefined ? 0 : await countDue(system, companyId, earlier);
    const count = (await countDue(system, companyId, takenBefore)) - known;
    if (count <= 0) return;
    const told = await system
      .insertInto('photo_removal')
      .values({ company_id: companyId, removal_day: day, taken_before: takenBefore, told_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('removal_day')
      .executeTakeFirst();
    if (told) await tell(system, { companyId, count, at: startOfDay(day, settings.timeZone), now });
  });
}

/** Reminds of what was announced, or removes it once its day has come. */
async function follow(parts: Parts, removal: Removal): Promise<void> {
  const { now, settings } = parts;
  const today = dayInZone(now, settings.timeZone);
  if (daysBetween(today, removal.removal_day) > remindedDays) return;
  if (removal.reminded_at === null) return remind(parts, removal);
  const goesAt = Math.max(
    startOfDay(removal.removal_day, settings.timeZone).getTime(),
    // A server that stood still reminds late: then the days are counted from there.
    removal.reminded_at.getTime() + (remindedDays - 1) * dayMs,
  );
  if (now.getTime() >= goesAt) await remove(parts, removal);
}

function remind({ database, settings, now }: Parts, removal: Removal): Promise<void> {
  const { company_id: companyId, removal_day } = removal;
  return database.asSystem(async (system) => {
    const reminded = await mark(system, removal, { reminded_at: now });
    const count = await countDue(system, companyId, removal.taken_before);
    if (!reminded || count === 0) return;
    const at = startOfDay(removal_day, settings.timeZone).getTime();
    await tell(system, { companyId, count, at: new Date(Math.max(at, now.getTime() + remindedDays * dayMs)), now });
  });
}

/** False when another process was there first. */
function mark(
  system: System,
  { company_id, removal_day }: Removal,
  done: Partial<Pick<Removal, 'reminded_at' | 'removed_at'>>,
): Promise<boolean> {
  const changed = system
    .updateTable('photo_removal')
    .set(done)
    .where(rowsWith({ company_id, removal_day }))
    .$if('reminded_at' in done, (query) => query.where('reminded_at', 'is', null))
    .where('removed_at', 'is', null);
  return hasEffect(changed);
}

interface Telling {
  readonly companyId: string;
  readonly count: number;
  readonly at: Date;
  readonly now: Date;
}

function tell(system: System, { companyId, count, at, now }: Telling): Promise<void> {
  return scopeInside(system, { kind: 'company', companyId }, (tx) =>
    notify({ now, caller: null }, tx, {
      kind: 'photosDue',
      facts: { count: String(count), at: at.toISOString() },
      recordId: null,
      to: { holding: 'btn_order_save' },
    }),
  );
}

/** Removes what was announced and is still past its keep: a larger plan bought meanwhile keeps it. */
async function remove({ database, settings, now }: Parts, removal: Removal): Promise<void> {
  const { company_id: companyId, removal_day, taken_before } = removal;
  const years = await yearsAt(database.system, companyId, now);
  const since = keptSince(removal_day, years, settings.timeZone);
  const before = since < taken_before ? since : taken_before;
  for (;;) {
    const removed = await database.asSystem(async (system) => {
      const photos = await duePhotos(system, companyId, before, { limit: atOnce, offset: 0 });
      for (const photo of photos) await letGo(system, companyId, photo);
      return photos.length;
    });
    if (removed < atOnce) break;
  }
  await mark(database.system, removal, { removed_at: now });
}

const places = {
  check: { table: 'device_check', column: 'photos' },
  risk: { table: 'risk', column: 'photos' },
  treatment: { table: 'risk', column: 'treatment_photos' },
  log: { table: 'pest_log', column: 'photos' },
  handling: { table: 'pest_log', column: 'handling_photos' },
} as const satisfies Record<PhotoPastKeep['source'], { table: keyof Tables; column: string }>;

/** Takes a photo out of its record. Once no record names it, its file is unused, and goes as such files do. */
async function letGo(system: System, companyId: string, photo: PhotoPastKeep): Promise<void> {
  const { source, key, record_id, task_id } = photo;
  const { table, column } = places[source];
  const record = source === 'check' ? sql`device_id = ${record_id} and task_id = ${task_id}` : sql`id = ${record_id}`;
  const [from, photos] = [sql.table(table), sql.ref(column)];
  await sql`update ${from} set ${photos} = array_remove(${photos}, ${key})
    where company_id = ${companyId} and ${record}`.execute(system);
  const named = Object.values(places).map(
    (place) => sql`exists (select from ${sql.table(place.table)}
      where company_id = ${companyId} and ${key} = any(${sql.ref(place.column)}))`,
  );
  await sql`update stored_file set bound_at = null
    where owner_id = ${companyId} and key = ${key} and not (${sql.join(named, sql` or `)})`.execute(system);
}
