import { createHmac } from 'node:crypto';

/** What an endpoint's secret is made of. */
export interface Signed {
  readonly id: string;
  readonly secret_number: number;
  readonly old_secret_until: Date | null;
}

/**
 * The secrets that messages to partners are signed with. They are made from the installation's own, so that no copy of
 * the database signs anything.
 */
export class WebhookSecrets {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** As Standard Webhooks writes one. */
  of({ id, secret_number }: Pick<Signed, 'id' | 'secret_number'>): string {
    return `whsec_${createHmac('sha256', this.#secret).update(`${id} ${secret_number}`).digest('base64')}`;
  }

  /** Those that hold: the newest, and for a while the one before. */
  inForce(endpoint: Signed, now: Date): string[] {
    const newest = this.of(endpoint);
    const { old_secret_until: until } = endpoint;
    if (until === null || until <= now) return [newest];
    return [newest, this.of({ ...endpoint, secret_number: endpoint.secret_number - 1 })];
  }
}
