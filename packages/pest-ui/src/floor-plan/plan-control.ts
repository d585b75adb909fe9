import type { ChangeSource } from '../widget/widget.types';
import type { PlanPosition, PlanView, PlanViewReason } from './floor-plan.types';
import {
  centredView,
  centreOf,
  fitView,
  type Insets,
  isVisible,
  keepInReach,
  panIntoView,
  type Size,
  scaleExtent,
  seenOf,
  type View,
  viewOf,
  zoomAbout,
} from './viewport';

/** Pixels a place is kept away from the edge of the window when it is brought into sight. */
const sightMargin = 48;
/** How close a place is looked at, as a multiple of the whole plan. */
const closeUp = 3;
/** Opening a cluster always goes closer. */
const leastStep = 1.5;
/** Pixels a pointer may tremble before a press becomes a pan. */
const panThreshold = 3;
/** Milliseconds without a turn of the wheel after which the gesture is over. */
const wheelRest = 150;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where two fingers, or one pointer, are: their middle, and how far apart. */
interface Grip extends Point {
  readonly apart: number;
}

export type PlanControl = ReturnType<typeof createPlanControl>;

/** How the plan came to lie as it does. */
export interface PlanMove {
  readonly reason: PlanViewReason;
  readonly source: ChangeSource;
  /** False while a gesture lives. */
  readonly final: boolean;
}

interface PlanHost {
  readonly wheelZooms: () => boolean;
  /** What the window shows when it first has a size. */
  readonly first: PlanView | 'fit';
  /** What the host wants to be seen, whatever the window's size. */
  readonly held: () => PlanView | 'fit' | undefined;
  /** Told what a person or a call moved; neither a new size of the window nor what the host holds is that. */
  readonly onMoved: (view: View, move: PlanMove) => void;
  /** Told the pixels of the screen per pixel of the picture, when a gesture is over. */
  readonly onSettled: (scale: number, window: Size) => void;
}

/** A window as it lies on its page: its size, and what floats on it, which has its room in the window's padding. */
interface Window {
  readonly size: Size;
  readonly insets: Insets;
}

function windowOf(frame: HTMLElement): Window {
  return {
    size: { width: frame.clientWidth, height: frame.clientHeight },
    insets: insetsOf(getComputedStyle(frame)),
  };
}

/**
 * Moves the layer of a plan within its window, by gestures and by calls. It counts in the window's own pixels:
 * whatever scale the host lays around the widget is divided out of every pointer position.
 */
