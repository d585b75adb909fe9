import type { InspectionTemplate } from '../InspectionTemplateEditor.types';

/** Why a line of a file could not be taken as it stands. */
export type ImportProblemKind =
  | 'notJson'
  | 'notTemplate'
  | 'noSurvey'
  | 'unknownType'
  | 'unknownList'
  | 'labelMissing'
  | 'logic'
  | 'constraint'
  | 'default'
  /** How the phone is to ask, beyond what a template says. */
  | 'parameters'
  | 'nested'
  /** A number without decimals, which may have some now. */
  | 'integer'
  /** A choice that is not in its list, written by whoever answers. */
  | 'otherChoice'
  | 'disabled'
  /** Nothing is taken from it; `lines` are those where it says something. */
  | 'column'
  | 'sheet';

/** Something that a file says and a template cannot, or that it says wrongly. */
export interface ImportProblem {
  readonly kind: ImportProblemKind;
  /** Counted from 1, as editors and spreadsheets do; null where it is about the whole file. */
  readonly line: number | null;
  /** Of a column. */
  readonly lines?: readonly number[] | undefined;
  /** What stands there. */
  readonly text: string;
}

/** What a file holds, to be looked at before it is taken. */
export interface TemplateImport {
  /** Null where there is nothing to take. */
  readonly template: InspectionTemplate | null;
  readonly problems: readonly ImportProblem[];
}
