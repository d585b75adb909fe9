import { type Language, languages } from '../language/language';
import type { ReportSection } from './report-document';

type Prose = Pick<ReportSection, 'text' | 'words' | 'editedIn'>;

/** What a section says to a reader of a language: its words in that language, or those there are. */
export function proseIn({ text, words }: Prose, language: Language): string {
  return words?.[language] || text;
}

/** A section's words after an author wrote them in a language; those in other languages stay as they were. */
export function withProse({ words, editedIn = [] }: Prose, language: Language, text: string): Prose {
  if (!words) return { text };
  return {
    text,
    words: { ...words, [language]: text },
    editedIn: editedIn.includes(language) ? editedIn : [...editedIn, language],
  };
}

/** The language whose words were not changed with those of another: they may say something else by now. Null of none. */
export function untouchedLanguage({ words, editedIn = [] }: Prose): Language | null {
  if (!words || editedIn.length === 0) return null;
  return languages.find((language) => !editedIn.includes(language) && words[language] !== '') ?? null;
}

/** Whether a section is worth a heading: where one that every report has is blank, that is said; any other is left out, on screen and paper. */
export function sectionSaysSomething(section: ReportSection): boolean {
  switch (section.kind) {
    case 'floorPlans':
      return section.data.plans.length > 0 || section.text.trim() !== '';
    case 'deviceRecords':
      return section.data.rows.length > 0 || section.text.trim() !== '';
    case 'text':
      return section.text.trim() !== '';
    default:
      return true;
  }
}

/** A section of a report as it is numbered on screen and paper; `mark` is null of one that is not shown. */
export interface ReportChapter<Section> {
  readonly section: Section;
  /** `1`, `2`, … of chapters, `A`, `B`, … of annexes. */
  readonly mark: string | null;
}

/** Numbers the sections that a reader sees, in their order; records of single devices are annexes. */
export function reportChapters<Section extends Pick<ReportSection, 'kind' | 'hidden'>>(
  sections: readonly Section[],
): readonly ReportChapter<Section>[] {
  let chapters = 0;
  let annexes = 0;
  return sections.map((section) => {
    if (section.hidden) return { section, mark: null };
    if (section.kind === 'deviceRecords') return { section, mark: String.fromCharCode(firstAnnex + annexes++) };
    chapters += 1;
    return { section, mark: String(chapters) };
  });
}

const firstAnnex = 'A'.charCodeAt(0);
