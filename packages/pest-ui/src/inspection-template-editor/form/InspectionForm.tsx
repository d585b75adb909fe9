import { raisesRisk, type TemplateAnswers } from 'pest-sdk';
import { forwardRef, memo, useCallback, useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/messages';
import { Fieldset } from '../../primitives/fieldset/Fieldset';
import { Text } from '../../primitives/text/Text';
import { inspectionFormMessages } from '../InspectionTemplateEditor.messages';
import type { InspectionFormProps, TemplateDirection } from '../InspectionTemplateEditor.types';
import { FormRoot } from './InspectionForm.styles';
import { type QuestionProps, questionOf } from './questions';
import { useTemplateText } from './useTemplateText';

/** The form of a template: what the technician fills on site, and what the editor shows as preview. */
export const InspectionForm = forwardRef<HTMLDivElement, InspectionFormProps>(function InspectionForm(props, ref) {
  const { template, value, onChange, readOnly = false, errors = noErrors, Photos, ...rest } = props;
  const t = useMessages(inspectionFormMessages);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const answer = useCallback((itemId: string, next: TemplateAnswers[string] | null) => {
    const { [itemId]: _before, ...others } = latest.current.value;
    const answers = next === null ? others : { ...others, [itemId]: next };
    latest.current.value = answers;
    latest.current.onChange?.(answers);
  }, []);
  const itemCount = template.directions.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <FormRoot {...rest} ref={ref} data-pest="inspection-form">
      {itemCount === 0 && (
        <Text as="p" tone="muted">
          {t('inspectionForm.empty')}
        </Text>
      )}
      {template.directions.map((direction) => (
        <DirectionQuestions
          key={direction.id}
          direction={direction}
          answers={value}
          errors={errors}
          readOnly={readOnly}
          onAnswer={answer}
          Photos={Photos}
        />
      ))}
    </FormRoot>
  );
});

/** A constant, so that nothing is drawn again while there are no errors. */
const noErrors = {};

interface DirectionProps extends Pick<QuestionProps, 'readOnly' | 'onAnswer' | 'Photos'> {
  readonly direction: TemplateDirection;
  readonly answers: TemplateAnswers;
  readonly errors: Readonly<Record<string, string>>;
}

/** Memoised: the preview is drawn at every letter, which changes one direction. */
const DirectionQuestions = memo(function DirectionQuestions(props: DirectionProps) {
  const { direction, answers, errors, ...rest } = props;
  const say = useTemplateText();
  return (
    <Fieldset gap={4}>
      <Text as="legend" size="lg" weight="semibold">
        {say(direction.name, direction.nameEn)}
      </Text>
      {direction.note && (
        <Text as="p" tone="muted">
          {say(direction.note, direction.noteEn)}
        </Text>
      )}
      {direction.items.map((item) => (
        <ItemQuestion key={item.id} item={item} answer={answers[item.id]} error={errors[item.id]} {...rest} />
      ))}
    </Fieldset>
  );
});

/** Drawn again only when its own item or answer changes: a form may have 500 of them. */
const ItemQuestion = memo(function ItemQuestion(props: QuestionProps) {
  const t = useMessages(inspectionFormMessages);
  const { item, answer } = props;
  const Question = questionOf(item);
  return (
    <div data-item={item.id}>
      <Question {...props} />
      {raisesRisk(item, answer) && (
        <Text as="p" role="status" tone="warning">
          {t('inspectionForm.risk')}
        </Text>
      )}
    </div>
  );
});
