import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** So wide is the room for the way to a page and its title, before what stands at the bar's end folds for it. */
const leastRoom = 320;

/** Whether the ends of a bar fold, by the room that they leave to its title; refs for the two. */
export function useFolded() {
  const title = useRef<HTMLDivElement>(null);
  const ends = useRef<HTMLDivElement>(null);
  /** What folding gave to the title; nothing is folded without it. */
  const [given, setGiven] = useState(0);
  useLayoutEffect(() => {
    const measure = (room: number) =>
      setGiven((now) => (room - now < leastRoom ? now || (ends.current?.offsetWidth ?? 0) : 0));
    // In the frame that is measured: nobody sees it unfolded.
    const observer = new ResizeObserver(([entry]) => entry && flushSync(() => measure(entry.contentRect.width)));
    if (title.current) observer.observe(title.current);
    return () => observer.disconnect();
  }, []);
  return { title, ends, folded: given > 0 };
}
