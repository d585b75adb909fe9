import { type Language, languages, type ReportDocument, type ReportSection, type Words } from 'pest-sdk';
import { suggestedWords } from '../report/suggested-words';
import type { EditReport } from './useReportBuilder';

/** A section whose words stand in each language; what there was is in the author's. */
export function inLanguages(section: ReportSection, locale: Language): ReportSection {
  return section.words ? section : { ...section, words: { ...noWords, [locale]: section.text } };
}

const noWords: Words = { zh: '', en: '' };

/** Puts in what the figures suggest, in every language. */
export function takeSuggestion(section: ReportSection, document: ReportDocument, edit: EditReport): void {
  const words = { ...noWords };
  for (const language of languages) words[language] = suggestedWords(section, document, language) ?? '';
  const [first] = languages;
  const patch = { text: words[first], words, editedIn: [...languages] };
  edit({ type: 'section', id: section.id, patch }, { reason: 'write' });
}
