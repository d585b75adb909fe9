import { PestError } from '../errors/pest-error';

/**
 * What ends a call before its answer: its caller, `abortAll`, or its deadline. It holds from the moment that it is made,
 * through the wait for a token, every attempt and the waits between them.
 */
export class Stop {
  readonly #endpoint: string;
  readonly #controller = new AbortController();
  readonly #release: (() => void)[] = [];
  #stopped: Promise<never> | null = null;

  constructor(endpoint: string, signal: AbortSignal | undefined, deadlineMs: number | undefined) {
    this.#endpoint = endpoint;
    if (signal) this.#follow(signal);
    if (deadlineMs !== undefined) this.#setDeadline(deadlineMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Why the call ended, once it has: a deadline is a timeout, whoever set it; anything else was somebody's wish. */
  get failure(): PestError | null {
    if (!this.signal.aborted) return null;
    const { reason } = this.signal;
    const late = reason instanceof DOMException && reason.name === 'TimeoutError';
    return new PestError({ kind: late ? 'timeout' : 'abort', endpoint: this.#endpoint });
  }

  end(reason?: unknown): void {
    this.#controller.abort(reason);
  }

  /** The result of some work, unless the call ends first. */
  async until<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.failure) throw this.failure;
    this.#stopped ??= new Promise((_, reject) => {
      this.signal.addEventListener('abort', () => reject(this.failure), { once: true });
    });
    return Promise.race([work(), this.#stopped]);
  }

  async wait(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const passed = () =>
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, milliseconds);
      });
    await this.until(passed).finally(() => clearTimeout(timer));
  }

  /** The call is over: nothing stays behind at a signal that outlives it. */
  release(): void {
    for (const release of this.#release) release();
  }

  #follow(signal: AbortSignal): void {
    if (signal.aborted) this.end(signal.reason);
    const onAbort = () => this.end(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    this.#release.push(() => signal.removeEventListener('abort', onAbort));
  }

  #setDeadline(milliseconds: number): void {
    const late = () => this.end(new DOMException('The deadline of the call has passed.', 'TimeoutError'));
    const timer = setTimeout(late, milliseconds);
    this.#release.push(() => clearTimeout(timer));
  }
}
