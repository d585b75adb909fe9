import { limits } from 'pest-sdk';

export interface AccountForm {
  readonly loginId: string;
  readonly password: string;
}

export type AccountField = keyof AccountForm;
export type AccountProblem = 'phone.missing' | 'phone.format' | 'login.password.short';

const phone = new RegExp(`^\\d{${limits.phoneDigits}}$`);

/** Specification §5: an 11-digit phone, and at least 6 characters of password. */
export function checkAccount({ loginId, password }: AccountForm): Partial<Record<AccountField, AccountProblem>> {
  const number = loginId.trim() === '' ? 'phone.missing' : !phone.test(loginId.trim()) && 'phone.format';
  return {
    ...(number && { loginId: number }),
    ...(password.length < limits.passwordMinLength && { password: 'login.password.short' }),
  };
}

export function isAccountField(field: string): field is AccountField {
  return field === 'loginId' || field === 'password';
}
