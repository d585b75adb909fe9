const forward = { vertical: 'ArrowDown', horizontal: 'ArrowRight' };
const back = { vertical: 'ArrowUp', horizontal: 'ArrowLeft' };

const across: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** The key as it would be in a row from left to right. */
export function inReadingOrder(key: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  return direction === 'rtl' ? (across[key] ?? key) : key;
}

/** Where a key leads in a row or a column of `length` that goes round; null for keys of other meaning. */
export function placeFor(key: string, axis: keyof typeof forward, at: number, length: number): number | null {
  if (key === forward[axis]) return (at + 1) % length;
  if (key === back[axis]) return (Math.max(at, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
