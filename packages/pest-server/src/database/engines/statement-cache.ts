/** Longer texts are inserts of many rows, which hardly come twice the same. */
const longestText = 8_000;
/** Lists of every length make a text of their own: one that comes now and then is not worth a plan that is kept. */
const worthKeepingAfter = 3;
/** How many texts are counted at once; when there are more, counting begins again. */
const countedTexts = 2_000;

/** How often texts came. What one connection learns, the others of a pool need not. */
export class TextCounts {
  readonly #counts = new Map<string, number>();

  /** Counts a text once more. @returns whether it comes so often that its plan is worth keeping. */
  isWorthKeeping(text: string): boolean {
    if (text.length > longestText) return false;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (this.#counts.size >= countedTexts) this.#counts.clear();
    this.#counts.set(text, count);
    return count >= worthKeepingAfter;
  }
}

/** What one connection has prepared for one role, by text. Bounded: the one used longest ago goes first. */
class RoleCache<Prepared> {
  readonly #kept = new Map<string, Prepared>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(text: string): Prepared | undefined {
    const found = this.#kept.get(text);
    if (found === undefined) return undefined;
    this.#kept.delete(text);
    this.#kept.set(text, found);
    return found;
  }

  keep(text: string, prepared: Prepared): Prepared | undefined {
    const [oldest] = this.#kept;
    const gone = oldest && this.#kept.size >= this.#limit ? oldest : undefined;
    if (gone) this.#kept.delete(gone[0]);
    this.#kept.set(text, prepared);
    return gone?.[1];
  }

  forget(text: string): void {
    this.#kept.delete(text);
  }

  values(): Iterable<Prepared> {
    return this.#kept.values();
  }
}

/** What one connection has prepared. The database would plan a text anew each time that the role changes. */
export class StatementCache<Prepared> {
  readonly #roles = new Map<string, RoleCache<Prepared>>();
  readonly #limit: number;

  /** @param limit - for each role */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(role: string, text: string): Prepared | undefined {
    return this.#roles.get(role)?.get(text);
  }

  /** Keeps one more. @returns what had to go for it. */
  keep(role: string, text: string, prepared: Prepared): Prepared | undefined {
    const cache = this.#roles.get(role) ?? new RoleCache<Prepared>(this.#limit);
    this.#roles.set(role, cache);
    return cache.keep(text, prepared);
  }

  forget(role: string, text: string): void {
    this.#roles.get(role)?.forget(text);
  }

  /** Forgets all. @returns what was kept. */
  clear(): Prepared[] {
    const all = [...this.#roles.values()].flatMap((cache) => [...cache.values()]);
    this.#roles.clear();
    return all;
  }
}
