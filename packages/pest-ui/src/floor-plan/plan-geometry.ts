import type { FloorPlan, PlanDevice, PlanPosition } from './floor-plan.types';

/** The part of a DOMRect that positions need. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Keeps a position on the plan, so that no device can be lost over the edge. */
export function clampPosition({ x, y }: PlanPosition): PlanPosition {
  return { x: clampFraction(x), y: clampFraction(y) };
}

function clampFraction(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(1, Math.max(0, value));
}

/**
 * Where on the plan a point of the screen is. The plan's box on the screen already holds every scale, zoom and
 * scroll of the page around it, so the answer is right in hosts that scale themselves.
 */
export function positionAt(clientX: number, clientY: number, plan: ScreenBox): PlanPosition {
  return { x: (clientX - plan.left) / plan.width, y: (clientY - plan.top) / plan.height };
}

export function isOnPlan({ x, y }: PlanPosition): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

export function samePosition(a: PlanPosition | null, b: PlanPosition | null): boolean {
  return a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y);
}

/** Moves a position by pixels of the screen. */
export function nudge(position: PlanPosition, dx: number, dy: number, plan: ScreenBox): PlanPosition {
  return clampPosition({ x: position.x + dx / plan.width, y: position.y + dy / plan.height });
}

/** Metres between two places; null when the plan has no known width. */
export function metresBetween(a: PlanPosition, b: PlanPosition, plan: FloorPlan): number | null {
  if (!plan.metresPerWidth) return null;
  const metresHigh = (plan.metresPerWidth * plan.image.height) / plan.image.width;
  return Math.hypot((a.x - b.x) * plan.metresPerWidth, (a.y - b.y) * metresHigh);
}

/** Devices whose heights differ by less than this share of the plan are read as one line. */
const lineHeight = 0.05;

/** As one reads: line by line from the top, each from the left; same spots by code. */
export function inReadingOrder<Device extends Pick<PlanDevice, 'code' | 'position'>>(
  devices: readonly Device[],
): Device[] {
  const placed = devices.flatMap((device) => (device.position ? [{ device, at: device.position }] : []));
  return placed
    .sort(
      (a, b) =>
        Math.floor(a.at.y / lineHeight) - Math.floor(b.at.y / lineHeight) ||
        a.at.x - b.at.x ||
        (a.device.code ?? '').localeCompare(b.device.code ?? ''),
    )
    .map(({ device }) => device);
}
