import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below it rows become cards; the container query of the table's styles says the same. */
const narrowPx = 640;

/** Whether an element is as narrow as a phone, wherever it stands. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !('ResizeObserver' in window)) return;
    const measure = () => setNarrow(box.clientWidth > 0 && box.clientWidth <= narrowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
