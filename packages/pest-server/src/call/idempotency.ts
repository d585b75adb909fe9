import { createHash, createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Endpoint, type ErrorName, errorTable, lateDays } from 'pest-sdk';
import { z } from 'zod';
import { newId } from '../database/ids';
import type { Database } from '../database/open';
import { rowsWith } from '../database/rows';
import type { Tables } from '../database/tables';
import type { System } from '../database/transactions';
import { IncomingFile } from './incoming-file';
import { PestRefusal, type RefusalDetails, refuse } from './refusal';

/** What a call ended with: data, or an error of the contract. It is kept as it is, so that it can be given again. */
export type Outcome = Answered | { readonly refused: ErrorName; readonly details: RefusalDetails };

/** Data, alone or under an error that the row calls normal. */
export interface Answered {
  readonly error: ErrorName | null;
  readonly data: unknown;
  /** There is more of the list than `data` has. */
  readonly more?: true | undefined;
}

/** A write that its caller may send again with the same key. */
export interface KeyedWrite {
  /** The company or customer of the account. */
  readonly ownerId: string;
  readonly accountId: string;
  readonly keyHash: string;
  /** Of the call and its arguments: the same key with others is a mistake. */
  readonly requestHash: string;
  readonly now: Date;
  readonly keptUntil: Date;
}

const header = 'Idempotency-Key';
const keyFormat = /^[\x21-\x7e]{1,255}$/;
const dayMs = 24 * 60 * 60_000;
/** Longer than any call is worked on; after it whoever held the key is gone. */
const leaseMs = 2 * 60_000;

const words = {
  malformed: {
    zh: 'Idempotency-Key 应为 1 至 255 个可见的 ASCII 字符',
    en: 'An Idempotency-Key must be 1 to 255 visible ASCII characters.',
  },
  otherRequest: {
    zh: '这个 Idempotency-Key 已用于内容不同的请求',
    en: 'This Idempotency-Key has already been used for another request.',
  },
  inProgress: { zh: '正在处理，请稍候', en: 'This is still being processed. Please wait a moment.' },
  answerLost: {
    zh: '这次操作可能已经完成，但结果没有送达，请先核对再重试',
    en: 'This may already have been carried out, but the response was lost. Please check before you try again.',
  },
} as const;

/** The key that a request came with, or null. @throws PestRefusal `general.invalidParameter` */
export function idempotencyKeyOf(headers: Readonly<Record<string, unknown>>): string | null {
  const key = headers[header.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key === 'string' && keyFormat.test(key)) return key;
  refuse('general.invalidParameter', { field: header, words: words.malformed });
}

/**
 * Tells two requests apart. A file counts by its bytes and its name; when something was done is no part of what is done,
 * and a device says it only of what it had to keep. The key is a secret of the caller, of which the
 * database has a hash only: nobody who reads it there can try passwords against this.
 */
export function requestHash(key: string, call: string, request: unknown): string {
  const hash = createHmac('sha256', key).update(`${call}\n`);
  const file = typeof request === 'object' && request !== null && 'file' in request ? request.file : null;
  if (file instanceof IncomingFile) hash.update(`${file.name}\n${file.sha256}`);
  else hash.update(JSON.stringify(request, (name, value) => (name === 'recordedAt' ? undefined : value)) ?? '');
  return hash.digest('hex');
}

/** What the database has of a key. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * Does a write once for its key: a second request gets the first one's outcome. Refusals that say "not now", and
 * faults whose work was rolled back, are not kept: the same key may try again.
 *
 * @throws PestRefusal when the key belongs to another request, or to one that is still worked on.
 */
export async function onlyOnce(
  database: Database,
  write: KeyedWrite,
  work: (database: Database) => Promise<Outcome>,
): Promise<{ readonly outcome: Outcome; readonly replayed: boolean }> {
  const claim = newId(write.now);
  if (!(await claimKey(database.system, write, claim))) {
    return { outcome: await keptOutcome(database.system, write), replayed: true };
  }
  const outcome = await work(marking(database, write, claim))
    .catch(refusalOutcome)
    .catch(async (error) => {
      // Where the database cannot be asked now, the lease runs out by itself.
      await release(database.system, write, claim).catch(() => undefined);
      throw error;
    });
  // The work is done: that its answer could not be kept changes nothing for who asked.
  await keep(database.system, write, claim, outcome).catch(() => undefined);
  return { outcome, replayed: false };
}

