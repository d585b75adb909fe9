import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Keeps in the database what the server has to read again, as an authenticator's secret: AES-256-GCM under a secret of
 * the installation. What was sealed for one place opens in no other, so that nobody moves it from row to row.
 */
export class SealedSecrets {
  readonly #key: Buffer;
  readonly #hashKey: Buffer;

  constructor(secret: Buffer) {
    const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    this.#key = derived('seal');
    this.#hashKey = derived('hash');
  }

  seal(text: string, place: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error for what was sealed by another installation, or for another place. */
  open(sealed: string, place: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  }

  /** Of what is only compared. */
  hash(text: string, place: string): string {
    return createHmac('sha256', this.#hashKey).update(`${place}\n${text}`).digest('hex');
  }
}
