import {
  type AskedQuestion,
  askedQuestions,
  isUnanswered,
  questionTypeRow,
  raisesRisk,
  type TemplateAnswers,
} from 'pest-sdk';
import { forwardRef, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../i18n/messages';
import { Fieldset } from '../../primitives/fieldset/Fieldset';
import { Text } from '../../primitives/text/Text';
import type { InspectionFormProps, TemplateDirection } from '../InspectionTemplateEditor.types';
import { FormRoot } from './InspectionForm.styles';
import { inspectionFormMessages } from './inspection-form.messages';
import { LastAnswer } from './LastAnswer';
import type { QuestionProps } from './question-props';
import { questionOf } from './questions';
import { useTemplateText } from './useTemplateText';

/** The form of a template: what the technician fills on site, and what the editor shows as preview. */
export const InspectionForm = forwardRef<HTMLDivElement, InspectionFormProps>(function InspectionForm(props, ref) {
  const {
    template,
    value,
    onChange,
    readOnly = false,
    errors = noErrors,
    last = noAnswers,
    today,
    Photos,
    ...rest
  } = props;
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
  const asked = useMemo(() => askedQuestions(template, value, today), [template, value, today]);
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
          asked={asked}
          answers={value}
          last={last}
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
const noAnswers: TemplateAnswers = {};

interface DirectionProps extends Pick<QuestionProps, 'readOnly' | 'onAnswer' | 'Photos'> {
  readonly direction: TemplateDirection;
  readonly asked: ReadonlyMap<string, AskedQuestion>;
  readonly answers: TemplateAnswers;
  readonly last: TemplateAnswers;
  readonly errors: Readonly<Record<string, string>>;
}

/** Memoised: the preview is drawn at every letter, which changes one direction. */
const DirectionQuestions = memo(function DirectionQuestions(props: DirectionProps) {
  const { direction, asked, answers, last, errors, ...rest } = props;
  const say = useTemplateText();
  const items = direction.items.filter(({ id }) => asked.has(id));
  if (items.length === 0 && direction.items.length > 0) return null;
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
      {items.map((item) => (
        <ItemQuestion
          key={item.id}
          item={item}
          required={asked.get(item.id)?.required ?? false}
          answer={answerTo(item.id, asked, answers)}
          last={item.fromLastTime ? last[item.id] : undefined}
          error={errors[item.id]}
          {...rest}
        />
      ))}
    </Fieldset>
  );
});

/** What follows from other answers, or what was answered. */
function answerTo(id: string, asked: DirectionProps['asked'], answers: TemplateAnswers): QuestionProps['answer'] {
  const calculated = asked.get(id)?.calculated;
  return calculated === undefined || typeof calculated === 'object' ? answers[id] : calculated;
}

interface ItemQuestionProps extends QuestionProps {
  /** What was answered last time, where it is offered. */
  readonly last: QuestionProps['answer'];
}

/** Drawn again only when its own item or answer changes: a form may have 500 of them. */
const ItemQuestion = memo(function ItemQuestion({ last, ...props }: ItemQuestionProps) {
  const t = useMessages(inspectionFormMessages);
  const { item, answer, readOnly, onAnswer } = props;
  const Question = questionOf(item);
  const offered =
    !readOnly && last !== undefined && isUnanswered(answer) && questionTypeRow(item.type)?.accepts(last, item);
  return (
    <div data-item={item.id}>
      <Question {...props} />
      {offered && <LastAnswer item={item} last={last} onTake={() => onAnswer(item.id, last)} />}
      {raisesRisk(item, answer) && (
        <Text as="p" role="status" tone="warning">
          {t('inspectionForm.risk')}
        </Text>
      )}
    </div>
  );
});