export function createPlanControl(frame: HTMLDivElement, layer: HTMLDivElement, image: Size, host: PlanHost) {
  /** Measured once for all moves of a gesture: each time is a layout of the page. */
  let steady: Window | null = null;
  const measured = () => steady ?? windowOf(frame);
  const size = () => measured().size;
  const fitted = () => fitView(size(), image, measured().insets);
  const extent = () => scaleExtent(size(), image, measured().insets);
  let shownSize = size();
  let view = fitted();
  /** Until somebody pans or zooms, the whole plan is shown at every size. */
  let untouched = true;
  /** What is to be seen once the window has a size. */
  let waiting: PlanView | 'fit' | null = host.first;

  const draw = (next: View) => {
    view = keepInReach(next, size(), image);
    layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
  };
  const settle = () => {
    steady = null;
    layer.style.willChange = '';
    delete layer.dataset.moving;
    layer.style.setProperty('--_pest-unit', String(1 / view.k));
    host.onSettled(view.k, size());
  };
  const show = (next: View) => {
    draw(next);
    settle();
  };
  let gesture: PlanViewReason = 'pan';
  const drag = (next: View, reason: PlanViewReason) => {
    gesture = reason;
    untouched = false;
    if (!steady) {
      steady = windowOf(frame);
      layer.style.willChange = 'transform';
      layer.dataset.moving = '';
    }
    draw(next);
    host.onMoved(view, { reason, source: 'pointer', final: false });
  };
  const endGesture = () => {
    settle();
    host.onMoved(view, { reason: gesture, source: 'pointer', final: true });
  };
  const zoomed = (factor: number, { x, y }: Point) => zoomAbout(view, factor, x, y, extent());
  const middle = (): Point => ({ x: size().width / 2, y: size().height / 2 });
  const touched = (next: View, reason: PlanViewReason, source: ChangeSource) => {
    untouched = false;
    waiting = null;
    show(next);
    host.onMoved(view, { reason, source, final: true });
  };
  const look = (seen: PlanView | 'fit') => {
    untouched = seen === 'fit';
    waiting = null;
    show(seen === 'fit' ? fitted() : viewOf(seen, fitted().k, extent(), size(), image));
  };

  const resize = () => {
    steady = null;
    if (!isVisible(size())) return;
    const seen = waiting ?? host.held() ?? (untouched ? 'fit' : null);
    if (seen) look(seen);
    else {
      const [smallest, largest] = extent();
      const k = Math.min(largest, Math.max(smallest, view.k));
      show(centredView(centreOf(view, shownSize, image), k, size(), image));
    }
    shownSize = size();
  };
  resize();
  // Missing in old WebViews and in jsdom: the plan then keeps the size it was first shown at.
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(resize);
  observer?.observe(frame);

  const gestures = listenToGestures(frame, {
    wheelZooms: host.wheelZooms,
    onGrip: (from, to) => {
      const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
      if (from.apart > 0) drag(zoomAbout(moved, to.apart / from.apart, to.x, to.y, extent()), 'zoom');
      else drag(moved, 'pan');
    },
    onWheel: (factor, at) => drag(zoomed(factor, at), 'zoom'),
    onEnd: endGesture,
  });

  return {
    fit(source: ChangeSource) {
      look('fit');
      host.onMoved(view, { reason: 'fit', source, final: true });
    },
    /** Shows what another window of the same size shows, and tells nobody. */
    adopt(next: View) {
      untouched = false;
      show(next);
    },
    /** Shows what the host wants to be seen, and tells nobody; not while the person moves it. */
    look(seen: PlanView | 'fit') {
      if (steady) return;
      if (isVisible(size())) look(seen);
      else waiting = seen;
    },
    /** What of the plan is seen, for a window of any size. */
    seen: (): PlanView | 'fit' => waiting ?? (untouched ? 'fit' : seenOf(view, fitted().k, size(), image)),
    panBy: (dx: number, dy: number, source: ChangeSource) =>
      touched({ k: view.k, x: view.x + dx, y: view.y + dy }, 'pan', source),
    zoomBy: (factor: number, source: ChangeSource) => touched(zoomed(factor, middle()), 'zoom', source),
    zoomTo: (multiple: number, source: ChangeSource) =>
      touched(zoomed((fitted().k * multiple) / view.k, middle()), 'zoom', source),
    locate(position: PlanPosition, source: ChangeSource) {
      touched(centredView(position, Math.max(fitted().k * closeUp, view.k), size(), image), 'locate', source);
    },
    /** Shows a part of the plan as large as it fits. */
    frame(from: PlanPosition, to: PlanPosition, source: ChangeSource) {
      const { width, height } = size();
      const across = Math.max(Math.abs(to.x - from.x) * image.width, 1);
      const down = Math.max(Math.abs(to.y - from.y) * image.height, 1);
      const asked = Math.min((width - 2 * sightMargin) / across, (height - 2 * sightMargin) / down);
      const [smallest, largest] = extent();
      const k = Math.min(largest, Math.max(smallest, view.k * leastStep, asked));
      const middleOf = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      touched(centredView(middleOf, k, size(), image), 'locate', source);
      return k < largest;
    },
    reveal(position: PlanPosition, source: ChangeSource) {
      const revealed = panIntoView(view, position, size(), image, sightMargin);
      if (revealed !== view) touched(revealed, 'locate', source);
    },
    centre: () => centreOf(view, size(), image),
    dispose() {
      observer?.disconnect();
      gestures.abort();
    },
  };
}

function insetsOf({ paddingTop, paddingRight, paddingBottom, paddingLeft }: CSSStyleDeclaration): Insets {
  const room = (length: string) => Math.max(leastRoom, Number.parseFloat(length) || 0);
  return { top: room(paddingTop), right: room(paddingRight), bottom: room(paddingBottom), left: room(paddingLeft) };
}

/** Pixels that stay free around a plan in any case. */
const leastRoom = 16;

