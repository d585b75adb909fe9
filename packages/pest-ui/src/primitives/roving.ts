const forward = { vertical: 'ArrowDown', ltr: 'ArrowRight', rtl: 'ArrowLeft' };
const back = { vertical: 'ArrowUp', ltr: 'ArrowLeft', rtl: 'ArrowRight' };

/** Where a key leads in a row or a column of `length` that goes round; null for keys of other meaning. */
export function placeFor(key: string, axis: keyof typeof forward, at: number, length: number): number | null {
  if (key === forward[axis]) return (at + 1) % length;
  if (key === back[axis]) return (Math.max(at, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
