/** Arguments whose value is nobody's business. */
const secretNames = /token|password|authorization|secret|loginId|phone/i;
/** A verification code: digits only, unlike the code of a device. */
const verificationCode = /^\d{4,8}$/;
/** A mobile phone number, and a password as it is sent. */
const secretText = /\b(?:1\d{10}|[0-9a-f]{32})\b/gi;

const hidden = '[redacted]';

/** A copy of what a call carries, fit for a log: no token, password, verification code or phone number, and no bytes. */
export function redacted(value: unknown, name = ''): unknown {
  if (value === null || value === undefined) return value;
  if (secretNames.test(name) || (name === 'code' && verificationCode.test(String(value)))) return hidden;
  if (typeof value === 'string') return value.replace(secretText, hidden);
  if (typeof value !== 'object') return value;
  if (value instanceof Blob) return `[${value.size} bytes]`;
  if (Array.isArray(value)) return value.map((item) => redacted(item));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, redacted(member, key)]));
}
