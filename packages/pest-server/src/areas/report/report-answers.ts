import {
  answeredPhotos,
  chosenOptions,
  isUnanswered,
  type Language,
  makeFormat,
  type ReportSectionOf,
  raisesRisk,
  type TemplateAnswers,
  templateText,
} from 'pest-sdk';
import type { TemplateBody } from '../../database/column-types';

type Item = TemplateBody['directions'][number]['items'][number];
type CheckAnswers = ReportSectionOf<'deviceRecords'>['data']['rows'][number]['answers'];

const yesNoWords = { zh: ['是', '否'], en: ['Yes', 'No'] } as const;
const longestAnswer = 2000;

/**
 * What a check answered, question by question in the template's order, in each language. Recorded answers are those of
 * questions that were asked; what nobody answered is left out.
 */
export function answeredIn(
  { directions }: TemplateBody,
  answers: TemplateAnswers,
): { readonly answers?: NonNullable<CheckAnswers> } {
  const given = directions.flatMap(({ items }) =>
    items.flatMap((item) => {
      const answer = answers[item.id];
      if (answer === undefined || isUnanswered(answer)) return [];
      return {
        question: { zh: item.name, en: templateText(item.name, item.nameEn, 'en') },
        answer: { zh: inWords(item, answer, 'zh'), en: inWords(item, answer, 'en') },
        photos: [...answeredPhotos(answer)],
        raisesRisk: raisesRisk(item, answer),
      };
    }),
  );
  return given.length > 0 ? { answers: given } : {};
}

function inWords(item: Item, answer: TemplateAnswers[string], language: Language): string {
  const format = makeFormat(language, 'UTC');
  if (typeof answer === 'boolean') return yesNoWords[language][answer ? 0 : 1];
  if (typeof answer === 'number') return [format.number(answer), item.unit].filter(Boolean).join(' ');
  if (typeof answer === 'string') return answer;
  const chosen = chosenOptions(answer);
  const named = chosen.map((id) => {
    const option = item.options.find((one) => one.id === id);
    return option ? templateText(option.label, option.labelEn, language) : id;
  });
  return format.list(named).slice(0, longestAnswer);
}
