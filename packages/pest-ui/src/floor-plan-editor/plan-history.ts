import type { PlanChange } from './FloorPlanEditor.types';

/** One gesture, and how to take it back. */
export interface PlanStep {
  readonly changes: readonly PlanChange[];
  readonly inverse: readonly PlanChange[];
}

/** Steps done, oldest first, and steps taken back, the next to redo first. */
export interface PlanHistory {
  readonly done: readonly PlanStep[];
  readonly undone: readonly PlanStep[];
}

export const emptyHistory: PlanHistory = { done: [], undone: [] };

const longest = 100;

/** A new step forgets what had been taken back. */
export function record(history: PlanHistory, step: PlanStep): PlanHistory {
  return { done: [...history.done, step].slice(-longest), undone: [] };
}

export function undo(
  history: PlanHistory,
): { readonly history: PlanHistory; readonly changes: readonly PlanChange[] } | null {
  const step = history.done.at(-1);
  if (!step) return null;
  return { history: { done: history.done.slice(0, -1), undone: [step, ...history.undone] }, changes: step.inverse };
}

export function redo(
  history: PlanHistory,
): { readonly history: PlanHistory; readonly changes: readonly PlanChange[] } | null {
  const [step, ...undone] = history.undone;
  if (!step) return null;
  return { history: { done: [...history.done, step], undone }, changes: step.changes };
}
