/** Thrown when a report's turn would come too late. */
export class PrintQueueError extends Error {
  override readonly name = 'PrintQueueError';
  /** Counted from 1, at the moment of giving up. */
  readonly place: number;

  constructor(place: number) {
    super(`Place ${place} in the queue is too far back.`);
    this.place = place;
  }
}

export interface PrintQueueLimits {
  readonly atOnce: number;
  /** How many of one company may wait. */
  readonly waitingAtMost: number;
  /** Milliseconds that anybody waits for a turn. */
  readonly patienceMs: number;
}

interface Waiting {
  readonly company: string;
  begin(): void;
}

const defaultLimits: PrintQueueLimits = { atOnce: 4, waitingAtMost: 8, patienceMs: 15_000 };

/**
 * Who prints when: one report at a time for each company, so that none makes the others wait for its own, and a few in
 * all, because each takes a core and a hundred megabytes. A process has one; another has its own cores and memory.
 */
export class PrintQueue {
  readonly #limits: PrintQueueLimits;
  readonly #printing = new Set<string>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: PrintQueueLimits = defaultLimits) {
    this.#limits = limits;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws PrintQueueError */
  async take<Result>(company: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(company);
    try {
      return await work();
    } finally {
      this.#printing.delete(company);
      this.#beginNext();
    }
  }

  #turn(company: string): Promise<void> {
    if (this.#mayBegin(company)) {
      this.#printing.add(company);
      return Promise.resolve();
    }
    const ahead = this.#waiting.filter((entry) => entry.company === company).length;
    if (ahead >= this.#limits.waitingAtMost) return Promise.reject(new PrintQueueError(this.#waiting.length + 1));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        company,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        const at = this.#waiting.indexOf(entry);
        this.#waiting.splice(at, 1);
        reject(new PrintQueueError(at + 1));
      }, this.#limits.patienceMs);
      this.#waiting.push(entry);
    });
  }

  #mayBegin(company: string): boolean {
    return this.#printing.size < this.#limits.atOnce && !this.#printing.has(company);
  }

  #beginNext(): void {
    const next = this.#waiting.find(({ company }) => this.#mayBegin(company));
    if (!next) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#printing.add(next.company);
    next.begin();
  }
}