/** How long a row's keys are known: a day, or as long as a crew may come back with what it did without a network. */
export function keptUntil({ mayComeLate }: Pick<Endpoint, 'mayComeLate'>, now: Date): Date {
  return new Date(now.getTime() + (mayComeLate ? lateDays : 1) * dayMs);
}

/** Deletes keys whose time is over. */
export async function removeOldKeys(system: System, now: Date): Promise<void> {
  await system.deleteFrom('idempotency_key').where('kept_until', '<=', now).execute();
}

function refusalOutcome(error: unknown): Outcome {
  if (error instanceof PestRefusal && error.details.retryAfter === undefined) {
    return { refused: error.error, details: error.details };
  }
  throw error;
}

/** Of several requests with one key, exactly one may begin: the first, or one after the first is gone without a trace. */
async function claimKey(system: System, write: KeyedWrite, claim: string): Promise<boolean> {
  const { ownerId, accountId, keyHash, requestHash, now, keptUntil } = write;
  const fresh = {
    request_hash: requestHash,
    claim,
    claimed_at: now,
    kept_until: keptUntil,
    carried_out: false,
    answer: null,
  };
  const claimed = await system
    .insertInto('idempotency_key')
    .values({ owner_id: ownerId, account_id: accountId, key_hash: keyHash, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'account_id', 'key_hash'])
        .doUpdateSet(fresh)
        .where((old) =>
          old.or([
            old('idempotency_key.kept_until', '<=', now),
            old.and([
              old('idempotency_key.claimed_at', '<', leasedSince(now)),
              old('idempotency_key.request_hash', '=', requestHash),
              old('idempotency_key.carried_out', '=', false),
              old('idempotency_key.answer', 'is', null),
            ]),
          ]),
        ),
    )
    .returning('claim')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function keptOutcome(system: System, write: KeyedWrite): Promise<Outcome> {
  const kept = await system
    .selectFrom('idempotency_key')
    .select(['request_hash', 'claimed_at', 'answer'])
    .where(rowsWith({ owner_id: write.ownerId, account_id: write.accountId, key_hash: write.keyHash }))
    .executeTakeFirst();
  if (kept && kept.request_hash !== write.requestHash) {
    refuse('general.invalidParameter', { field: header, words: words.otherRequest });
  }
  if (kept?.answer) return outcomeSchema.parse(JSON.parse(kept.answer));
  if (kept && kept.claimed_at < leasedSince(write.now)) refuse('general.businessFailure', { words: words.answerLost });
  refuse('general.businessFailure', { words: words.inProgress, retryAfter: 1 });
}

const errorName = z.enum(errorTable.map(({ name }) => name));
const outcomeSchema: z.ZodType<Outcome> = z.union([
  z.object({
    refused: errorName,
    details: z.object({
      words: z.object({ zh: z.string(), en: z.string() }).optional(),
      field: z.string().optional(),
    }),
  }),
  z.object({ error: errorName.nullable(), data: z.unknown(), more: z.literal(true).optional() }),
]);

/**
 * Each transaction of the work says, as part of itself, that it was carried out: what was committed is known even when
 * its answer never came. Whoever lost the key to a later request changes nothing any more.
 */
function marking(database: Database, write: KeyedWrite, claim: string): Database {
  const mark = async (connection: Kysely<Tables>) => {
    const { numUpdatedRows } = await connection
      .updateTable('idempotency_key')
      .set({ carried_out: true })
      .where(rowsWith({ owner_id: write.ownerId, account_id: write.accountId, key_hash: write.keyHash, claim }))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('general.businessFailure', { words: words.inProgress, retryAfter: 1 });
  };
  return {
    ...database,
    inScope: (scope, work) =>
      database.inScope(scope, async (tx) => {
        const result = await work(tx);
        await mark(tx.db);
        return result;
      }),
    asSystem: (work) =>
      database.asSystem(async (system) => {
        const result = await work(system);
        await mark(system);
        return result;
      }),
  };
}

async function keep(system: System, write: KeyedWrite, claim: string, outcome: Outcome): Promise<void> {
  await system
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(outcome) })
    .where(rowsWith({ owner_id: write.ownerId, account_id: write.accountId, key_hash: write.keyHash, claim }))
    .execute();
}

async function release(system: System, write: KeyedWrite, claim: string): Promise<void> {
  await system
    .deleteFrom('idempotency_key')
    .where(rowsWith({ owner_id: write.ownerId, account_id: write.accountId, key_hash: write.keyHash, claim }))
    .where('carried_out', '=', false)
    .execute();
}

function leasedSince(now: Date): Date {
  return new Date(now.getTime() - leaseMs);
}
