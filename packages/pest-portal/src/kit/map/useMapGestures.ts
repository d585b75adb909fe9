import { type RefObject, useEffect, useRef } from 'react';

export interface MapGestures {
  /** Moves the map's middle by pixels. */
  readonly moveBy: (x: number, y: number) => void;
  readonly zoomBy: (by: number) => void;
}

/** A pointer that moved less has tapped. */
const tapPixels = 6;
/** Two taps within it are a double tap. */
const doubleTapMs = 350;
/** A wheel turned this far, or fingers spread by this much, are one zoom. */
const wheelPixels = 80;
const spread = 1.5;

interface Held {
  readonly x: number;
  readonly y: number;
}

/** Dragging moves the map, a tap brings a spot to its middle, a double tap, the wheel and two fingers zoom. */
export function useMapGestures(frame: RefObject<HTMLDivElement | null>, gestures: MapGestures, on: boolean): void {
  // Listened to once: a drag goes on while the map is drawn anew.
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const element = frame.current;
    if (!element || !on) return;
    const leave = new AbortController();
    followPointers(element, latest, leave.signal);
    followWheel(element, latest, leave.signal);
    return () => leave.abort();
  }, [frame, on]);
}

function followPointers(element: HTMLElement, latest: RefObject<MapGestures>, signal: AbortSignal): void {
  const held = new Map<number, Held>();
  let moved = 0;
  let apart = 0;
  let tappedAt = Number.NEGATIVE_INFINITY;
  const listen = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => element.addEventListener(name, act, { signal });

  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    if (held.size === 0) moved = 0;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    apart = distance(held);
  });
  listen('pointermove', (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const [x, y] = [event.clientX - before.x, event.clientY - before.y];
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved += Math.hypot(x, y);
    if (held.size === 1) {
      if (moved >= tapPixels) latest.current.moveBy(-x, -y);
      return;
    }
    const now = distance(held);
    if (now > apart * spread || now < apart / spread) {
      latest.current.zoomBy(now > apart ? 1 : -1);
      apart = now;
    }
  });
  listen('pointerup', (event) => {
    const last = held.delete(event.pointerId) && held.size === 0;
    if (!last || moved >= tapPixels) return;
    const again = event.timeStamp - tappedAt < doubleTapMs;
    tappedAt = event.timeStamp;
    // The first of two taps has brought the spot to the middle.
    if (again) return latest.current.zoomBy(2);
    const box = element.getBoundingClientRect();
    latest.current.moveBy(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2);
  });
  listen('pointercancel', (event) => held.delete(event.pointerId));
}

function followWheel(element: HTMLElement, latest: RefObject<MapGestures>, signal: AbortSignal): void {
  let turned = 0;
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30;
    if (Math.abs(turned) < wheelPixels) return;
    latest.current.zoomBy(turned < 0 ? 1 : -1);
    turned = 0;
  };
  element.addEventListener('wheel', turn, { signal, passive: false });
}

function distance(held: ReadonlyMap<number, Held>): number {
  const [one, other] = held.values();
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
