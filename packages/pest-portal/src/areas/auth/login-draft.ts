import { limits } from 'pest-sdk';

export interface LoginDraft {
  readonly loginId: string;
  readonly password: string;
  readonly remember: boolean;
}

export const emptyLogin: LoginDraft = { loginId: '', password: '', remember: false };

export type LoginField = 'loginId' | 'password';
export type LoginProblem = 'loginId.missing' | 'loginId.format' | 'password.missing';
export type LoginProblems = Partial<Record<LoginField, LoginProblem>>;

const phone = new RegExp(`^\\d{${limits.phoneDigits}}$`);

/** Specification §5: the account is an 11-digit phone number, and there is a password. */
export function checkLogin({ loginId, password }: LoginDraft): LoginProblems {
  const loginProblem = checkLoginId(loginId.trim());
  return {
    ...(loginProblem && { loginId: loginProblem }),
    ...(password === '' && { password: 'password.missing' }),
  };
}

function checkLoginId(loginId: string): LoginProblem | null {
  if (loginId === '') return 'loginId.missing';
  return phone.test(loginId) ? null : 'loginId.format';
}
