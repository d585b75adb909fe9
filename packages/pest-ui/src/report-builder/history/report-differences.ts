import { type Language, proseIn, type ReportSection } from 'pest-sdk';
import type { ReportContent } from '../report/report-changes';

/** A run of words, and in which of two texts it stands. */
export interface WordMark {
  readonly text: string;
  readonly in: 'both' | 'before' | 'after';
}

/** What differs between two states of one section; `null` of what is the same. */
export interface SectionDifference {
  readonly id: string;
  /** As it stands now, or as it stood where it is gone. */
  readonly section: ReportSection;
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly title: readonly WordMark[] | null;
  readonly words: readonly WordMark[] | null;
  /** Whether the customer sees it now, where that changed. */
  readonly hidden: boolean | null;
  /** Its figures are others. */
  readonly figures: boolean;
}

/** What differs between two states of a report, in the order in which the later one stands; what is gone comes last. */
export interface ReportDifferences {
  readonly name: readonly WordMark[] | null;
  readonly subject: readonly WordMark[] | null;
  readonly sections: readonly SectionDifference[];
}

/** Compares what two states of a report say in one language. */
export function reportDifferences(before: ReportContent, after: ReportContent, language: Language): ReportDifferences {
  const earlier = new Map(before.sections.map((section) => [section.id, section]));
  const later = new Set(after.sections.map(({ id }) => id));
  const kept = before.sections.filter(({ id }) => later.has(id)).map(({ id }) => id);
  const moved = movedIn(
    kept,
    after.sections.filter(({ id }) => earlier.has(id)).map(({ id }) => id),
  );
  const sections = [
    ...after.sections.flatMap((section) => {
      const old = earlier.get(section.id);
      if (!old) return [whole(section, 'added', language)];
      return compared(old, section, moved.has(section.id), language) ?? [];
    }),
    ...before.sections.filter(({ id }) => !later.has(id)).map((section) => whole(section, 'removed', language)),
  ];
  return { name: marksOf(before.name, after.name), subject: marksOf(before.subject, after.subject), sections };
}

function whole(section: ReportSection, change: 'added' | 'removed', language: Language): SectionDifference {
  const text = proseIn(section, language);
  const side = change === 'added' ? 'after' : 'before';
  return {
    id: section.id,
    section,
    change,
    title: null,
    words: text === '' ? null : [{ text, in: side }],
    hidden: null,
    figures: false,
  };
}

function compared(
  old: ReportSection,
  section: ReportSection,
  moved: boolean,
  language: Language,
): SectionDifference | null {
  const title = marksOf(old.title ?? '', section.title ?? '');
  const words = marksOf(proseIn(old, language), proseIn(section, language));
  const hidden = old.hidden === section.hidden ? null : section.hidden;
  const figures = old.data !== section.data && JSON.stringify(old.data) !== JSON.stringify(section.data);
  const changed = title !== null || words !== null || hidden !== null || figures;
  if (!changed && !moved) return null;
  return { id: section.id, section, change: changed ? 'changed' : 'moved', title, words, hidden, figures };
}

/** Those that left the longest run of sections that are still in order. */
function movedIn(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const stayed = new Set(common(before, after));
  return new Set(after.filter((id) => !stayed.has(id)));
}

/** Marks word by word, and sign by sign in Chinese; null of the same text. */
export function marksOf(before: string, after: string): readonly WordMark[] | null {
  if (before === after) return null;
  const a = tokens(before);
  const b = tokens(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middleA = a.slice(start, a.length - end);
  const middleB = b.slice(start, b.length - end);
  return joined([
    ...a.slice(0, start).map((text) => ({ text, in: 'both' }) as const),
    ...middle(middleA, middleB),
    ...a.slice(a.length - end).map((text) => ({ text, in: 'both' }) as const),
  ]);
}

function tokens(text: string): readonly string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\s]/gu) ?? [];
}

function middle(a: readonly string[], b: readonly string[]): WordMark[] {
  const marks: WordMark[] = [];
  let fromA = 0;
  let fromB = 0;
  for (const token of common(a, b)) {
    while (a[fromA] !== token) marks.push({ text: a[fromA++] ?? '', in: 'before' });
    while (b[fromB] !== token) marks.push({ text: b[fromB++] ?? '', in: 'after' });
    marks.push({ text: token, in: 'both' });
    fromA += 1;
    fromB += 1;
  }
  for (const text of a.slice(fromA)) marks.push({ text, in: 'before' });
  for (const text of b.slice(fromB)) marks.push({ text, in: 'after' });
  return marks;
}

/** Beyond this many comparisons two texts are shown whole, one after the other. */
const affordable = 1_000_000;

/** The longest sequence that stands in both, in order. */
function common(a: readonly string[], b: readonly string[]): readonly string[] {
  const width = b.length + 1;
  if (a.length * b.length > affordable) return [];
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: string[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const token = a[i];
    if (token !== undefined && token === b[j]) {
      found.push(token);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

function joined(marks: readonly WordMark[]): readonly WordMark[] {
  const runs: WordMark[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last?.in === mark.in) runs[runs.length - 1] = { ...last, text: last.text + mark.text };
    else runs.push(mark);
  }
  return runs;
}
