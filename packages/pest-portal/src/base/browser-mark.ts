import { operatorOfPage } from './operator';

const place = 'pest_device';
const form = /^[0-9a-f]{32}$/;

/**
 * This browser's mark, made when it is first needed and kept: an account that signed in here before is not held up by
 * the wrong passwords of others, and a code that was asked for here is good here only. Undefined where nothing can be
 * kept.
 */
export function browserMark(): string | undefined {
  try {
    const kept = localStorage.getItem(place);
    if (kept !== null && form.test(kept)) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(place, mark);
    return mark;
  } catch {
    return undefined;
  }
}

/** The mark for our own server; another one may refuse what the specification does not name. */
export function markForOurs(): { readonly device?: string | undefined } {
  return operatorOfPage() === null ? {} : { device: browserMark() };
}
