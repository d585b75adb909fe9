import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DumpState, Dumps as DumpsPart, ServerParts } from '../call/server-parts';
import { writeArchive } from './archive';
import { makeBackup } from './backup';

/** How many of each are kept: the newest of each hour, day and week that has one. */
export interface DumpsKept {
  readonly hours: number;
  readonly days: number;
  readonly weeks: number;
}

/** How long a row that is removed today lies in a dump. */
export function dumpDays({ hours, days, weeks }: DumpsKept): number {
  return Math.max(Math.ceil(hours / 24), days, 7 * weeks);
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const lateMs = 2 * hourMs;

/**
 * Hourly dumps of the embedded database, in a folder beside it. They hold rows alone: the files and secrets that belong
 * to them lie beside them.
 */
export class Dumps implements DumpsPart {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #kept: DumpsKept;
  #began: Date | null = null;
  #failed = false;

  constructor(dataDir: string, kept: DumpsKept) {
    this.#dataDir = dataDir;
    this.#folder = join(dataDir, 'dumps');
    this.#kept = kept;
  }

  /** Makes one, and removes those that are too many. @throws what kept it from being made; the older ones stay. */
  async make({ database, storage }: Pick<ServerParts, 'database' | 'storage'>, now: Date): Promise<void> {
    this.#began ??= now;
    try {
      await this.#write({ database, storage }, now);
      this.#failed = false;
    } catch (error) {
      this.#failed = true;
      throw error;
    }
    const names = await this.#names();
    // A clock that went back dates the newest before others of its hour.
    const kept = new Set([...keptDumps(names, this.#kept), nameOf(now)]);
    for (const name of names.filter((each) => !kept.has(each))) await rm(join(this.#folder, name));
  }

  async #write({ database, storage }: Pick<ServerParts, 'database' | 'storage'>, now: Date): Promise<void> {
    await this.#removeRemains(now);
    const place = { database: database.system, storage, dataDir: this.#dataDir, now: () => now };
    const archive = makeBackup(place, { files: 'none', secrets: false });
    await writeArchive(join(this.#folder, nameOf(now)), archive);
  }

  /** Out of time: the last one failed, or there has been none for hours. */
  async state(now: Date): Promise<DumpState> {
    // What a clock that ran ahead has dated later tells nothing about today.
    const made = (await this.#names()).map(momentOf).filter((moment) => moment <= now.getTime());
    const last = made.toSorted().at(-1);
    const since = last ?? this.#began?.getTime() ?? now.getTime();
    const inTime = !this.#failed && now.getTime() - since < lateMs;
    return { inTime, lastAt: last === undefined ? null : new Date(last) };
  }

  async #names(): Promise<string[]> {
    return (await readdir(this.#folder).catch(() => [])).filter((name) => !Number.isNaN(momentOf(name)));
  }

  /** What a killed process left half made. */
  async #removeRemains(now: Date): Promise<void> {
    const remains = [
      ...(await readdir(this.#dataDir)).filter((name) => name.startsWith('.backup-')),
      ...(await readdir(this.#folder).catch(() => [])).filter((name) => name.endsWith('.part')).map(inDumps),
    ];
    for (const name of remains) {
      const path = join(this.#dataDir, name);
      const facts = await stat(path).catch(() => null);
      if (facts && now.getTime() - facts.mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
    }
  }
}

function inDumps(name: string): string {
  return join('dumps', name);
}

/** `2026-11-28T10-05-00Z.pest`: no colon, which a file's name may not have everywhere. */
function nameOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.pest`;
}

/** NaN of what is no dump. */
function momentOf(name: string): number {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.pest$/.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/** Of the dumps' names those to keep: the newest of each of the last hours, days and weeks in which one was made. */
export function keptDumps(names: readonly string[], { hours, days, weeks }: DumpsKept): ReadonlySet<string> {
  const newestFirst = names.toSorted((a, b) => momentOf(b) - momentOf(a));
  const kept = new Set<string>();
  const periods = [
    { ms: hourMs, most: hours },
    { ms: dayMs, most: days },
    { ms: 7 * dayMs, most: weeks },
  ];
  for (const { ms, most } of periods) {
    const seen = new Set<number>();
    for (const name of newestFirst) {
      const period = Math.floor(momentOf(name) / ms);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(name);
    }
  }
  return kept;
}
