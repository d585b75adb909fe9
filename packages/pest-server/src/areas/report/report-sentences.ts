/**
 * Sentences that say in words what the figures show, the same for the same figures. They are suggestions: the author
 * edits them like any other text.
 */
import type { Language } from 'pest-sdk';
import type { Recommendation, ReportSentences, SummaryFigures, TrendFacts } from './report-facts';
import { english } from './report-sentences.en';
import { chinese } from './report-sentences.zh';

const sentences: Readonly<Record<Language, ReportSentences>> = { zh: chinese, en: english };

/** The trend of a group: this month against the month before and the same month last year, and the peak. */
export function trendSentence(facts: TrendFacts | null, language: Language): string {
  return facts === null ? '' : sentences[language].trend(facts);
}

export function summarySentence(figures: SummaryFigures, language: Language): string {
  return sentences[language].summary(figures);
}

/** One line per open risk: what is to be done, by whom and by when. */
export function recommendationLines(risks: readonly Recommendation[], language: Language): string {
  return risks
    .filter(({ action }) => action !== '')
    .map((risk) => sentences[language].recommendation({ ...risk, action: risk.action.replace(/[。.]$/, '') }))
    .join('\n');
}
