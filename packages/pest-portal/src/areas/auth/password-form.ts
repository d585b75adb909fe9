import { md5 } from 'js-md5';
import { limits } from 'pest-sdk';
import type { FieldIssues } from '../../kit/form/form-issues';

export const emptyPassword = { loginId: '', code: '', password: '', confirmPassword: '' };
export type PasswordValues = typeof emptyPassword;

/** What a link that the server's operator hands out carries behind its hash: a code, and the mark that it is good with. */
export interface PasswordLink {
  readonly phone: string;
  readonly code: string;
  readonly device: string;
}

export function passwordLinkIn(hash: string): PasswordLink | null {
  const given = new URLSearchParams(hash.slice(1));
  const [phone, code, device] = [given.get('phone'), given.get('code'), given.get('device')];
  return phone && code && device ? { phone, code, device } : null;
}

/** Passwords leave the browser as MD5 only (specification §5). */
export function hashed({ code, password, confirmPassword }: PasswordValues) {
  return { code, password: password && md5(password), confirmPassword: confirmPassword && md5(confirmPassword) };
}

/** What is sent are hashes: they say nothing of a length, and only a whole request is asked whether they are alike. */
export function passwordIssues({
  password,
  confirmPassword,
}: Pick<PasswordValues, 'password' | 'confirmPassword'>): FieldIssues<PasswordValues> {
  const limit = limits.passwordMinLength;
  const differs = confirmPassword !== '' && confirmPassword !== password;
  return {
    password: password.length < limit ? { kind: 'tooShort', limit } : undefined,
    confirmPassword: differs ? { kind: 'passwordsDiffer' } : undefined,
  };
}
