import { answeredPhotos, chosenOptions, type QuestionAnswer } from 'pest-sdk';
import { useFormat, useMessages } from '../../i18n/messages';
import type { TemplateItem } from '../InspectionTemplateEditor.types';
import { inspectionFormMessages } from './inspection-form.messages';
import { ownQuestionParts } from './own-question-parts';
import { useTemplateText } from './useTemplateText';

/** Says an answer in the reader's language; nothing where there is none. */
export function useAnswerWords(): (item: TemplateItem, answer: QuestionAnswer | undefined) => string {
  const t = useMessages(inspectionFormMessages);
  const say = useTemplateText();
  const format = useFormat();
  return (item, answer) => {
    if (answer === undefined) return '';
    const own = ownQuestionParts(item.type)?.say?.(answer, item);
    if (own !== undefined) return own;
    if (typeof answer === 'boolean') return t(answer ? 'inspectionForm.yes' : 'inspectionForm.no');
    if (typeof answer === 'string') return answer;
    if (typeof answer === 'number') return item.unit ? `${format.number(answer)} ${item.unit}` : format.number(answer);
    const chosen = chosenOptions(answer);
    if (item.options.length === 0) return format.list([...chosen, ...answeredPhotos(answer)]);
    return format.list(
      item.options.filter(({ id }) => chosen.includes(id)).map(({ label, labelEn }) => say(label, labelEn)),
    );
  };
}
