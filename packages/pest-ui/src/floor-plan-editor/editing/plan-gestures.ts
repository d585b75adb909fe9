import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { clampPosition, nudge, positionAt } from '../../floor-plan/plan-geometry';
import { dragCommand, historyCommand, type MarkerCommand, markerCommand } from './plan-keys';
import type { PlanEditing } from './useFloorPlanEditor';
import type { PointName } from './usePlanTool';

/**
 * What pointers and keys do. Markers have no handlers of their own; the events are read here, where they bubble to,
 * so that a thousand markers cost no more than one.
 */
export function planGestures(editing: PlanEditing, onDeviceOpen: ((id: string) => void) | undefined) {
  const { dragging, mode, mayMove, mayDelete, stops, layout, deviceOf, select, focusOn, tools } = editing;

  const mayDrag = (event: PointerEvent) =>
    mayMove &&
    editing.armed === null &&
    tools.tool === null &&
    event.button === 0 &&
    (event.pointerType !== 'touch' || mode === 'move') &&
    !closest(event, 'button, input, select');

  const obey = (command: MarkerCommand, id: string) => {
    const at = stops.findIndex((stop) => stop.id === id);
    const goTo = (index: number) => focusOn(stops[index]?.id ?? id);
    const cluster = layout.clusters.find((one) => one.id === id);
    const device = deviceOf(id);
    switch (command) {
      case 'next':
        return goTo(at + 1);
      case 'previous':
        return goTo(at - 1);
      case 'first':
        return goTo(0);
      case 'last':
        return goTo(stops.length - 1);
    }
    if (cluster) return editing.openCluster(cluster, 'keyboard');
    if (device) obeyDevice(command, device);
  };

  const obeyDevice = (command: 'select' | 'pickUp' | 'delete', device: PlanDevice) => {
    switch (command) {
      case 'select':
        return select(device.id, 'keyboard', 'details');
      case 'pickUp':
        if (mayMove && !device.locked) return editing.pickUp(device);
        select(device.id, 'keyboard', 'details');
        return onDeviceOpen?.(device.id);
      case 'delete':
        if (!mayDelete) return;
        select(device.id, 'keyboard', 'details');
        return editing.askToDelete();
    }
  };

  const onHandle = (event: PointerEvent | KeyboardEvent): PointName | null => {
    const name = idOf(event, 'handle');
    return name === 'a' || name === 'b' ? name : null;
  };

  /** Arrows move a point of a tool; answers whether the key was one of them. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const name = onHandle(event);
    const command = name && dragCommand(event);
    if (!tools.tool || !name || !command || typeof command === 'string') return false;
    const to = nudge(tools.tool[name], command.dx, command.dy, editing.viewport.planBox());
    tools.setPoint(name, to);
    editing.viewport.reveal(to, 'keyboard');
    editing.sayAt(to);
    return true;
  };

  /** Keys of a carried device; answers whether the key was one of them. */
  const carryKey = (event: KeyboardEvent): boolean => {
    const command = dragging.active?.source === 'keyboard' ? dragCommand(event) : null;
    if (command === null) return false;
    if (command === 'keep') dragging.keep();
    else if (command === 'putBack') dragging.cancel();
    else dragging.nudge(command.dx, command.dy);
    return true;
  };

  const rootKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') return editing.abandon();
    const command = isTextField(event) || mode === 'view' ? null : historyCommand(event);
    if (command) editing.takeStep(command, 'keyboard');
    return command !== null;
  };

  /** On the window of the plan. */
  const plan = {
    onClick(event: MouseEvent) {
      const id = tools.tool ? null : idOf(event, 'marker');
      const cluster = tools.tool ? null : idOf(event, 'cluster');
      const found = layout.clusters.find((one) => one.id === cluster);
      if (closest(event, '[data-handle], [data-tip]')) return;
      if (found && editing.armed === null) editing.openCluster(found, 'pointer');
      else if (id !== null && editing.armed === null) select(id, 'pointer', 'details');
      else editing.tap(event.clientX, event.clientY);
    },
    onDoubleClick(event: MouseEvent) {
      const id = idOf(event, 'marker');
      if (id !== null) onDeviceOpen?.(id);
    },
    onKeyDown(event: KeyboardEvent) {
      if (carryKey(event) || handleKey(event)) return swallow(event);
      const id = idOf(event, 'marker') ?? idOf(event, 'cluster');
      const command = id === null ? null : markerCommand(event);
      if (id === null || !command) return;
      swallow(event);
      obey(command, id);
    },
    onKeyUp(event: KeyboardEvent) {
      const at = dragging.active?.source === 'keyboard' && event.key.startsWith('Arrow') ? dragging.where() : null;
      if (at) editing.sayAt(at);
    },
    onFocus(event: FocusEvent) {
      const id = idOf(event, 'marker') ?? idOf(event, 'cluster');
      const stop = stops.find((one) => one.id === id);
      if (!stop?.position) return;
      editing.setFocused(stop.id);
      if (event.target.matches(':focus-visible')) editing.viewport.reveal(clampPosition(stop.position), 'keyboard');
    },
    onBlur(event: FocusEvent) {
      const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!stays && dragging.active?.source === 'keyboard') dragging.cancel();
    },
  };

  /** On the whole widget: a drag may begin in the tray and ends wherever the pointer is let go. */
  const root = {
    onPointerDown(event: PointerEvent) {
      const handle = onHandle(event);
      // The handle captures its pointer, so that it follows until the pointer is let go.
      if (handle && event.button === 0) return closest(event, '[data-handle]')?.setPointerCapture(event.pointerId);
      const device = deviceOf(idOf(event, 'marker') ?? idOf(event, 'tray-device'));
      if (device && !device.locked && mayDrag(event)) dragging.press(event, device);
      else dragging.interrupt(event);
    },
    onPointerMove(event: PointerEvent) {
      const handle = onHandle(event);
      if (handle && closest(event, '[data-handle]')?.hasPointerCapture(event.pointerId)) {
        tools.setPoint(handle, positionAt(event.clientX, event.clientY, editing.viewport.planBox()));
      } else dragging.follow(event, editing.root);
    },
    onPointerUp: (event: PointerEvent) => dragging.release(event),
    onPointerCancel: () => void dragging.cancel(),
    /** A touch is first captured by the marker, then by the root. Only the root's loss of it ends the drag. */
    onLostPointerCapture(event: PointerEvent) {
      if (event.target === event.currentTarget && dragging.active?.source === 'pointer') dragging.cancel();
    },
    onKeyDown(event: KeyboardEvent) {
      if (!event.defaultPrevented && rootKey(event)) swallow(event);
    },
  };
  return { plan, root };
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function idOf(event: SyntheticEvent, kind: 'marker' | 'cluster' | 'handle' | 'tray-device'): string | null {
  return closest(event, `[data-${kind}]`)?.getAttribute(`data-${kind}`) ?? null;
}

function isTextField(event: SyntheticEvent): boolean {
  return closest(event, 'input, textarea, select, [contenteditable]') !== null;
}

function closest({ target }: SyntheticEvent, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
