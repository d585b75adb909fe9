import type { PlanPosition } from './floor-plan.types';

/** How many neighbours are measured. */
export const measuredNeighbours = 2;

/** A neighbour of the device in hand. */
export interface Neighbour {
  readonly position: PlanPosition;
  readonly words: string;
  readonly tooFar: boolean;
}

/** Draws the device in hand at a place; null hides it. */
export type DrawGhost = (at: PlanPosition | null, neighbours: readonly Neighbour[]) => void;
