import type { TemplateAnswers } from 'pest-sdk';
import { useMessages } from '../../i18n/messages';
import type { TemplateItem } from '../InspectionTemplateEditor.types';
import { Offer } from './InspectionForm.styles';
import { inspectionFormMessages } from './inspection-form.messages';
import { useAnswerWords } from './useAnswerWords';

interface LastAnswerProps {
  readonly item: TemplateItem;
  readonly last: TemplateAnswers[string];
  readonly onTake: () => void;
}

/** What was answered last time, to be taken or not: by itself it is no answer. */
export function LastAnswer({ item, last, onTake }: LastAnswerProps) {
  const t = useMessages(inspectionFormMessages);
  const words = useAnswerWords();
  return (
    <Offer variant="secondary" onClick={onTake}>
      {t('inspectionForm.last', { answer: words(item, last) })}
    </Offer>
  );
}
