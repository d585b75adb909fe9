import { createHash, createHmac } from 'node:crypto';

/**
 * What a link to a shared report ends with: 192 bits that only a holder of the installation's secret can make again
 * from the share's id. The database has their SHA-256 only, so that no copy of it opens a report.
 */
export class ShareKeys {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  keyOf(shareId: string): string {
    return createHmac('sha256', this.#secret).update(shareId).digest().subarray(0, 24).toString('base64url');
  }

  hashOf(key: string): string {
    return createHash('sha256').update(key).digest('hex');
  }
}
