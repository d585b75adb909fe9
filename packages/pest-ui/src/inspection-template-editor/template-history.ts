import type { InspectionTemplate } from './InspectionTemplateEditor.types';

/** Earlier states, oldest first, and states taken back, the next to redo first. */
export interface TemplateHistory {
  readonly past: readonly InspectionTemplate[];
  readonly future: readonly InspectionTemplate[];
  /** The field the last step typed into: letters typed one after the other are one step. */
  readonly typingIn: string | null;
}

export const emptyHistory: TemplateHistory = { past: [], future: [], typingIn: null };

const longest = 100;

export function record(history: TemplateHistory, before: InspectionTemplate, typingIn: string | null): TemplateHistory {
  const goesOn = typingIn !== null && typingIn === history.typingIn;
  return { past: goesOn ? history.past : [...history.past, before].slice(-longest), future: [], typingIn };
}

interface Step {
  readonly history: TemplateHistory;
  readonly template: InspectionTemplate;
}

export function undo(history: TemplateHistory, now: InspectionTemplate): Step | null {
  const template = history.past.at(-1);
  if (!template) return null;
  return { template, history: { past: history.past.slice(0, -1), future: [now, ...history.future], typingIn: null } };
}

export function redo(history: TemplateHistory, now: InspectionTemplate): Step | null {
  const [template, ...future] = history.future;
  return template ? { template, history: { past: [...history.past, now], future, typingIn: null } } : null;
}
