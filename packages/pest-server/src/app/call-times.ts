import type { EndpointName } from 'pest-sdk';
import type { CallTimes as CallTimesPart, RowTimes } from '../call/server-parts';

/** How long the calls of the day took in this process. */
export class CallTimes implements CallTimesPart {
  #since: Date;
  #rows = new Map<EndpointName, RowTimes>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
    this.#since = now();
  }

  note(row: EndpointName, ms: number, isFault: boolean): void {
    this.#turn();
    const { calls, faults, ms: before, worstMs } = this.#rows.get(row) ?? nothing;
    this.#rows.set(row, {
      calls: calls + 1,
      faults: faults + (isFault ? 1 : 0),
      ms: before + ms,
      worstMs: Math.max(worstMs, ms),
    });
  }

  today(): { since: Date; rows: ReadonlyMap<EndpointName, RowTimes> } {
    this.#turn();
    return { since: this.#since, rows: this.#rows };
  }

  /** Each day begins anew: what was slow last week is not what anybody looks for. */
  #turn(): void {
    const now = this.#now();
    if (dayOf(now) === dayOf(this.#since)) return;
    this.#since = now;
    this.#rows = new Map();
  }
}

const nothing: RowTimes = { calls: 0, faults: 0, ms: 0, worstMs: 0 };

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
