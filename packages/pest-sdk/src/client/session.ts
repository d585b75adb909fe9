import { PestError } from '../errors/pest-error';
import type { PestClientOptions } from './options';

type SessionOptions = Pick<PestClientOptions, 'token' | 'renewToken'>;

/** The token of a client's calls: asked for, renewed and reported lost once, however many calls need it together. */
export class Session {
  readonly #options: SessionOptions;
  /** A promise that the host's `token` or `renewToken` has given and not kept yet. */
  #asked: Promise<string | null> | null = null;
  #renewal: Promise<string | null> | null = null;
  /** Until the host's `token` answers another one than the expired. */
  #renewed: { readonly expired: string | null; readonly token: string | null } | null = null;
  #reported: string | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** The token to send; rejects with a {@link PestError} where the host's own function fails. */
  async token(endpoint: string): Promise<string | null> {
    const given = await this.#ask(endpoint);
    return this.#renewed !== null && this.#renewed.expired === given ? this.#renewed.token : given;
  }

  /** The token in place of an expired one; null where there is none, and the session is over. */
  async renew(endpoint: string, expired: string | null): Promise<string | null> {
    const { renewToken } = this.#options;
    if (!renewToken) return null;
    const current = await this.token(endpoint);
    if (current !== expired) return current;
    const given = await this.#ask(endpoint);
    this.#renewal ??= Promise.resolve()
      .then(renewToken)
      .then((token) => {
        if (token !== null) this.#renewed = { expired: given, token };
        return token;
      })
      .finally(() => {
        this.#renewal = null;
      });
    return this.#renewal.catch((cause: unknown) => {
      throw new PestError({ kind: 'token', endpoint, cause });
    });
  }

  /** Whether the end of a token's session has not been reported yet; it is from then on. */
  reportEnd(token: string | null): boolean {
    const ended = token ?? '';
    if (this.#reported === ended) return false;
    this.#reported = ended;
    return true;
  }

  async #ask(endpoint: string): Promise<string | null> {
    const { token } = this.#options;
    if (typeof token !== 'function') return token ?? null;
    try {
      if (this.#asked) return await this.#asked;
      const answer = token();
      if (!(answer instanceof Promise)) return answer;
      this.#asked = answer;
      return await answer.finally(() => {
        this.#asked = null;
      });
    } catch (cause) {
      throw new PestError({ kind: 'token', endpoint, cause });
    }
  }
}
