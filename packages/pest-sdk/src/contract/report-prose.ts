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
