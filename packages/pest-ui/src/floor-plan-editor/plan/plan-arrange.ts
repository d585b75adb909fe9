import type { PlanPosition } from '../../floor-plan/floor-plan.types';
import type { PlanChange } from './plan-changes';

/** A device with its place: all that an arrangement needs. */
export interface Standing {
  readonly id: string;
  readonly position: PlanPosition;
}

/** Along which edge, or on which middle line, devices are brought. */
export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

type Axis = 'x' | 'y';

/** The devices on one line: at the outermost of them, or half-way between the outermost two. */
export function aligned(devices: readonly Standing[], to: Alignment): PlanChange[] {
  const axis: Axis = to === 'left' || to === 'centre' || to === 'right' ? 'x' : 'y';
  const values = devices.map(({ position }) => position[axis]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const line = to === 'left' || to === 'top' ? least : to === 'right' || to === 'bottom' ? most : (least + most) / 2;
  return moves(devices, ({ position }) => ({ ...position, [axis]: line }));
}

/** The same space between neighbours along one axis; the outermost two stay. */
export function distributed(devices: readonly Standing[], axis: Axis): PlanChange[] {
  const sorted = [...devices].sort((a, b) => a.position[axis] - b.position[axis]);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const step = (last.position[axis] - first.position[axis]) / (sorted.length - 1);
  return moves(sorted, ({ position }, at) =>
    at === 0 || at === sorted.length - 1 ? position : { ...position, [axis]: first.position[axis] + at * step },
  );
}

/** All by the same way, as far as the outermost of them can go: their figure stays. */
export function shifted(devices: readonly Standing[], by: PlanPosition): PlanChange[] {
  const { x, y } = reachable(devices, by);
  return moves(devices, ({ position }) => ({ x: position.x + x, y: position.y + y }));
}

/** How far devices can go together without leaving the plan. */
export function reachable(devices: readonly Standing[], by: PlanPosition): PlanPosition {
  const along = (axis: Axis) => {
    const values = devices.map(({ position }) => position[axis]);
    return Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), by[axis]));
  };
  return devices.length === 0 ? by : { x: along('x'), y: along('y') };
}

function moves(devices: readonly Standing[], to: (device: Standing, at: number) => PlanPosition): PlanChange[] {
  return devices.flatMap((device, at) => {
    const next = to(device, at);
    const { id, position: from } = device;
    return next.x === from.x && next.y === from.y ? [] : [{ type: 'move' as const, id, from, to: next }];
  });
}
