import { type RefObject, useEffect, useRef } from 'react';

/** Of what stands before the chosen one, where they do not all fit, in px. */
const shownBefore = 48;

/**
 * A row that scrolls sideways shows the one that is chosen. Again when labels grow or room is lost; whoever scrolls the
 * row themselves keeps what they see, and one that is seen whole its place.
 */
export function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useEffect(() => {
    const box = row.current;
    const one = box?.querySelector<HTMLElement>(chosen);
    if (!box || !one) return;
    const now = `${one.textContent} ${box.scrollWidth} ${box.clientWidth}`;
    if (now === shown.current) return;
    shown.current = now;
    const start = one.offsetLeft - box.offsetLeft - box.scrollLeft;
    const beyond = start + one.offsetWidth - box.clientWidth;
    if (start < 0 || beyond > 0) box.scrollLeft += Math.min(start, Math.max(start - shownBefore, beyond));
  });
  return row;
}
