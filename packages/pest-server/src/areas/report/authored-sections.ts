import { isDeepStrictEqual } from 'node:util';
import { isOwnKind, type Language, languages, type ReportSection, withProse } from 'pest-sdk';
import { reportSection } from 'pest-sdk/schemas';
import { core } from 'zod/mini';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { withPhotos } from './report-photos';

const figuresStay = {
  zh: '报告中的数据来自检查记录，不能改写；可修改标题、文字、顺序和是否对客户显示',
  en: 'The figures in a report come from the records and cannot be edited; titles, wording, order and what the customer sees can.',
} as const;

/**
 * What an author makes of a report: titles, words, order, what the customer sees, sections of free text and of a host's
 * own kinds. Figures stay as they were counted, and no section that holds figures can be left out.
 *
 * @throws PestRefusal `general.invalidParameter` where a figure differs from what is stored.
 */
export function authoredSections(
  call: Call,
  stored: readonly ReportSection[],
  edited: readonly ReportSection[],
): ReportSection[] {
  const known = new Map(stored.map((section) => [section.id, section]));
  const ids = new Set(edited.map(({ id }) => id));
  const leftOut = stored.some((section) => !isAuthors(section) && !ids.has(section.id));
  if (leftOut || ids.size !== edited.length) refuseFigures();
  return edited.map((section) => {
    const before = known.get(section.id);
    if (before === undefined) return isAuthors(section) ? section : refuseFigures();
    if (!sameFigures(call, before, section)) refuseFigures();
    const { title, hidden } = section;
    const figures = isOwnKind(section.kind) ? section : before;
    return { ...figures, title, hidden, ...authoredProse(before, section, call.language) };
  });
}

/** What its author adds, fills and takes out. */
function isAuthors({ kind }: ReportSection): boolean {
  return kind === 'text' || isOwnKind(kind);
}

const unwritten = { zh: '', en: '' } as const;

type Prose = Pick<ReportSection, 'text' | 'words' | 'editedIn'>;

/** Words of each language by themselves; a client that knows of one text only has written it in the caller's language. */
function authoredProse(before: Prose, { text, words = before.words }: Prose, language: Language): Prose {
  if (!words) return { text };
  // Sections that no words were generated for get them from their author, in one language or in each.
  const known = before.words ?? unwritten;
  const changed = languages.filter((one) => words[one] !== known[one]);
  if (changed.length === 0 && text !== before.text)
    return { ...withProse({ ...before, words: known }, language, text) };
  const editedIn = [...new Set([...(before.editedIn ?? []), ...changed])];
  // A section that nobody wrote in is the same after a save as before it.
  return { text, words, ...(editedIn.length > 0 && { editedIn }) };
}

function refuseFigures(): never {
  refuse('general.invalidParameter', { words: figuresStay, field: 'sections' });
}

/** Photos are stored by key and travel as addresses that change; both are compared by key. */
function sameFigures(call: Call, stored: ReportSection, edited: ReportSection): boolean {
  if (isOwnKind(edited.kind)) return stored.kind === edited.kind;
  const byKey = withPhotos(edited, (urls) => urls.map((url) => call.parts.fileLinks.keyOf(url) ?? url));
  return stored.kind === byKey.kind && isDeepStrictEqual(asSent(stored).data, asSent(byKey).data);
}

/** Blanks around a text are no part of it, once it has travelled. */
function asSent(section: ReportSection): ReportSection {
  return core.parse(reportSection, section);
}
