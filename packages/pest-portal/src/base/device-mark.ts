const place = 'pest_device';
const form = /^[0-9a-f]{32}$/;

/**
 * This browser's mark, made at the first login and kept: an account that signed in here before is not held up by the
 * wrong passwords of others. Undefined where nothing can be kept.
 */
export function deviceMark(): string | undefined {
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
