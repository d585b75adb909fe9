import type { Call } from '../../call/call';
import { addressWait } from '../../call/identity/login-tries';
import { refuse } from '../../call/refusal';

const tooMany = {
  zh: '尝试次数过多，请稍后再试',
  en: 'Too many attempts. Please wait a moment and try again.',
} as const;

/** Passwords and codes are tried so often from one address, whatever for. @throws PestRefusal with the seconds to wait */
export async function takeTryOfAddress({ parts, now, address }: Call): Promise<void> {
  letWait(await addressWait(parts.database.system, address, now));
}

/** @throws PestRefusal unless there is nothing to wait for */
export function letWait(seconds: number): void {
  if (seconds > 0) refuse('general.businessFailure', { words: tooMany, retryAfter: seconds });
}
