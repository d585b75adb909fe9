import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { PickedBy } from './BoardContext';
import type { Held, Target } from './board-model';

/** Pixels a pressed pointer moves before it drags; below that it is a click. */
const threshold = 6;

interface Hands {
  pick(held: Held, by: PickedBy): void;
  aim(target: Target | null): void;
  drop(target: Target | null): void;
  putBack(): void;
}

/** Dragging with a mouse or a pen. A finger scrolls: it taps a service, then a place. */
export function useDragging(hands: Hands) {
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const latest = useRef(hands);
  latest.current = hands;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const startDrag = (press: ReactPointerEvent, held: Held) => {
    if (press.pointerType === 'touch' || press.button !== 0) return;
    let dragging = false;
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > threshold;
      if (!dragging && !far) return;
      if (!dragging) latest.current.pick(held, 'drag');
      dragging = true;
      setAt({ x: event.clientX, y: event.clientY });
      latest.current.aim(targetUnder(event, held));
    };
    const end = (event: PointerEvent) => {
      stop.current();
      if (!dragging) return;
      swallowClick();
      const target = targetUnder(event, held);
      if (target) latest.current.drop(target);
      else latest.current.putBack();
    };
    const leave = (event: KeyboardEvent | PointerEvent) => {
      if ('key' in event && event.key !== 'Escape') return;
      stop.current();
      if (dragging) latest.current.putBack();
    };
    stop.current = () => {
      setAt(null);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', leave);
      window.removeEventListener('keydown', leave);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', leave);
    window.addEventListener('keydown', leave);
  };
  return { at, startDrag };
}

/** The cell below the pointer; cells say where they are in their attributes. */
function targetUnder({ clientX, clientY }: PointerEvent, held: Held): Target | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  if (!cell) return null;
  const { person, day, time } = cell.dataset;
  return { personId: person || null, day: day || held.service.plannedDay, time: time || null };
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
