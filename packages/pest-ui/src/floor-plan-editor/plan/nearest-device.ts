import type { FloorPlan, PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { metresBetween } from '../../floor-plan/plan-geometry';

/** Clockwise from the right. Directions on the picture, not of the compass: where north is, is not known. */
const bearings = ['right', 'belowRight', 'below', 'belowLeft', 'left', 'aboveLeft', 'above', 'aboveRight'] as const;
type Bearing = (typeof bearings)[number];

interface NearestDevice {
  readonly device: PlanDevice;
  readonly metres: number;
  /** Where the first device lies, seen from the other one; null where both are at one spot. */
  readonly bearing: Bearing | null;
}

/** The nearest device of the same type; null without one, off the plan, or while the plan is not calibrated. */
export function nearestDevice(
  device: PlanDevice,
  devices: readonly PlanDevice[],
  plan: FloorPlan,
): NearestDevice | null {
  const { id, type, position } = device;
  if (!position) return null;
  let nearest: NearestDevice | null = null;
  for (const other of devices) {
    if (other.id === id || other.type !== type || !other.position) continue;
    const metres = metresBetween(position, other.position, plan);
    if (metres === null) return null;
    if (nearest && nearest.metres <= metres) continue;
    nearest = { device: other, metres, bearing: bearingFrom(other.position, position, plan) };
  }
  return nearest;
}

/** In which of eight directions a place lies, seen from another. */
export function bearingFrom(from: PlanPosition, to: PlanPosition, { image }: Pick<FloorPlan, 'image'>): Bearing | null {
  const [dx, dy] = [(to.x - from.x) * image.width, (to.y - from.y) * image.height];
  if (dx === 0 && dy === 0) return null;
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return bearings[(eighth + bearings.length) % bearings.length] ?? null;
}
