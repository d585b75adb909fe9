import { createHash, randomBytes } from 'node:crypto';
import { embedPrefixes } from 'pest-sdk';

/** A secret of 256 bits, known by what it begins with; the database has its hash only. */
export function newSecret(kind: keyof typeof embedPrefixes): string {
  return embedPrefixes[kind] + randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a text that came as a token is one of a partner's page. */
export function isEmbedToken(token: string): boolean {
  return token.startsWith(embedPrefixes.token);
}
