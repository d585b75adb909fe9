import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { PlanDevice } from '../floor-plan/floor-plan.types';
import { dragCommand, historyCommand, type MarkerCommand, markerCommand } from './plan-keys';
import type { PlanEditing } from './useFloorPlanEditor';

/**
 * What pointers and keys do. Markers have no handlers of their own; the events are read here, where they bubble to,
 * so that a thousand markers cost no more than one.
 */
export function planGestures(editing: PlanEditing, onDeviceOpen: ((id: string) => void) | undefined) {
  const { dragging, mode, mayMove, mayDelete, placed, deviceOf, select, focusOn } = editing;

  const mayDrag = (event: PointerEvent) =>
    mayMove &&
    editing.armed === null &&
    event.button === 0 &&
    (event.pointerType !== 'touch' || mode === 'move') &&
    !(event.target instanceof Element && event.target.closest('button, input, select'));

  const obey = (command: MarkerCommand, device: PlanDevice) => {
    const at = placed.indexOf(device);
    const goTo = (index: number) => focusOn(placed[index]?.id ?? device.id);
    switch (command) {
      case 'next':
        return goTo(at + 1);
      case 'previous':
        return goTo(at - 1);
      case 'first':
        return goTo(0);
      case 'last':
        return goTo(placed.length - 1);
      case 'select':
        return select(device.id);
      case 'pickUp':
        if (mayMove) return editing.pickUp(device);
        select(device.id);
        return onDeviceOpen?.(device.id);
      case 'delete':
        if (!mayDelete) return;
        select(device.id);
        return editing.askToDelete();
    }
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
    const command = isTextField(event.target) || mode === 'view' ? null : historyCommand(event);
    if (command) editing.takeStep(command, 'keyboard');
    return command !== null;
  };

  /** On the window of the plan. */
  const plan = {
    onClick(event: MouseEvent) {
      const id = deviceIdOf(event.target, 'marker');
      if (id !== null && editing.armed === null) select(id);
      else editing.tap(event.clientX, event.clientY);
    },
    onDoubleClick(event: MouseEvent) {
      const id = deviceIdOf(event.target, 'marker');
      if (id !== null) onDeviceOpen?.(id);
    },
    onKeyDown(event: KeyboardEvent) {
      if (carryKey(event)) return swallow(event);
      const device = deviceOf(deviceIdOf(event.target, 'marker'));
      const command = device && markerCommand(event);
      if (!command) return;
      swallow(event);
      obey(command, device);
    },
    onKeyUp(event: KeyboardEvent) {
      const at = dragging.active?.source === 'keyboard' && event.key.startsWith('Arrow') ? dragging.where() : null;
      if (at) editing.sayAt(at);
    },
    onFocus(event: FocusEvent) {
      const device = deviceOf(deviceIdOf(event.target, 'marker'));
      if (!device?.position) return;
      editing.setFocused(device.id);
      if (event.target.matches(':focus-visible')) editing.viewport.reveal(device.position);
    },
    onBlur(event: FocusEvent) {
      const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!stays && dragging.active?.source === 'keyboard') dragging.cancel();
    },
  };

  /** On the whole widget: a drag may begin in the tray and ends wherever the pointer is let go. */
  const root = {
    onPointerDown(event: PointerEvent) {
      const device = deviceOf(deviceIdOf(event.target, 'marker') ?? deviceIdOf(event.target, 'trayDevice'));
      if (device && mayDrag(event)) dragging.press(event, device);
      else dragging.interrupt(event);
    },
    onPointerMove: (event: PointerEvent) => dragging.follow(event, editing.root),
    onPointerUp: (event: PointerEvent) => dragging.release(event),
    onPointerCancel: () => void dragging.cancel(),
    /** A finger's first capture, by the marker, is given up for that of the root: only losing the latter counts. */
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

function deviceIdOf(target: EventTarget, kind: 'marker' | 'trayDevice'): string | null {
  if (!(target instanceof Element)) return null;
  const attribute = kind === 'marker' ? 'data-marker' : 'data-tray-device';
  return target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
}

function isTextField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
