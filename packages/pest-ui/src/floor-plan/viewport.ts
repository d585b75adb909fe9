import type { PlanPosition, PlanView } from './floor-plan.types';
import { clampPosition } from './plan-geometry';

/** How the plan lies in its window: pixels per picture pixel, and where its top left is. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a window in which a plan that is shown whole does not lie: something floats there. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Free pixels around a plan that is shown whole. */
const fitPadding = 16;
const evenInsets: Insets = { top: fitPadding, right: fitPadding, bottom: fitPadding, left: fitPadding };
/** How far in one can go, as a multiple of the whole plan. */
const maxZoom = 12;

export function isVisible(size: Size): boolean {
  return size.width > 0 && size.height > 0;
}

/** The whole plan, centred in what the insets leave. */
export function fitView(frame: Size, image: Size, { top, right, bottom, left }: Insets = evenInsets): View {
  const room = { width: Math.max(1, frame.width - left - right), height: Math.max(1, frame.height - top - bottom) };
  const k = Math.min(room.width / image.width, room.height / image.height);
  return { k, x: left + (room.width - image.width * k) / 2, y: top + (room.height - image.height * k) / 2 };
}

/** Smallest and largest scale: from the whole plan to twelve times that. */
export function scaleExtent(frame: Size, image: Size, insets?: Insets): [number, number] {
  const fit = fitView(frame, image, insets).k;
  return [fit, fit * maxZoom];
}

/** The view scaled by a factor about a point of the window, which keeps showing the same place. */
export function zoomAbout(
  view: View,
  factor: number,
  x: number,
  y: number,
  [smallest, largest]: readonly [number, number],
): View {
  const k = Math.min(largest, Math.max(smallest, view.k * factor));
  const grown = k / view.k;
  return { k, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown };
}

/** The middle of the window never leaves the plan, so that the plan cannot be lost. */
export function keepInReach(view: View, frame: Size, image: Size): View {
  const kept = (at: number, window: number, length: number) => Math.min(window / 2, Math.max(window / 2 - length, at));
  return {
    k: view.k,
    x: kept(view.x, frame.width, image.width * view.k),
    y: kept(view.y, frame.height, image.height * view.k),
  };
}

/** A view at scale `k` with a place of the plan in the middle of the window. */
export function centredView(position: PlanPosition, k: number, frame: Size, image: Size): View {
  return {
    k,
    x: frame.width / 2 - position.x * image.width * k,
    y: frame.height / 2 - position.y * image.height * k,
  };
}

/** Which place of the plan is in the middle of the window. */
export function centreOf(view: View, frame: Size, image: Size): PlanPosition {
  return {
    x: (frame.width / 2 - view.x) / (image.width * view.k),
    y: (frame.height / 2 - view.y) / (image.height * view.k),
  };
}

/** How a plan lies in its window that shows what is asked for, within what can be shown; `fit` is the whole plan's scale. */
export function viewOf(
  seen: PlanView,
  fit: number,
  [smallest, largest]: readonly [number, number],
  frame: Size,
  image: Size,
): View {
  const k = Math.min(largest, Math.max(smallest, seen.zoom * fit || smallest));
  return centredView(clampPosition(seen), k, frame, image);
}

/** What a window shows, without its size. */
export function seenOf(view: View, fit: number, frame: Size, image: Size): PlanView {
  return { zoom: view.k / fit, ...centreOf(view, frame, image) };
}

/** The same view, panned only as far as needed to bring a place `margin` pixels inside the window. */
export function panIntoView(view: View, position: PlanPosition, frame: Size, image: Size, margin: number): View {
  const shift = (at: number, length: number) => {
    const room = Math.min(margin, length / 2);
    return Math.max(0, room - at) - Math.max(0, at - (length - room));
  };
  const dx = shift(view.x + position.x * image.width * view.k, frame.width);
  const dy = shift(view.y + position.y * image.height * view.k, frame.height);
  return dx === 0 && dy === 0 ? view : { k: view.k, x: view.x + dx, y: view.y + dy };
}
