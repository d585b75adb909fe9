import type { ReportDocument, ReportSection } from 'pest-sdk';

/** What an author may change in a section: its words, whether the customer sees it. Figures are not his to change. */
export type SectionPatch = Partial<Pick<ReportSection, 'title' | 'text' | 'words' | 'editedIn' | 'hidden'>>;

export function setSection(document: ReportDocument, id: string, patch: SectionPatch): ReportDocument {
  const sections = document.sections.map((section) => (section.id === id ? { ...section, ...patch } : section));
  return { ...document, sections };
}

/** Moves a section to a place in the order, counted without itself; beyond an end means that end. */
export function moveSection(document: ReportDocument, id: string, at: number): ReportDocument {
  const from = document.sections.findIndex((section) => section.id === id);
  const moved = document.sections[from];
  const to = Math.max(0, Math.min(at, document.sections.length - 1));
  if (!moved || from === to) return document;
  const rest = document.sections.filter((section) => section.id !== id);
  return { ...document, sections: [...rest.slice(0, to), moved, ...rest.slice(to)] };
}

export function moveSectionBy(document: ReportDocument, id: string, step: -1 | 1): ReportDocument {
  return moveSection(document, id, document.sections.findIndex((section) => section.id === id) + step);
}

/** Whether an author changed something since the save. */
export function differs(document: ReportDocument, saved: ReportDocument): boolean {
  return document.sections !== saved.sections || document.name !== saved.name || document.subject !== saved.subject;
}
