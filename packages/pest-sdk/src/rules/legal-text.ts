import type { Words } from '../language/language';

/** A part of a legal text. Each paragraph is one record of both languages, so that neither has one that the other lacks. */
export interface LegalSection {
  readonly title: Words;
  readonly paragraphs: readonly Words[];
}

/** A text that binds whoever accepts it, in both languages; who the operator is stands beside it. */
export type LegalText = readonly LegalSection[];

/** Who runs an installation, as its settings say it; empty where they do not. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  /** Unified social credit code, or what a register elsewhere calls its companies by. */
  readonly creditCode: string;
  /** Where questions go to: a phone, a mail address, or both. */
  readonly contact: string;
}
