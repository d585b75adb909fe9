import { useEffect, useState } from 'react';

/** Nobody reads what has just been drawn, looks at the thing itself and decides in less. */
export const settleMs = 1800;

/** Marks a control that acts only on what somebody can have seen. */
export const actMark = 'data-act';

function isAct(target: EventTarget): boolean {
  return target instanceof Element && target.closest(`[${actMark}]`) !== null;
}

/**
 * Whether somebody can have seen what an act is about. When one thing makes room for the next under the finger, the
 * second tap of a double tap lands on the next one's act; so the act is dead from then on until a moment after the
 * next thing was drawn, or until something else on the screen is touched or a key is pressed there.
 *
 * @param subject what the act is about, by a text that tells it from the one before
 */
export function useSettled(subject: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const settle = () => setSettled(subject);
    const look = ({ target }: Event) => {
      if (target !== null && !isAct(target)) settle();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drawn = requestAnimationFrame(() => {
      timer = setTimeout(settle, settleMs);
    });
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('keydown', look, true);
    return () => {
      cancelAnimationFrame(drawn);
      clearTimeout(timer);
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('keydown', look, true);
    };
  }, [subject]);
  return settled === subject;
}
