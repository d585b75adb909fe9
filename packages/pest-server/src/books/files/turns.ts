/** Thrown when a turn would come too late. */
export class TurnsError extends Error {
  override readonly name = 'TurnsError';
}

/** Lets one at a time work, in the order they came. Nobody waits for more than a few others. */
export class Turns {
  readonly #waitingAtMost: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(waitingAtMost: number) {
    this.#waitingAtMost = waitingAtMost;
  }

  /** @throws TurnsError */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting > this.#waitingAtMost) return Promise.reject(new TurnsError('Too many wait for a turn.'));
    this.#waiting += 1;
    const turn = this.#last.then(work, work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
