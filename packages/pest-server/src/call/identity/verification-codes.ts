import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { rowCount } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import type { System } from '../../database/transactions';
import { hashMark } from './known-devices';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const lifetimeMs = 5 * minuteMs;
const mostTries = 5;

/** Codes sent, at most. A phone's limits equal those of SMS carriers; an address has several people behind it. */
const limits = [
  { by: 'phone', withinMs: minuteMs, most: 1 },
  { by: 'phone', withinMs: hourMs, most: 5 },
  { by: 'phone', withinMs: dayMs, most: 10 },
  { by: 'address', withinMs: hourMs, most: 20 },
  { by: 'address', withinMs: dayMs, most: 100 },
] as const;

/** Who asks for a code or uses one, and what it is for. */
export interface CodeRequest {
  readonly phone: string;
  /** One of `verificationTypes`. */
  readonly purpose: number;
  /** The browser's mark, where it sends one. */
  readonly device: string | undefined;
}

/** Whether a code can be sent to this number: a mobile number of mainland China. */
export function isMobile(phone: string): boolean {
  return /^1[3-9]\d{9}$/.test(phone);
}

export interface CodeOptions {
  /** Codes that the whole installation sends in a day at most: each may cost money. */
  readonly mostADay: number;
  /** A number from 0 to 999,999. */
  draw(): number;
}

/**
 * Six-digit codes, of which the database holds an HMAC only. A code is good in the browser that asked for it: others
 * neither use it, nor use up its tries, nor end it by asking for their own.
 */
export class VerificationCodes {
  readonly #secret: Buffer;
  readonly #options: CodeOptions;

  constructor(secret: Buffer, options: Partial<CodeOptions> = {}) {
    this.#secret = secret;
    this.#options = { mostADay: 2_000, draw: () => randomInt(1_000_000), ...options };
  }

  /**
   * Makes a code for a phone, purpose and browser, in place of an older one, unless the phone or the address has to wait.
   * Calls for one phone or from one address wait for each other, so that of many at once exactly one gets through.
   */
  issue(
    system: System,
    request: CodeRequest,
    address: string,
    now: Date,
  ): Promise<{ readonly code: string } | { readonly waitSeconds: number }> {
    const code = String(this.#options.draw()).padStart(6, '0');
    const drawn = { code, hash: this.#hash(request, code) };
    return issue(system, { ...request, address: networkOf(address), mostADay: this.#options.mostADay }, now, drawn);
  }

  /**
   * Makes a code that nobody asked for and nobody is sent: whoever is handed it sets a password with it within a day. The
   * browser's mark is part of what is handed over, so that nobody can guess it or use it up. Used, it leaves nothing else
   * that opens the account.
   */
  async grant(system: System, request: CodeRequest & { readonly device: string }, now: Date): Promise<string> {
    const code = String(this.#options.draw()).padStart(6, '0');
    const row = { code_hash: this.#hash(request, code), expires_at: new Date(now.getTime() + dayMs), tries: 0 };
    await system
      .insertInto('verification_code')
      .values({
        phone: request.phone,
        purpose: request.purpose,
        device_hash: deviceHash(request),
        takes_over: true,
        ...row,
      })
      .execute();
    return code;
  }

  /**
   * Whether a code is right. Each try is counted before it is looked at, and stays counted whatever happens next; a
   * right code is still there, to be used up by `use` in the transaction that it allows.
   */
  async check(system: System, request: CodeRequest, code: string, now: Date): Promise<boolean> {
    const tried = await system
      .updateTable('verification_code')
      .set({ tries: sql`tries + 1` })
      .where(rowsWith({ phone: request.phone, purpose: request.purpose }))
      .where('device_hash', '=', deviceHash(request))
      .where('tries', '<', mostTries)
      .where('expires_at', '>', now)
      .returning('code_hash')
      .executeTakeFirst();
    return tried !== undefined && sameText(tried.code_hash, this.#hash(request, code));
  }

  /** Uses up a code that was checked; undefined when another call was first. */
  use(system: System, request: CodeRequest, code: string): Promise<{ readonly takes_over: boolean } | undefined> {
    return system
      .deleteFrom('verification_code')
      .where(rowsWith({ phone: request.phone, purpose: request.purpose }))
      .where('device_hash', '=', deviceHash(request))
      .where('code_hash', '=', this.#hash(request, code))
      .returning('takes_over')
      .executeTakeFirst();
  }

  #hash({ phone, purpose }: CodeRequest, code: string): string {
    return createHmac('sha256', this.#secret).update(`${phone}\n${purpose}\n${code}`).digest('hex');
  }
}

interface Issue extends CodeRequest {
  readonly address: string;
  readonly mostADay: number;
}

async function issue(
  system: System,
  { phone, purpose, device, address, mostADay }: Issue,
  now: Date,
  { code, hash }: { readonly code: string; readonly hash: string },
): Promise<{ readonly code: string } | { readonly waitSeconds: number }> {
  for (const subject of [`phone ${phone}`, `address ${address}`]) {
    await sql`select pg_advisory_xact_lock(hashtext(${`verification ${subject}`}))`.execute(system);
  }
  const waitSeconds = await secondsToWait(system, { phone, address }, mostADay, now);
  if (waitSeconds > 0) return { waitSeconds };
  await system
    .insertInto('verification_sent')
    .values({ id: newId(now), phone, address, sent_at: now })
    .execute();
  await system
    .deleteFrom('verification_sent')
    .where('sent_at', '<', new Date(now.getTime() - dayMs))
    .execute();
  // Whoever asks with ever new marks leaves nothing behind.
  await system.deleteFrom('verification_code').where('expires_at', '<', now).execute();
  const row = { code_hash: hash, expires_at: new Date(now.getTime() + lifetimeMs), tries: 0, takes_over: false };
  await system
    .insertInto('verification_code')
    .values({ phone, purpose, device_hash: deviceHash({ device }), ...row })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose', 'device_hash']).doUpdateSet(row))
    .execute();
  return { code };
}

/** A program that sends no mark is one browser of its own. */
function deviceHash({ device }: Pick<CodeRequest, 'device'>): string {
  return device === undefined ? '' : hashMark(device);
}

async function secondsToWait(
  system: System,
  subject: { readonly phone: string; readonly address: string },
  mostADay: number,
  now: Date,
): Promise<number> {
  const { sent: sentToday } = await system
    .selectFrom('verification_sent')
    .select(rowCount.as('sent'))
    .where('sent_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  let wait = sentToday >= mostADay ? hourMs / 1000 : 0;
  for (const { by, withinMs, most } of limits) {
    const sent = await system
      .selectFrom('verification_sent')
      .select('sent_at')
      .where(by, '=', subject[by])
      .where('sent_at', '>', new Date(now.getTime() - withinMs))
      .orderBy('sent_at', 'desc')
      .limit(most)
      .execute();
    const oldest = sent[most - 1];
    if (oldest) wait = Math.max(wait, Math.ceil((oldest.sent_at.getTime() + withinMs - now.getTime()) / 1000));
  }
  return wait;
}

/** Whole /64 networks count as one in IPv6: a single host has that many addresses. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
