/** Edges of something on the screen, in pixels of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Between a notice and the button below it. */
const gap = 8;

/**
 * How far up a box must go so that it covers none of the obstacles; as far as the window allows. It goes above one after
 * the other, the lowest first, since above one there may be another.
 */
export function liftOver(box: Edges, obstacles: readonly Edges[]): number {
  let lift = 0;
  for (const obstacle of [...obstacles].sort((one, other) => other.top - one.top)) {
    if (overlaps({ ...box, top: box.top - lift, bottom: box.bottom - lift }, obstacle)) {
      lift = box.bottom - obstacle.top + gap;
    }
  }
  return Math.max(0, Math.min(lift, box.top - gap));
}

function overlaps(one: Edges, other: Edges): boolean {
  const apart =
    one.bottom + gap <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right;
  return !apart;
}
