/** The part of a keyboard event that decides what it means. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export type MarkerCommand = 'next' | 'previous' | 'first' | 'last' | 'pickUp' | 'select' | 'delete';
export type CarryCommand = { readonly dx: number; readonly dy: number } | 'keep' | 'putBack';

const markerCommands: Readonly<Record<string, MarkerCommand>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'pickUp',
  m: 'pickUp',
  M: 'pickUp',
  ' ': 'select',
  Delete: 'delete',
  Backspace: 'delete',
};

/** What a key means on a marker that has the focus. */
export function markerCommand(key: Key): MarkerCommand | null {
  return key.ctrlKey || key.metaKey ? null : (markerCommands[key.key] ?? null);
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/** What a key means while the keyboard carries a device: arrows are 1 pixel of the screen, with Shift 10. */
export function dragCommand(key: Key): CarryCommand | null {
  const arrow = arrows[key.key];
  if (arrow) {
    const step = key.shiftKey ? 10 : 1;
    return { dx: arrow[0] * step, dy: arrow[1] * step };
  }
  if (key.key === 'Enter' || key.key.toLowerCase() === 'm') return 'keep';
  return key.key === 'Escape' ? 'putBack' : null;
}

/** Undo and redo as people know them; null for anything else. */
export function historyCommand({ key, shiftKey, ctrlKey, metaKey }: Key): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}
