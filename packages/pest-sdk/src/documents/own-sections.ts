import type { ReportSection } from '../contract/report-document';
import type { Words } from '../language/language';
import { isOwnKind, type OwnKind } from '../trade/question-types';
import type { Cell, ColumnForm, Fact, Parts } from './blocks';
import type { ReportBlock, ReportReader } from './report-blocks';

/** A report section of a host's own kind: what every section has, and data that only the host's definition reads. */
export interface OwnReportSection<Data = unknown>
  extends Pick<ReportSection, 'id' | 'title' | 'hidden' | 'text' | 'words' | 'editedIn'> {
  readonly kind: OwnKind;
  readonly data: Data;
}

/** A part of such a section. */
export type OwnBlock =
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | {
      readonly kind: 'table';
      /** Above it, where it is called otherwise than its section. */
      readonly label?: string | undefined;
      readonly columns: readonly { readonly head: Parts; readonly form: ColumnForm }[];
      readonly rows: readonly (readonly Cell[])[];
    };

/** A kind of report section of a host's own. */
export interface ReportSectionDefinition<Data> {
  /** Whose it is, and what: `acme:audit`. */
  readonly kind: OwnKind;
  /** Its title, where an author gave none. */
  readonly words: Words;
  readonly isData: (data: unknown) => data is Data;
  /** What it says, in the reader's words: screen and print lay out the same blocks. */
  readonly blocks: (data: Data, reader: ReportReader) => readonly OwnBlock[];
}

interface OwnSectionRow {
  readonly words: Words;
  readonly blocks: (data: unknown, title: string, reader: ReportReader) => readonly ReportBlock[] | null;
}

const rows = new Map<string, OwnSectionRow>();

/**
 * Makes a kind of section known to every report that is shown or printed on the page: once, before the first is drawn. A
 * page without it says that the section cannot be shown, and keeps it.
 *
 * @throws RangeError where `kind` is no name of a host's own
 */
export function defineReportSection<Data>({ kind, words, isData, blocks }: ReportSectionDefinition<Data>): void {
  if (!isOwnKind(kind)) throw new RangeError(`A report section of a host is named as acme:audit, not ${kind}.`);
  rows.set(kind, {
    words,
    blocks: (data, title, reader) =>
      isData(data) ? blocks(data, reader).map((block) => ownBlock(block, title)) : null,
  });
}

/** What a host's own kind of section is called; undefined of one that nobody defined. */
export function ownSectionWords(kind: string): Words | undefined {
  return rows.get(kind)?.words;
}

/** The blocks of a host's own section; null of one that nobody defined, or whose data is none of its kind. */
export function ownSectionBlocks(
  { kind, data }: { readonly kind: string; readonly data: unknown },
  title: string,
  reader: ReportReader,
): readonly ReportBlock[] | null {
  return rows.get(kind)?.blocks(data, title, reader) ?? null;
}

/** A column that no medium sets in a way of its own. */
const plainColumn = 'reason';

/** A part of such a section as a report has it. */
export function ownBlock(block: OwnBlock, title: string): ReportBlock {
  if (block.kind !== 'table') return block;
  const columns = block.columns.map((column) => ({ ...column, key: plainColumn }) as const);
  return { ...block, label: block.label ?? title, columns };
}
