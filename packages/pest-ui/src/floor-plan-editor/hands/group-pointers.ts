import type { PlanPosition } from '../../floor-plan/floor-plan.types';
import { positionAt, type ScreenBox } from '../../floor-plan/plan-geometry';
import type { PlanEditing } from '../editing/useFloorPlanEditor';
import { reachable } from '../plan/plan-arrange';
import type { GestureHost } from './gesture-host';

/** A press that may become a drag: of a frame around devices, or of the devices that are selected. */
interface Press {
  readonly kind: 'frame' | 'group';
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
  /** The device under the pointer. */
  readonly id: string | null;
  /** Whether a frame adds to what is selected. */
  readonly adds: boolean;
}

/** Pixels a pointer may tremble before a press becomes a drag. */
const threshold = 4;

export function listenToPointers(plan: HTMLElement, signal: AbortSignal, host: GestureHost): void {
  let press: Press | null = null;
  let dragged = false;
  let box: ScreenBox | null = null;

  const drawFrame = (next: ScreenBox | null) => {
    box = next;
    host.setMarquee(next);
  };
  const giveUp = () => {
    if (!press) return;
    press = null;
    drawFrame(null);
    host.setCarry(null);
  };
  const drag = (begun: Press, event: PointerEvent) => {
    if (begun.kind === 'frame') return drawFrame(boxBetween(begun, event));
    const editing = host.editing();
    const { width, height } = editing.viewport.planBox();
    const by = { x: (event.clientX - begun.clientX) / width, y: (event.clientY - begun.clientY) / height };
    const drawn = settled(editing, begun.id, by, event.altKey);
    host.setCarry({ by: reachable(host.acts().movable, drawn), source: 'pointer' });
  };
  const drop = ({ kind, adds }: Press) => {
    if (kind === 'group') return host.keep();
    const editing = host.editing();
    const found = box ? within(editing, box) : [];
    drawFrame(null);
    host.acts().choose(new Set([...(adds ? editing.group : []), ...found]), 'pointer');
    // Where the keys that move and delete them are heard.
    plan.focus({ preventScroll: true });
  };

  const down = (event: PointerEvent) => {
    dragged = false;
    // A second pointer gives up the gesture of the first.
    if (press) return giveUp();
    if (!event.isPrimary || event.button !== 0 || isForeign(event, host.editing())) return;
    const kind = kindOf(event, host);
    if (kind !== 'none') event.stopImmediatePropagation();
    if (kind !== 'frame' && kind !== 'group') return;
    const { pointerId, clientX, clientY } = event;
    press = {
      kind,
      pointerId,
      clientX,
      clientY,
      id: host.idsAt(event.target)[0] ?? null,
      adds: wantsSeveral(event, host),
    };
  };
  const move = (event: PointerEvent) => {
    if (press?.pointerId !== event.pointerId) return;
    event.stopImmediatePropagation();
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= threshold;
    if (!dragged && !far) return;
    // Not at the press already: a captured click would not hit the mark that it is on.
    if (!dragged) plan.setPointerCapture(event.pointerId);
    dragged = true;
    drag(press, event);
  };
  const up = (event: PointerEvent) => {
    if (press?.pointerId !== event.pointerId) return;
    event.stopImmediatePropagation();
    const begun = press;
    press = null;
    if (dragged) drop(begun);
  };
  const click = (event: MouseEvent) => {
    const ended = dragged;
    dragged = false;
    if (!ended && (!wantsSeveral(event, host) || isForeign(event, host.editing()))) return;
    event.stopImmediatePropagation();
    const ids = ended ? [] : host.idsAt(event.target);
    if (ids.length > 0) host.acts().toggle(ids, 'pointer');
  };
  const early = { capture: true, signal };
  plan.addEventListener('pointerdown', down, early);
  plan.addEventListener('pointermove', move, early);
  plan.addEventListener('pointerup', up, early);
  plan.addEventListener('pointercancel', giveUp, early);
  plan.addEventListener('click', click, early);
}

function wantsSeveral(event: MouseEvent, host: GestureHost): boolean {
  return event.shiftKey || host.editing().gathering;
}

/** What a press begins; `mark` is a click on a device that is to be taken in or out, and neither a drag nor a pan. */
function kindOf(event: PointerEvent, host: GestureHost): Press['kind'] | 'mark' | 'none' {
  const [id] = host.idsAt(event.target);
  if (wantsSeveral(event, host)) return id === undefined ? 'frame' : 'mark';
  const { group, mayMove, mode } = host.editing();
  // A finger moves devices only where it is asked to, as it moves one.
  const byFinger = event.pointerType === 'touch' && mode !== 'move';
  return id !== undefined && group.has(id) && mayMove && !byFinger ? 'group' : 'none';
}

/** Whether a press is no business of several: another tool is at work, or it hit a control on the plan. */
function isForeign({ target }: Event, { armed, tools, dragging }: PlanEditing): boolean {
  const control = 'button, input, select, a, [data-tip], [data-handle]';
  const onControl = target instanceof Element && target.closest(control) !== null;
  return armed !== null || tools.tool !== null || dragging.active !== null || onControl;
}

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

function boxBetween(from: Spot, to: Spot): ScreenBox {
  return {
    left: Math.min(from.clientX, to.clientX),
    top: Math.min(from.clientY, to.clientY),
    width: Math.abs(to.clientX - from.clientX),
    height: Math.abs(to.clientY - from.clientY),
  };
}

/** The same way, but that the device under the pointer is drawn to what is close to it. */
function settled(editing: PlanEditing, id: string | null, by: PlanPosition, free: boolean): PlanPosition {
  const from = editing.deviceOf(id)?.position;
  if (!from || id === null) return by;
  const at = { x: from.x + by.x, y: from.y + by.y };
  const to = editing.settle.current?.(at, { id, from, source: 'pointer' }, free) ?? at;
  return { x: to.x - from.x, y: to.y - from.y };
}

/** The devices shown whose places lie in a part of the screen. */
function within({ viewport, shown }: PlanEditing, { left, top, width, height }: ScreenBox): string[] {
  const plan = viewport.planBox();
  const [from, to] = [positionAt(left, top, plan), positionAt(left + width, top + height, plan)];
  return shown.flatMap(({ id, position: at }) =>
    at && at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y ? [id] : [],
  );
}
