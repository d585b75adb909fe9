import { textFormats } from 'pest-sdk';

/** No row nests its arguments half as deep; what does would end the walk below, and whatever reads it next. */
const mostDeep = 20;

/**
 * Where a request holds a text that no field takes: control characters, those that turn the direction of what follows,
 * and the first of all, which databases refuse. Asked of the request as it came, before any schema and at any depth, so
 * that no row can forget it; what is nested too deep to be looked through is unfit by that. The path is joined by dots;
 * null where there is none.
 */
export function unfitText(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return textFormats.plainText.test(value) ? null : '';
  if (typeof value !== 'object' || value === null || value instanceof File) return null;
  if (depth > mostDeep) return '';
  for (const [key, member] of Object.entries(value)) {
    if (!textFormats.plainText.test(key)) return '';
    const found = unfitText(member, depth + 1);
    if (found !== null) return found === '' ? key : `${key}.${found}`;
  }
  return null;
}
