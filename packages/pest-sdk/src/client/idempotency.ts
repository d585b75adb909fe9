import type { EndpointName } from '../contract';
import type { PestError } from '../errors/pest-error';

/** The request header that carries a write's key. */
export const idempotencyHeader = 'Idempotency-Key';

/** A write with the key it is sent with. */
export interface KeyedWrite {
  readonly key: string;
  /** The server has answered: the next write of the same content is another one. */
  settle(): void;
}

/** How many writes without an answer are remembered; the oldest goes first. */
const mostRemembered = 100;

/**
 * Writes whose outcome is not known. Whoever sends one again unchanged, by whatever button, sends it with its first
 * key: the server does it once.
 */
export class UnsettledWrites {
  readonly #keys = new Map<string, string>();

  begin(name: EndpointName, input: unknown): KeyedWrite {
    if (holdsBytes(input)) return { key: newKey(), settle: () => undefined };
    const write = `${name} ${JSON.stringify(input)}`;
    const key = this.#keys.get(write) ?? newKey();
    this.#keys.set(write, key);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > mostRemembered && oldest !== undefined) this.#keys.delete(oldest);
    return {
      key,
      settle: () => {
        if (this.#keys.get(write) === key) this.#keys.delete(write);
      },
    };
  }
}

/** Whether the server said what became of a write. Without an answer, and after a fault or "not now", nobody knows. */
export function isSettled({ kind, status = 200 }: PestError): boolean {
  return (kind === 'api' || kind === 'session' || kind === 'http') && status < 500 && status !== 429;
}

/** Bytes are not compared: each upload is a write of its own. */
function holdsBytes(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Object.values(input).some((value) => value instanceof Blob);
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
