import { type DeviceType, deviceTypeRules } from 'pest-sdk';
import type { FloorPlan, PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
import { metresBetween } from '../floor-plan/plan-geometry';

/** A device that stands further from its nearest neighbour of the same type than the guidance of its type says. */
export interface PlacementFinding {
  readonly deviceId: string;
  readonly neighbourId: string;
  readonly metres: number;
  /** Metres, from the guidance of the device type (specification §5). */
  readonly limit: number;
}

interface Placed {
  readonly id: string;
  readonly type: DeviceType;
  readonly position: PlanPosition;
}

/**
 * Where the spacing guidance is not kept. It reports and never blocks. Nothing is said of a plan whose width in
 * metres is not known, nor of the only device of its type.
 */
export function placementFindings(plan: FloorPlan, devices: readonly PlanDevice[]): PlacementFinding[] {
  if (!plan.metresPerWidth) return [];
  const placed = devices.flatMap(({ id, type, position }) => (position ? [{ id, type, position }] : []));
  return placed.flatMap((device) => {
    const limit = deviceTypeRules[device.type].guidance.maxSpacing;
    const nearest = nearestOfType(plan, device, placed);
    if (limit === undefined || !nearest || nearest.metres <= limit) return [];
    return [{ deviceId: device.id, neighbourId: nearest.id, metres: nearest.metres, limit }];
  });
}

/** The nearest other device of the same type; null when there is none or distances are not known. */
export function nearestOfType(
  plan: FloorPlan,
  device: Placed,
  others: readonly Pick<PlanDevice, 'id' | 'type' | 'position'>[],
): { readonly id: string; readonly metres: number } | null {
  let nearest: { id: string; metres: number } | null = null;
  for (const other of others) {
    if (other.id === device.id || other.type !== device.type || !other.position) continue;
    const metres = metresBetween(device.position, other.position, plan);
    if (metres !== null && (!nearest || metres < nearest.metres)) nearest = { id: other.id, metres };
  }
  return nearest;
}
