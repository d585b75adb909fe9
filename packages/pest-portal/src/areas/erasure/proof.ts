import { md5 } from 'js-md5';

/** Password and code, not typed yet. */
export const notProven = { password: '', code: '' };

/** The password leaves the browser as MD5 only (specification §5); a code that nobody asks for is not sent. */
export function provenRequest({ password, code }: typeof notProven) {
  return { password: password && md5(password), ...(code !== '' && { code }) };
}
