/** How people write telephone numbers, and how we keep and show them: one rule for forms, imports, calls and lists. */
import { textFormats } from './text-formats';

/** `+86` or `0086` before a mobile number of mainland China. */
const chinaBeforeMobile = /^(\+|00)86(?=1\d{10}$)/;
const betweenDigits = /[\s\-‐-―−.·()（）]/g;

/**
 * A mobile number as it signs in: without what people write between the digits, or before them for the country. What is
 * no such number comes back without its outer blanks, to be refused as it was written.
 *
 * @example readPhone('+86 139-0000-0001') // '13900000001'
 */
export function readPhone(text: string): string {
  const digits = text.normalize('NFKC').replace(betweenDigits, '').replace(chinaBeforeMobile, '');
  return textFormats.phone.test(digits) ? digits : text.trim();
}

/**
 * A number to call somebody at: a mobile number as {@link readPhone} has it; a land line or a foreign number as it was
 * written, with single blanks.
 *
 * @example readContactPhone('（0512） 6288 1234') // '(0512) 6288 1234'
 */
export function readContactPhone(text: string): string {
  const mobile = readPhone(text);
  return textFormats.phone.test(mobile)
    ? mobile
    : text
        .normalize('NFKC')
        .replace(/[‐-―−]/g, '-')
        .replace(/\s+/g, ' ')
        .trim();
}

/**
 * As people read it: `139 0000 0001`; what is no mobile number as it is.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^(1\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
}
