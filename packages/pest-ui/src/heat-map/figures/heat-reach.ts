import type { FloorPlan } from '../../floor-plan/floor-plan.types';

/** How far one device's activity reaches where the plan's metres are known, and otherwise. */
const reachMetres = 5.4;
const reachOfLongSide = 0.04;

/** How far one device reaches, as a part of the plan's long side. */
export function radiusOf(
  { metresPerWidth }: Pick<FloorPlan, 'metresPerWidth'>,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  if (!metresPerWidth) return reachOfLongSide;
  return Math.min(0.15, Math.max(0.01, reachMetres / (metresPerWidth * Math.max(1, height / width))));
}
