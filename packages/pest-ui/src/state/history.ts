/** Steps done, oldest first, and steps taken back, the next to redo first. */
export interface History<Step> {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** The field that the last step typed into: letters typed one after the other are one step. */
  readonly typingIn: string | null;
}

const longest = 100;

export function emptyHistory<Step>(): History<Step> {
  return { done: [], undone: [], typingIn: null };
}

/**
 * A new step forgets what had been taken back. Where it goes on typing into the same field, `join` makes one step of
 * it and the one before.
 */
export function record<Step>(
  history: History<Step>,
  step: Step,
  typingIn: string | null = null,
  join: (earlier: Step, later: Step) => Step = (_, later) => later,
): History<Step> {
  const last = history.done.at(-1);
  const goesOn = last !== undefined && typingIn !== null && typingIn === history.typingIn;
  const done = goesOn ? [...history.done.slice(0, -1), join(last, step)] : [...history.done, step].slice(-longest);
  return { done, undone: [], typingIn };
}

/** The step that is taken back or done again, and the history after it; null where there is none. */
export interface Taken<Step> {
  readonly history: History<Step>;
  readonly step: Step;
}

export function undo<Step>(history: History<Step>): Taken<Step> | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  return { step, history: { done: history.done.slice(0, -1), undone: [step, ...history.undone], typingIn: null } };
}

export function redo<Step>(history: History<Step>): Taken<Step> | null {
  const [step, ...undone] = history.undone;
  if (step === undefined) return null;
  return { step, history: { done: [...history.done, step], undone, typingIn: null } };
}
