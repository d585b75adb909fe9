import { type QuestionType, questionTypeRow, type TemplateAnswers } from 'pest-sdk';
import { type ComponentType, forwardRef, memo, useCallback, useEffect, useId, useRef } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { Field } from '../../primitives/field/Field';
import { Fieldset } from '../../primitives/fieldset/Fieldset';
import { Grid } from '../../primitives/layout/Grid';
import { Text } from '../../primitives/text/Text';
import { TextArea } from '../../primitives/text-area/TextArea';
import { inspectionFormMessages } from '../InspectionTemplateEditor.messages';
import type { InspectionFormProps, TemplateDirection, TemplateItem } from '../InspectionTemplateEditor.types';
import { chosenOptions, raisesRisk, type TemplateAnswer } from '../template/inspection-answers';
import { Choice, FormRoot, Large } from './InspectionForm.styles';
import { NumberText } from './NumberText';
import { useTemplateText } from './useTemplateText';

/** The form of a template: what the technician fills on site, and what the editor shows as preview. */
export const InspectionForm = forwardRef<HTMLDivElement, InspectionFormProps>(function InspectionForm(props, ref) {
  const { template, value, onChange, readOnly = false, errors = noErrors, ...rest } = props;
  const t = useMessages(inspectionFormMessages);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const answer = useCallback((itemId: string, next: TemplateAnswer | null) => {
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
        />
      ))}
    </FormRoot>
  );
});

/** A constant, so that nothing is drawn again while there are no errors. */
const noErrors = {};

interface DirectionProps {
  readonly direction: TemplateDirection;
  readonly answers: TemplateAnswers;
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onAnswer: QuestionProps['onAnswer'];
}

/** Memoised: the preview is drawn at every letter, which changes one direction. */
const DirectionQuestions = memo(function DirectionQuestions(props: DirectionProps) {
  const { direction, answers, errors, readOnly, onAnswer } = props;
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
        <ItemQuestion
          key={item.id}
          item={item}
          answer={answers[item.id]}
          error={errors[item.id]}
          readOnly={readOnly}
          onAnswer={onAnswer}
        />
      ))}
    </Fieldset>
  );
});

interface QuestionProps {
  readonly item: TemplateItem;
  readonly answer: TemplateAnswer | undefined;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onAnswer: (itemId: string, answer: TemplateAnswer | null) => void;
}

/** Drawn again only when its own item or answer changes: a form may have 500 of them. */
const ItemQuestion = memo(function ItemQuestion(props: QuestionProps) {
  const t = useMessages(inspectionFormMessages);
  const { item, answer } = props;
  // A type that only a newer server knows is answered as text.
  const Question = questionTypeRow(item.type) ? questions[item.type] : questions.text;
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

function ChoiceQuestion({ item, answer, error, readOnly, onAnswer }: QuestionProps) {
  const t = useMessages(inspectionFormMessages);
  const say = useTemplateText();
  const format = useFormat();
  const id = useId();
  const chosen = chosenOptions(answer);
  const hint = format.parts([
    item.required ? t('inspectionForm.required') : '',
    item.multiple ? t('inspectionForm.multiple') : '',
  ]);
  const toggle = (option: string, checked: boolean) => {
    const others = item.multiple ? chosen.filter((other) => other !== option) : [];
    onAnswer(item.id, checked ? [...others, option] : others);
  };
  return (
    <Fieldset
      gap={1}
      role={item.multiple ? undefined : 'radiogroup'}
      aria-invalid={error && !item.multiple ? true : undefined}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{say(item.name, item.nameEn)}</legend>
      <Grid min={132} gap={2} keepWidth>
        {item.options.map((option) => (
          <Choice key={option.id}>
            <input
              type={item.multiple ? 'checkbox' : 'radio'}
              name={`${id}-answer`}
              checked={chosen.includes(option.id)}
              disabled={readOnly}
              aria-invalid={error && item.multiple ? true : undefined}
              onChange={(event) => toggle(option.id, event.target.checked)}
            />
            {say(option.label, option.labelEn)}
          </Choice>
        ))}
      </Grid>
      <Text as="p" tone="muted" id={`${id}-hint`} hidden={hint === ''}>
        {hint}
      </Text>
      {error && (
        <Text as="p" tone="danger" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Fieldset>
  );
}

function NumberQuestion({ item, answer, error, readOnly, onAnswer }: QuestionProps) {
  const range = useRange(item);
  const say = useTemplateText();
  return (
    <Large>
      <Field label={say(item.name, item.nameEn)} help={range} error={error} required={item.required}>
        {(ids) => (
          <NumberText
            {...ids}
            unit={item.unit || undefined}
            readOnly={readOnly}
            value={typeof answer === 'number' ? answer : null}
            onChange={(next) => onAnswer(item.id, next)}
          />
        )}
      </Field>
    </Large>
  );
}

function TextQuestion({ item, answer, error, readOnly, onAnswer }: QuestionProps) {
  const say = useTemplateText();
  return (
    <Large>
      <Field label={say(item.name, item.nameEn)} error={error} required={item.required}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={2}
            maxLength={1000}
            readOnly={readOnly}
            value={typeof answer === 'string' ? answer : ''}
            onChange={(next) => onAnswer(item.id, next === '' ? null : next)}
          />
        )}
      </Field>
    </Large>
  );
}

/** How a question of each type is asked. */
const questions: Readonly<Record<QuestionType, ComponentType<QuestionProps>>> = {
  choice: ChoiceQuestion,
  number: NumberQuestion,
  text: TextQuestion,
};

function useRange({ min, max }: TemplateItem): string | undefined {
  const t = useMessages(inspectionFormMessages);
  if (min !== null && max !== null) return t('inspectionForm.range', { min, max });
  if (min !== null) return t('inspectionForm.from', { min });
  return max === null ? undefined : t('inspectionForm.to', { max });
}
