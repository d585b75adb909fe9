import { textFormats } from 'pest-sdk';

/**
 * Where a request holds a text that no field takes: control characters, those that turn the direction of what follows,
 * and the first of all, which databases refuse. Asked of the request as it came, before any schema and at any depth, so
 * that no row can forget it. The path is joined by dots; null where there is none.
 */
export function unfitText(value: unknown): string | null {
  if (typeof value === 'string') return textFormats.plainText.test(value) ? null : '';
  if (typeof value !== 'object' || value === null || value instanceof File) return null;
  for (const [key, member] of Object.entries(value)) {
    if (!textFormats.plainText.test(key)) return '';
    const found = unfitText(member);
    if (found !== null) return found === '' ? key : `${key}.${found}`;
  }
  return null;
}
