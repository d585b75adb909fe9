import type { TrashArea } from 'pest-sdk';
import type { FloorPlan, PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { isOnPlan, metresBetween } from '../../floor-plan/plan-geometry';
import { type AnyDeviceType, type DeviceTypeInfo, standardDeviceTypes } from '../../trade/device-types';

/** Where the installation guidance of a device type (specification §5) is not kept; all measures in metres. */
export type PlacementFinding =
  /** Further from the nearest device of its type than allowed. */
  | {
      readonly kind: 'spacing';
      readonly deviceId: string;
      readonly neighbourId: string;
      readonly metres: number;
      readonly limit: number;
    }
  /** A lamp that hangs too high or too low, or whose height nobody entered. */
  | {
      readonly kind: 'height';
      readonly deviceId: string;
      readonly metres: number | null;
      readonly least: number;
      readonly most: number;
    }
  /** A trash area without a bait station close by; the nearest one, where there is any. */
  | {
      readonly kind: 'waste';
      readonly areaId: string;
      readonly deviceId: string | null;
      readonly metres: number | null;
      readonly limit: number;
    }
  /** Stored outside the plan, and so out of sight. */
  | { readonly kind: 'outside'; readonly deviceId: string };

interface Placed {
  readonly id: string;
  readonly type: AnyDeviceType;
  readonly position: PlanPosition;
}

type Guidance = NonNullable<DeviceTypeInfo['guidance']>;

/**
 * Where the guidance is not followed. It reports and never blocks. Distances are not checked on a plan whose width in
 * metres is not known or for the only device of its type, nor are heights where the records have none.
 *
 * @param types - the host's own device types with their guidance; the specification's when left out
 */
export function placementFindings(
  plan: FloorPlan,
  devices: readonly PlanDevice[],
  types: readonly DeviceTypeInfo[] = standardDeviceTypes,
): PlacementFinding[] {
  const guidance = new Map(types.map(({ type, guidance = {} }) => [type, guidance]));
  const placed = devices.flatMap(({ id, type, position }) => (position ? [{ id, type, position }] : []));
  const nearest = neighbours(plan, placed);
  return devices
    .flatMap((device) => deviceFindings(device, guidance.get(device.type) ?? {}, nearest))
    .concat(wasteFindings(plan, placed, guidance));
}

type Nearest = (device: Placed) => { readonly id: string; readonly metres: number } | null;

function deviceFindings(device: PlanDevice, { maxSpacing, height }: Guidance, nearest: Nearest): PlacementFinding[] {
  const { id, position, mountHeight } = device;
  const found: PlacementFinding[] = [];
  if (position) {
    if (!isOnPlan(position)) found.push({ kind: 'outside', deviceId: id });
    const neighbour = maxSpacing === undefined ? null : nearest({ ...device, position });
    if (neighbour && maxSpacing !== undefined && neighbour.metres > maxSpacing) {
      found.push({
        kind: 'spacing',
        deviceId: id,
        neighbourId: neighbour.id,
        metres: neighbour.metres,
        limit: maxSpacing,
      });
    }
  }
  if (height && mountHeight !== undefined && !within(mountHeight, height)) {
    found.push({ kind: 'height', deviceId: id, metres: mountHeight, least: height[0], most: height[1] });
  }
  return found;
}

function within(metres: number | null, [least, most]: readonly [number, number]): boolean {
  return metres !== null && metres >= least && metres <= most;
}

/** At least one device of each type that belongs near waste must be near each trash area. */
function wasteFindings(
  plan: FloorPlan,
  placed: readonly Placed[],
  guidance: ReadonlyMap<AnyDeviceType, Guidance>,
): PlacementFinding[] {
  if (!plan.metresPerWidth) return [];
  return (plan.trashAreas ?? []).flatMap((area) =>
    [...guidance].flatMap(([type, { maxToWaste: limit }]) => {
      if (limit === undefined) return [];
      const [near] = nearestToArea(plan, area, placed, type);
      if (near && near.metres <= limit) return [];
      return [
        { kind: 'waste' as const, areaId: area.id, deviceId: near?.id ?? null, metres: near?.metres ?? null, limit },
      ];
    }),
  );
}

/** Devices of a type by how far they are from a trash area, the nearest first. */
export function nearestToArea(
  plan: FloorPlan,
  { left, top, right, bottom }: TrashArea,
  devices: readonly Pick<PlanDevice, 'id' | 'type' | 'position'>[],
  type: AnyDeviceType,
): readonly { readonly id: string; readonly metres: number }[] {
  return devices
    .flatMap((device) => {
      if (device.type !== type || !device.position) return [];
      const { x, y } = device.position;
      const edge = { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
      const metres = metresBetween(device.position, edge, plan);
      return metres === null ? [] : [{ id: device.id, metres }];
    })
    .sort((a, b) => a.metres - b.metres);
}

/** The nearest others of the same type, the nearest first; none where distances are not known. */
export function nearestOfType(
  plan: FloorPlan,
  device: Placed,
  others: readonly Pick<PlanDevice, 'id' | 'type' | 'position'>[],
  count = 1,
): readonly { readonly id: string; readonly metres: number; readonly position: PlanPosition }[] {
  const found: { id: string; metres: number; position: PlanPosition }[] = [];
  for (const other of others) {
    if (other.id === device.id || other.type !== device.type || !other.position) continue;
    const metres = metresBetween(device.position, other.position, plan);
    if (metres === null) return [];
    if (found.length === count && metres >= (found.at(-1)?.metres ?? 0)) continue;
    found.push({ id: other.id, metres, position: other.position });
    found.sort((a, b) => a.metres - b.metres);
    found.length = Math.min(found.length, count);
  }
  return found;
}

/** The nearest of each type, by rings of a grid around each device: thousands of devices cost no more than they are. */
function neighbours(plan: FloorPlan, placed: readonly Placed[]): Nearest {
  const byType = new Map<AnyDeviceType, Placed[]>();
  for (const device of placed) {
    const same = byType.get(device.type);
    if (same) same.push(device);
    else byType.set(device.type, [device]);
  }
  const grids = new Map([...byType].map(([type, devices]) => [type, gridOf(devices)]));
  return (device) => grids.get(device.type)?.(plan, device) ?? null;
}

/** About two devices a cell. */
const devicesInCell = 2;

function gridOf(devices: readonly Placed[]) {
  const side = Math.max(1, Math.ceil(Math.sqrt(devices.length / devicesInCell)));
  const cellOf = (value: number) => Math.min(side - 1, Math.max(0, Math.floor(value * side) || 0));
  const cells = new Map<number, Placed[]>();
  for (const device of devices) {
    const key = cellOf(device.position.y) * side + cellOf(device.position.x);
    const there = cells.get(key);
    if (there) there.push(device);
    else cells.set(key, [device]);
  }
  const ring = function* (column: number, row: number, distance: number) {
    for (let y = row - distance; y <= row + distance; y += 1) {
      const whole = Math.abs(y - row) === distance;
      for (let x = column - distance; x <= column + distance; x += whole ? 1 : Math.max(1, 2 * distance)) {
        if (x >= 0 && y >= 0 && x < side && y < side) yield* cells.get(y * side + x) ?? [];
      }
    }
  };
  return (plan: FloorPlan, device: Placed) => {
    if (!plan.metresPerWidth) return null;
    const cellMetres = (Math.min(1, plan.image.height / plan.image.width || 1) * plan.metresPerWidth) / side;
    let nearest: { id: string; metres: number } | null = null;
    // What is in ring n is at least n - 1 cells away.
    for (let distance = 0; distance < side; distance += 1) {
      if (nearest && nearest.metres <= (distance - 1) * cellMetres) break;
      const around = ring(cellOf(device.position.x), cellOf(device.position.y), distance);
      for (const found of nearestOfType(plan, device, [...around])) {
        if (!nearest || found.metres < nearest.metres) nearest = found;
      }
    }
    return nearest && { id: nearest.id, metres: nearest.metres };
  };
}
