import { useSyncExternalStore } from 'react';

/** Something on the page that would be lost by leaving it. */
export interface Unsaved {
  /** Asked at the moment of leaving: what was saved meanwhile stops nobody. */
  isDirty(): boolean;
  /** The person chose to leave without it. */
  discard(): void;
}

/** What waits for an answer to "Leave without saving?". */
export interface LeaveQuestion {
  leave(): void;
  stay(): void;
}

const onPage = new Set<Unsaved>();
let question: LeaveQuestion | null = null;
const listeners = new Set<() => void>();

/** Guards something for as long as it is on the page; answers how to take it off. */
export function guardUnsaved(unsaved: Unsaved): () => void {
  if (onPage.size === 0) watchWindow();
  onPage.add(unsaved);
  return () => {
    onPage.delete(unsaved);
    if (onPage.size === 0) unwatchWindow();
  };
}

/** Does what leads away, after asking once where something would be lost: on the whole page, or in the form named. */
export function leave(go: () => void, from?: Unsaved): void {
  const lost = dirtyOnes(from);
  if (lost.length === 0) {
    go();
    return;
  }
  ask(() => {
    for (const unsaved of lost) unsaved.discard();
    go();
  });
}

/** Lets the page reload without a question: what was typed is kept as a draft, and comes back. */
export function leaveWithDrafts(): void {
  unwatchWindow();
}

/** The question that is being asked, if any. */
export function useLeaveQuestion(): LeaveQuestion | null {
  return useSyncExternalStore(subscribe, () => question);
}

function dirtyOnes(from: Unsaved | undefined): readonly Unsaved[] {
  return [...(from ? [from] : onPage)].filter((unsaved) => unsaved.isDirty());
}

function ask(go: () => void): void {
  if (question) return;
  const settle = (then: () => void) => () => {
    show(null);
    then();
  };
  show({ leave: settle(go), stay: settle(() => undefined) });
}

function show(next: LeaveQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watchWindow(): void {
  window.addEventListener('beforeunload', askByBrowser);
}

function unwatchWindow(): void {
  window.removeEventListener('beforeunload', askByBrowser);
}

/** Closing the tab and reloading are asked about by the browser, in its own words. */
function askByBrowser(event: BeforeUnloadEvent): void {
  if (dirtyOnes(undefined).length > 0) event.preventDefault();
}

/** An entry of the tab's history: its number, as the router counts them, and its path. */
interface Entry {
  readonly index: number;
  readonly path: string;
}

let shown: Entry = { index: 0, path: '' };
/** A step through the history that is not the person's. */
let ownStep = false;

/**
 * Asks at the browser's back and forward keys too. To be called before there is a router: a window tells its listeners in
 * the order in which they came.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', holdBack);
}

/** To be told after every navigation: where the page stands in the tab's history. */
export function noteEntry(): void {
  shown = currentEntry();
}

function currentEntry(): Entry {
  const state: unknown = history.state;
  const counted = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return { index: typeof counted === 'number' ? counted : 0, path: location.pathname };
}

/** Back and forward have already moved when they are told: the step is taken back, asked about, and then made again. */
function holdBack(event: PopStateEvent): void {
  if (ownStep) {
    ownStep = false;
    if (question) event.stopImmediatePropagation();
    return;
  }
  const target = currentEntry();
  const steps = target.index - shown.index;
  if (steps === 0 || target.path === shown.path || dirtyOnes(undefined).length === 0) return;
  event.stopImmediatePropagation();
  leave(() => {
    ownStep = true;
    history.go(steps);
  });
  ownStep = true;
  history.go(-steps);
}
