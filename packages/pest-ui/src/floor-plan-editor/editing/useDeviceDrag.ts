import { type RefObject, useRef, useState } from 'react';
import type { PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { clampPosition, isOnPlan, nudge, positionAt, type ScreenBox } from '../../floor-plan/plan-geometry';
import type { DrawGhost } from '../../floor-plan/plan-ghost';
import type { ChangeSource } from '../../widget/widget.types';

/** A device that is being dragged. */
export interface DeviceDrag {
  readonly id: string;
  readonly from: PlanPosition | null;
  readonly source: Extract<ChangeSource, 'pointer' | 'keyboard'>;
}

interface Press {
  readonly pointerId: number;
  readonly id: string;
  readonly from: PlanPosition | null;
  readonly clientX: number;
  readonly clientY: number;
  /** The place of the plan that was under the pointer. */
  readonly grabbed: PlanPosition;
}

interface Options {
  readonly planBox: () => ScreenBox;
  readonly frameBox: () => ScreenBox;
  /** Draws the dragged device at a place; null hides it. */
  readonly onDraw: (draw: DrawGhost, drag: DeviceDrag, at: PlanPosition | null) => void;
  /** Where a device that is dragged to a place goes: a line close by may draw it. */
  readonly settle: { readonly current: SettlePlace | null };
  readonly onMove: (drag: DeviceDrag, to: PlanPosition) => void;
  readonly onKeep: (drag: DeviceDrag, to: PlanPosition) => void;
  readonly onCancel: (drag: DeviceDrag) => void;
}

/** The place that a dragged device is drawn to; with `free` it stays where the pointer is. */
export type SettlePlace = (at: PlanPosition, drag: DeviceDrag, free: boolean) => PlanPosition;

/** Pixels a pointer may tremble before a press becomes a drag. */
const dragThreshold = 4;

export interface PointerLike {
  readonly pointerId: number;
  /** The key that leaves a dragged device exactly under the pointer. */
  readonly altKey: boolean;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Carries one device, by pointer or by keys, with one way to end well and one way back: whatever interrupts it
 * (Escape, a second finger, a lost pointer, a change of mode) puts everything back. While it moves only the ghost's
 * transform is written; React learns of the start and of the end.
 */
export function useDeviceDrag({ planBox, frameBox, settle, onDraw, onMove, onKeep, onCancel }: Options) {
  const [active, setActive] = useState<DeviceDrag | null>(null);
  const current = useRef<DeviceDrag | null>(null);
  const press = useRef<Press | null>(null);
  const at = useRef<PlanPosition | null>(null);
  const ghost = useRef<DrawGhost | null>(null);

  const drawGhost = () => {
    if (ghost.current && current.current) onDraw(ghost.current, current.current, at.current);
  };
  const begin = (next: DeviceDrag, position: PlanPosition | null) => {
    current.current = next;
    at.current = position;
    setActive(next);
  };
  const moveTo = (position: PlanPosition | null) => {
    at.current = position;
    drawGhost();
    if (position && current.current) onMove(current.current, position);
  };
  const end = () => {
    const ended = current.current;
    current.current = null;
    press.current = null;
    setActive(null);
    return ended;
  };
  const keep = () => {
    const to = at.current;
    const ended = end();
    if (!ended) return;
    if (to) onKeep(ended, to);
    else onCancel(ended);
  };
  const cancel = () => {
    const ended = end();
    if (ended) onCancel(ended);
    return ended !== null;
  };

  return {
    active,
    ghost: (draw: DrawGhost | null) => {
      ghost.current = draw;
      drawGhost();
    },
    keep,
    cancel,

    /** Remembers where a pointer went down; a second pointer gives up the gesture of the first. */
    press(pointer: PointerLike, device: Pick<PlanDevice, 'id' | 'position'>) {
      if (press.current) {
        cancel();
        return;
      }
      const { pointerId, clientX, clientY } = pointer;
      const grabbed = positionAt(clientX, clientY, planBox());
      press.current = { pointerId, clientX, clientY, grabbed, id: device.id, from: device.position };
    },
    /** For a pointer that went down on no device: it cancels the drag of another pointer. */
    interrupt(pointer: PointerLike) {
      if (press.current && press.current.pointerId !== pointer.pointerId) cancel();
    },
    follow(pointer: PointerLike, surface: RefObject<HTMLElement | null>) {
      const down = press.current;
      if (!down || down.pointerId !== pointer.pointerId) return;
      if (!current.current) {
        if (Math.hypot(pointer.clientX - down.clientX, pointer.clientY - down.clientY) < dragThreshold) return;
        surface.current?.setPointerCapture(pointer.pointerId);
        begin({ id: down.id, from: down.from, source: 'pointer' }, down.from);
      }
      const to = draggedTo(down, pointer, planBox(), frameBox());
      const drag = current.current;
      moveTo((to && drag && settle.current?.(to, drag, pointer.altKey)) ?? to);
    },
    release(pointer: PointerLike) {
      if (press.current?.pointerId !== pointer.pointerId) return;
      if (current.current) keep();
      else press.current = null;
    },

    pickUp(device: Pick<PlanDevice, 'id' | 'position'>, start: PlanPosition) {
      begin({ id: device.id, from: device.position, source: 'keyboard' }, start);
    },
    /** Moves the device that is moved by keys by pixels of the screen. */
    nudge(dx: number, dy: number) {
      if (at.current) moveTo(nudge(at.current, dx, dy, planBox()));
    },
    where: () => at.current,
  };
}

/**
 * A device on the plan keeps the distance it was grabbed at and stays on the plan; one from the tray hangs under the
 * pointer, and has no place while the pointer is off the plan.
 */
function draggedTo(down: Press, pointer: PointerLike, plan: ScreenBox, frame: ScreenBox): PlanPosition | null {
  const under = positionAt(pointer.clientX, pointer.clientY, plan);
  if (down.from) {
    return clampPosition({ x: down.from.x + under.x - down.grabbed.x, y: down.from.y + under.y - down.grabbed.y });
  }
  const seen = isOnPlan(positionAt(pointer.clientX, pointer.clientY, frame));
  return seen && isOnPlan(under) ? under : null;
}
