/**
 * What a document is made of, as data in the reader's words: no colours, no markup. Screen and paper lay out the same
 * blocks.
 */
import type { ReportSignature } from '../contract/report-document';
import type { DeviceType } from '../trade/device-types';
import type { Trend } from './trend';

/** What stands beside a term or in a cell: one line, or parts that a medium sets side by side or one under the other. */
export type Parts = string | readonly string[];

/** How urgent something is. */
export type Tone = 'neutral' | 'warning' | 'danger';

/** A cell of a table: words, a word that asks for attention, or pictures. */
export type Cell = Parts | { readonly text: string; readonly tone: Tone } | { readonly pictures: readonly Picture[] };

/** A picture by its address, and what it shows. */
export interface Picture {
  readonly source: string;
  readonly label: string;
}

/** A term and what is said of it. */
export interface Fact {
  readonly term: string;
  readonly value: Parts;
  /** Whether it is a text, which needs the whole width. */
  readonly isText?: boolean;
}

/** How a column is set; the cells of a `whole` one stay on one line. */
export type ColumnForm = 'text' | 'whole' | 'number';

/** A column of a table. */
export interface TableColumn<Key extends string> {
  /** What it holds: the same in every table. */
  readonly key: Key;
  readonly head: Parts;
  readonly form: ColumnForm;
}

/** Rows under heads. */
export interface TableBlock<Key extends string> {
  readonly kind: 'table';
  /** That of its section, or one of its own, which stands above it. */
  readonly label: string;
  readonly columns: readonly TableColumn<Key>[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table whose rows are worth a frame each, where there is room for one. */
export interface CardsBlock<Key extends string> extends Omit<TableBlock<Key>, 'kind'> {
  readonly kind: 'cards';
  /** Of each row, whether it waits for somebody to act. */
  readonly open: readonly boolean[];
}

/** A figure that its reader looks for first. */
export interface KeyFigure {
  readonly term: string;
  readonly value: string;
  /** What it is made of; empty where there is nothing to say. */
  readonly note: string;
}

/** Who signed or reviewed, or why nobody did. */
export interface SignatureEntry {
  readonly title: string;
  /** Whose signature it is; empty where nobody signed. */
  readonly name: string;
  /** Points as fractions of the pad's width; null of one that was not drawn. */
  readonly strokes: ReportSignature['strokes'];
  /** What is said of it; what is `quiet` proves, what is a `warning` takes its force. */
  readonly lines: readonly SignatureLine[];
}

/** A line below a signature. */
export interface SignatureLine {
  readonly text: string;
  readonly tone?: 'quiet' | 'warning';
}

/** A device on a plan. */
export interface PlanMark {
  readonly code: string;
  readonly type: DeviceType;
  /** Fractions of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  readonly isChecked: boolean;
  /** What it caught, as a share of what the busiest device caught; 0 of nothing, and of bait. */
  readonly heat: number;
}

/** How a mark of a plan is read: the mark of a type, one that was not checked, or how much heat means. */
export type PlanLegendEntry =
  | { readonly kind: 'type'; readonly type: DeviceType; readonly label: string }
  | { readonly kind: 'due' | 'heat'; readonly label: string };

/** A plan of a site with its devices. */
export interface PlanFigure {
  readonly title: string;
  /** What the picture shows, in a sentence. */
  readonly label: string;
  readonly image: string;
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PlanMark[];
  /** Which types there are, and how to read their marks. */
  readonly legend: readonly PlanLegendEntry[];
  /** What the legend does not show. */
  readonly hint: string;
}

/** A part of a document; a `note` explains what stands before it. */
export type DocumentBlock<Key extends string> =
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | TableBlock<Key>
  | CardsBlock<Key>
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'trend'; readonly label: string; readonly trend: Trend }
  | { readonly kind: 'plan'; readonly plan: PlanFigure }
  | { readonly kind: 'signatures'; readonly label: string; readonly signatures: readonly SignatureEntry[] };