interface GestureHandlers {
  readonly wheelZooms: () => boolean;
  readonly onGrip: (from: Grip, to: Grip) => void;
  readonly onWheel: (factor: number, at: Point) => void;
  readonly onEnd: () => void;
}

/**
 * What pans and zooms: mouse or pen beside the markers, two fingers, and the wheel with Ctrl or ⌘ (a trackpad's pinch
 * is that, too). One finger and the plain wheel are left to the page, unless the plan fills it.
 */
function listenToGestures(
  frame: HTMLDivElement,
  { wheelZooms, onGrip, onWheel, onEnd }: GestureHandlers,
): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  const at = (pointer: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = frame.getBoundingClientRect();
    const hostScale = box.width / frame.offsetWidth || 1;
    return { x: (pointer.clientX - box.left) / hostScale, y: (pointer.clientY - box.top) / hostScale };
  };
  listenToPan(frame, signal, at, onGrip, onEnd);
  listenToPinch(frame, signal, at, onGrip, onEnd);

  let last: WheelEvent | undefined;
  const onWheelEvent = (event: WheelEvent) => {
    if (!wheelZooms() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onWheel(wheelFactor(event), at(event));
    last = event;
    const end = () => last === event && !signal.aborted && onEnd();
    // Two frames later: a turn that waits for a slow one to be painted is dispatched before them, and goes on.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(end)), wheelRest);
  };
  frame.addEventListener('wheel', onWheelEvent, { passive: false, signal });
  return listening;
}

type Locate = (pointer: { readonly clientX: number; readonly clientY: number }) => Point;

function listenToPan(
  frame: HTMLDivElement,
  signal: AbortSignal,
  at: Locate,
  onGrip: GestureHandlers['onGrip'],
  onEnd: () => void,
) {
  let held: Grip | null = null;
  let panning = false;
  let leastPan = panThreshold;
  /** A finger scrolls the page, unless `touch-action: none` gives it to the plan. */
  const isOurs = ({ pointerType }: PointerEvent) =>
    pointerType !== 'touch' || getComputedStyle(frame).touchAction === 'none';
  const end = () => {
    held = null;
    if (panning) onEnd();
  };
  const listen = { signal };
  frame.addEventListener(
    'pointerdown',
    (event) => {
      panning = false;
      const onMarker =
        event.target instanceof Element && event.target.closest('[data-marker], [data-handle], [data-cluster]');
      // A second finger makes it a pinch.
      held = event.isPrimary && event.button === 0 && !onMarker && isOurs(event) ? { ...at(event), apart: 0 } : null;
      leastPan = event.pointerType === 'touch' ? 2 * panThreshold : panThreshold;
    },
    listen,
  );
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (!held) return;
      const grip = { ...at(event), apart: 0 };
      if (!panning && Math.hypot(grip.x - held.x, grip.y - held.y) < leastPan) return;
      if (!panning) frame.setPointerCapture(event.pointerId);
      panning = true;
      onGrip(held, grip);
      held = grip;
    },
    listen,
  );
  frame.addEventListener('pointerup', end, listen);
  frame.addEventListener('pointercancel', end, listen);
  // The click that ends a pan is no tap on the plan; the next one is, whoever took the press before it.
  const onClick = (event: Event) => {
    if (panning) event.stopPropagation();
    panning = false;
  };
  frame.addEventListener('click', onClick, { capture: true, signal });
}

function listenToPinch(
  frame: HTMLDivElement,
  signal: AbortSignal,
  at: Locate,
  onGrip: GestureHandlers['onGrip'],
  onEnd: () => void,
) {
  let held: Grip | null = null;
  const gripOf = ([one, other]: readonly Touch[]): Grip | null => {
    if (!one || !other) return null;
    const [a, b] = [at(one), at(other)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  const onTouch = (event: TouchEvent) => {
    const grip = gripOf([...event.touches]);
    if (grip) event.preventDefault();
    if (grip && held && event.type === 'touchmove') onGrip(held, grip);
    if (held && !grip) onEnd();
    held = grip;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    frame.addEventListener(type, onTouch, { passive: false, signal });
  }
}

/** How much one turn of the wheel zooms. Mice turn in big steps and trackpads in small ones; both stay gentle. */
function wheelFactor(event: WheelEvent): number {
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
  return Math.exp(-Math.min(50, Math.max(-50, pixels)) * 0.01);
}
