import { dragCommand } from '../editing/plan-keys';
import { reachable } from '../plan/plan-arrange';
import type { GestureHost } from './gesture-host';

/** Ctrl or ⌘ and an arrow goes from device to device where the arrow alone moves those that are selected. */
const ways: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function listenToKeys(plan: HTMLElement, root: HTMLElement, signal: AbortSignal, host: GestureHost): void {
  const key = (event: KeyboardEvent) => {
    const { dragging, tools } = host.editing();
    if (event.defaultPrevented || dragging.active || tools.tool || isText(event.target)) return;
    if (!(obeyAnywhere(event, root, host) || (contains(plan, event.target) && obey(event, host)))) return;
    event.preventDefault();
    // Before the handlers of a single device, which are React's and so further out.
    event.stopPropagation();
  };
  const leave = (event: FocusEvent) => {
    if (host.carry()?.source === 'keyboard' && !contains(plan, event.relatedTarget)) host.keep();
  };
  root.addEventListener('keydown', key, { signal });
  plan.addEventListener('focusout', leave, { signal });
}

/** Keys that are heard wherever in the editor the focus is. */
function obeyAnywhere({ key }: KeyboardEvent, root: HTMLElement, host: GestureHost): boolean {
  if (key === '?') host.editing().setShowsKeys(true);
  else if (key === '/') {
    host.editing().setTab('list');
    // The list, and its search, may only now be drawn.
    requestAnimationFrame(() => root.querySelector<HTMLElement>('input[type="search"]')?.focus());
  } else return false;
  return true;
}

/** Answers whether the key was one of several devices. */
function obey(event: KeyboardEvent, host: GestureHost): boolean {
  const { group, gathering, mayDelete, askToDelete } = host.editing();
  const ids = host.idsAt(event.target);
  const held = event.ctrlKey || event.metaKey;
  if (held) return obeyHeld(event, ids, host);
  if (event.key === ' ' && ids.length > 0 && (event.shiftKey || gathering)) {
    host.acts().toggle(ids, 'keyboard');
    return true;
  }
  if (group.size === 0) return false;
  if ((event.key === 'Delete' || event.key === 'Backspace') && mayDelete) {
    askToDelete();
    return true;
  }
  return carryOn(event, host);
}

function obeyHeld(event: KeyboardEvent, ids: readonly string[], host: GestureHost): boolean {
  const { stops, focusOn } = host.editing();
  const [id] = ids;
  const way = ways[event.key];
  const key = event.key.toLowerCase();
  if (key === 'a') host.acts().chooseAll('keyboard');
  else if (key === 'd') {
    // Held down, the key comes again and again.
    if (!event.repeat) host.copy();
  } else if (key === 'z' && host.carry()) putBack(host);
  else if (event.key === ' ' && id !== undefined) host.acts().toggle(ids, 'keyboard');
  else if (way !== undefined && id !== undefined) {
    const at = stops.findIndex((stop) => stop.ids.includes(id));
    focusOn(stops[at + way]?.id ?? id);
  } else return false;
  return true;
}

/** Arrows carry the selected devices by pixels of the screen, Enter keeps them there, Escape puts them back. */
function carryOn(event: KeyboardEvent, host: GestureHost): boolean {
  const { mayMove, viewport } = host.editing();
  const { movable } = host.acts();
  const carry = host.carry();
  const command = event.altKey ? null : dragCommand(event);
  if (command === null || !mayMove || movable.length === 0) return false;
  if (command === 'putBack') {
    if (!carry) return false;
    putBack(host);
  } else if (command === 'keep' && carry) host.keep();
  else {
    const { dx, dy } = command === 'keep' ? { dx: 0, dy: 0 } : command;
    const { width, height } = viewport.planBox();
    const { x, y } = carry?.by ?? { x: 0, y: 0 };
    host.setCarry({ by: reachable(movable, { x: x + dx / width, y: y + dy / height }), source: 'keyboard' });
  }
  return true;
}

function putBack(host: GestureHost): void {
  host.setCarry(null);
  host.acts().putBack();
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function contains(whole: Node, part: EventTarget | null): boolean {
  return part instanceof Node && whole.contains(part);
}
