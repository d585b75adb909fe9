import type { Placement } from '@floating-ui/react';

/** Between a layer and its anchor. */
export const gap = 4;
/** Between a layer and the edge of the screen. */
export const edge = 8;

/** The plain rule: under the anchor, along the side that the placement names, inside the screen from left to right. */
export function placeBelow(anchor: HTMLElement, layer: HTMLElement, placement: Placement): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth } = layer;
  const wanted = placement.endsWith('end') ? right - offsetWidth : left;
  layer.style.left = `${Math.max(edge, Math.min(wanted, window.innerWidth - offsetWidth - edge))}px`;
  layer.style.top = `${bottom + gap}px`;
}
