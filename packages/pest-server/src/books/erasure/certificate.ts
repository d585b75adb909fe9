/** What is counted while rows go, and said once they are gone. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { duties, type ErasedCount, type ErasedKind, type ErasureCertificate, type KeptCount } from 'pest-sdk';
import { oneNodeAfterAnother } from '../../database/placement';
import type { Row } from '../../database/tables';
import { type System, withinSystem } from '../../database/transactions';
import type { Storage } from '../../providers/storage/storage';
import { companyTables } from './company-rows';

/** Where it is done. */
export interface ErasurePlace {
  readonly database: System;
  readonly storage: Storage;
  now(): Date;
  /** How long the server's own backups keep what is removed now; null where it makes none. */
  readonly backupDays: number | null;
}

export type Erasure = Row<'erasure'>;

const dayMs = 24 * 60 * 60_000;

export async function countGone(system: System, id: string, table: string, rows: number, bytes = 0): Promise<void> {
  await sql`update erasure set bytes = bytes + ${bytes},
    gone = jsonb_set(gone, array[${table}::text], to_jsonb(coalesce((gone ->> ${table})::int, 0) + ${rows}::int))
    where id = ${id}`.execute(system);
}

/** Says what went and what stays, once and for all. */
export async function certify(
  system: System,
  { now, backupDays }: Pick<ErasurePlace, 'now' | 'backupDays'>,
  id: string,
  kept: readonly KeptCount[],
): Promise<void> {
  const erasure = await system.selectFrom('erasure').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ended = now();
  const certificate: ErasureCertificate = {
    version: 1,
    id,
    companyId: erasure.company_id,
    subject: erasure.subject,
    askedBy: erasure.asked_by,
    askedAt: erasure.asked_at.toISOString(),
    begunAt: (erasure.begun_at ?? ended).toISOString(),
    endedAt: ended.toISOString(),
    gone: byKind(erasure.gone),
    files: { count: erasure.gone.stored_file ?? 0, bytes: Number(erasure.bytes) },
    kept,
    backupsEndAt: backupDays === null ? null : new Date(ended.getTime() + backupDays * dayMs).toISOString(),
  };
  const text = JSON.stringify(certificate);
  await system
    .updateTable('erasure')
    .set({ ended_at: ended, certificate: text, certificate_hash: createHash('sha256').update(text).digest('hex') })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

function byKind(gone: Readonly<Record<string, number>>): ErasedCount[] {
  const kinds = new Map<ErasedKind, number>();
  for (const { name, kind } of companyTables) kinds.set(kind, (kinds.get(kind) ?? 0) + (gone[name] ?? 0));
  return [...kinds].flatMap(([kind, rows]) => (rows > 0 && kind !== 'files' ? [{ kind, rows }] : []));
}

export function dutyEnds(duty: KeptCount['duty'], since: Date): string {
  const end = new Date(since);
  end.setUTCMonth(end.getUTCMonth() + duties[duty].months);
  return end.toISOString();
}

export function inTransaction<Result>(database: System, work: (system: System) => Promise<Result>): Promise<Result> {
  return withinSystem({ kysely: database, hasOneConnection: true }).asSystem(async (system) => {
    await oneNodeAfterAnother(system);
    return work(system);
  });
}
