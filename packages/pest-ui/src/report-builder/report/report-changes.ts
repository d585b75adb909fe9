import type { ReportDocument, ReportSection } from 'pest-sdk';
import { sameValues } from '../../state/same-values';

/** What an author may change in a section: its words, whether the customer sees it. Figures are not his to change. */
export type SectionPatch = Partial<Pick<ReportSection, 'title' | 'text' | 'words' | 'editedIn' | 'hidden'>>;

/** What an author makes of a report; the rest (state, signatures, version) is the host's. */
export type ReportContent = Pick<ReportDocument, 'name' | 'subject' | 'sections'>;

/** One change of a report, as `onChange` tells it and {@link applyReportChange} applies it. */
export type ReportChange =
  | { readonly type: 'head'; readonly patch: Partial<Pick<ReportDocument, 'name' | 'subject'>> }
  | { readonly type: 'section'; readonly id: string; readonly patch: SectionPatch }
  /** `to` is a place in the order, counted without the section itself; beyond an end means that end. */
  | { readonly type: 'move'; readonly id: string; readonly to: number }
  | { readonly type: 'add'; readonly section: ReportSection; readonly at: number }
  | { readonly type: 'remove'; readonly id: string }
  /** Figures read anew: the section's data is replaced, its words stay. */
  | { readonly type: 'figures'; readonly id: string; readonly section: ReportSection }
  | { readonly type: 'content'; readonly content: ReportContent };

/** Why a report changed. */
export type ReportChangeReason =
  | 'rename'
  | 'write'
  | 'hide'
  | 'move'
  | 'add'
  | 'remove'
  | 'refresh'
  | 'restore'
  | 'merge'
  | 'undo'
  | 'redo'
  | 'save';

/** The report after a change; the same object where the change changes nothing. */
export function applyReportChange(document: ReportDocument, change: ReportChange): ReportDocument {
  const { sections } = document;
  switch (change.type) {
    case 'head':
      return { ...document, ...change.patch };
    case 'section':
      return withSections(
        document,
        mapSection(sections, change.id, (section) => ({ ...section, ...change.patch })),
      );
    case 'move':
      return moveSection(document, change.id, change.to);
    case 'add':
      return withSections(document, inserted(sections, change.section, change.at));
    case 'remove': {
      const left = sections.filter(({ id }) => id !== change.id);
      return left.length === sections.length ? document : withSections(document, left);
    }
    case 'figures':
      return withSections(
        document,
        mapSection(sections, change.id, (section) => withFigures(section, change.section)),
      );
    case 'content':
      return { ...document, ...contentOf(change.content) };
  }
}

/** What of a report an author can change. */
export function contentOf({ name, subject, sections }: ReportContent): ReportContent {
  return { name, subject, sections };
}

function withSections(document: ReportDocument, sections: ReportSection[]): ReportDocument {
  return { ...document, sections };
}

function mapSection(
  sections: readonly ReportSection[],
  id: string,
  change: (section: ReportSection) => ReportSection,
): ReportSection[] {
  return sections.map((section) => (section.id === id ? change(section) : section));
}

function inserted(sections: readonly ReportSection[], section: ReportSection, at: number): ReportSection[] {
  const place = Math.max(0, Math.min(at, sections.length));
  return [...sections.slice(0, place), section, ...sections.slice(place)];
}

/** The words and the place of one section with the figures of another. */
function withFigures(section: ReportSection, { ...read }: ReportSection): ReportSection {
  const { id, title, text, words, editedIn, hidden } = section;
  const own = { id, text, hidden, ...(title !== undefined && { title }), ...(words && { words }) };
  return { ...read, ...own, ...(editedIn && { editedIn }) };
}

function moveSection(document: ReportDocument, id: string, at: number): ReportDocument {
  const { sections } = document;
  const from = sections.findIndex((section) => section.id === id);
  const moved = sections[from];
  const to = Math.max(0, Math.min(at, sections.length - 1));
  if (!moved || from === to) return document;
  return withSections(
    document,
    inserted(
      sections.filter((section) => section.id !== id),
      moved,
      to,
    ),
  );
}

/** Whether an author changed something since the save. */
export function differs(document: ReportDocument, saved: ReportDocument): boolean {
  return !sameValues(contentOf(document), contentOf(saved));
}

/** Whether two objects are the same report with the same content, whatever its state and version. */
export function sameContent(a: ReportDocument | null, b: ReportDocument | null): boolean {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || a.id !== b.id) return false;
  return !differs(a, b);
}
