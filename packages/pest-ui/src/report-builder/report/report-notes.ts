import type { HostCallOptions } from '../../widget/widget.types';

/** What a reviewer noted at a section, and what came of it. */
export interface ReportSectionNote {
  readonly id: string;
  readonly sectionId: string;
  readonly text: string;
  readonly by?: string | undefined;
  readonly at?: string | undefined;
  readonly answer?: ReportNoteAnswer | null | undefined;
  /** Null or left out while something is to be done about it. */
  readonly resolved?: { readonly by?: string | undefined; readonly at?: string | undefined } | null | undefined;
}

/** What the author answered to a note. */
export interface ReportNoteAnswer {
  readonly text: string;
  readonly by?: string | undefined;
  readonly at?: string | undefined;
}

/** Reviewers' notes and what can be done with them: each callback is a button. */
export interface ReportNoteProps {
  /** What reviewers noted at the sections, in any order; no part of the report, and never printed. */
  readonly notes?: readonly ReportSectionNote[] | null | undefined;
  readonly onAddNote?:
    | ((note: Pick<ReportSectionNote, 'sectionId' | 'text'>, options: HostCallOptions) => Promise<unknown>)
    | undefined;
  readonly onAnswerNote?:
    | ((answer: Pick<ReportSectionNote, 'id' | 'text'>, options: HostCallOptions) => Promise<unknown>)
    | undefined;
  readonly onResolveNote?: ((note: ReportSectionNote, options: HostCallOptions) => Promise<unknown>) | undefined;
}

/** Those that wait first, each part oldest first; of sections that are gone too. */
export function orderedNotes(notes: readonly ReportSectionNote[]): readonly ReportSectionNote[] {
  const open = notes.filter(({ resolved }) => !resolved);
  return [...open, ...notes.filter(({ resolved }) => resolved)];
}
