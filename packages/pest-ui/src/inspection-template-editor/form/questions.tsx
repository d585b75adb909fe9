import { chosenOptions, isOwnKind, type QuestionType, questionTypeRow, scaleSteps } from 'pest-sdk';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { DateInput } from '../../primitives/date-input/DateInput';
import { Field, type FieldProps } from '../../primitives/field/Field';
import { Fieldset } from '../../primitives/fieldset/Fieldset';
import { Grid } from '../../primitives/layout/Grid';
import { Text } from '../../primitives/text/Text';
import { TextArea } from '../../primitives/text-area/TextArea';
import type { PhotoQuestionProps, TemplateItem } from '../InspectionTemplateEditor.types';
import { Choice, Ends, Large } from './InspectionForm.styles';
import { inspectionFormMessages } from './inspection-form.messages';
import { NumberText } from './NumberText';
import { ownQuestionParts } from './own-question-parts';
import type { QuestionProps } from './question-props';
import { useAnswerWords } from './useAnswerWords';
import { useTemplateText } from './useTemplateText';

/** How a question of a type is asked. */
export function questionOf({ type }: TemplateItem): ComponentType<QuestionProps> {
  if (isOwnKind(type)) return ownQuestionParts(type)?.Question ?? UnknownQuestion;
  return questionTypeRow(type) ? questions[type] : UnknownQuestion;
}

interface ChoicesProps extends Pick<QuestionProps, 'item' | 'required' | 'error' | 'readOnly'> {
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly multiple?: boolean;
  /** The least width of a choice. */
  readonly min: number;
  readonly onChoose: (id: string, checked: boolean) => void;
  readonly children?: ReactNode;
}

/** Choices beside each other, of which one can be chosen, or several. */
function Choices(props: ChoicesProps) {
  const { item, required, choices, chosen, multiple = false, min, error, readOnly, onChoose, children } = props;
  const t = useMessages(inspectionFormMessages);
  const say = useTemplateText();
  const format = useFormat();
  const id = useId();
  const hint = format.parts([
    say(item.hint ?? '', item.hintEn),
    required ? t('inspectionForm.required') : '',
    multiple ? t('inspectionForm.multiple') : '',
  ]);
  return (
    <Fieldset
      gap={1}
      role={multiple ? undefined : 'radiogroup'}
      aria-invalid={error && !multiple ? true : undefined}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{say(item.name, item.nameEn)}</legend>
      <Grid min={min} gap={2} keepWidth>
        {choices.map((choice) => (
          <Choice key={choice.id}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={`${id}-answer`}
              checked={chosen.includes(choice.id)}
              disabled={readOnly}
              aria-invalid={error && multiple ? true : undefined}
              onChange={(event) => onChoose(choice.id, event.target.checked)}
            />
            {choice.label}
          </Choice>
        ))}
      </Grid>
      {children}
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

function ChoiceQuestion({ item, answer, onAnswer, ...rest }: QuestionProps) {
  const say = useTemplateText();
  const chosen = chosenOptions(answer);
  const choose = (option: string, checked: boolean) => {
    const others = item.multiple ? chosen.filter((other) => other !== option) : [];
    onAnswer(item.id, checked ? [...others, option] : others);
  };
  return (
    <Choices
      {...rest}
      item={item}
      min={132}
      choices={item.options.map(({ id, label, labelEn }) => ({ id, label: say(label, labelEn) }))}
      chosen={chosen}
      multiple={item.multiple}
      onChoose={choose}
    />
  );
}

function YesNoQuestion({ item, answer, onAnswer, ...rest }: QuestionProps) {
  const t = useMessages(inspectionFormMessages);
  return (
    <Choices
      {...rest}
      item={item}
      min={100}
      choices={(['yes', 'no'] as const).map((id) => ({ id, label: t(`inspectionForm.${id}`) }))}
      chosen={typeof answer === 'boolean' ? [answer ? 'yes' : 'no'] : []}
      onChoose={(id) => onAnswer(item.id, id === 'yes')}
    />
  );
}

function ScaleQuestion({ item, answer, onAnswer, ...rest }: QuestionProps) {
  const say = useTemplateText();
  const { lowest = '', highest = '' } = item;
  return (
    <Choices
      {...rest}
      item={item}
      min={58}
      choices={scaleSteps(item).map((step) => ({ id: String(step), label: String(step) }))}
      chosen={typeof answer === 'number' ? [String(answer)] : []}
      onChoose={(step) => onAnswer(item.id, Number(step))}
    >
      {lowest + highest !== '' && (
        <Ends>
          <span>{lowest && `${item.min} ${say(lowest, item.lowestEn)}`}</span>
          <span>{highest && `${item.max} ${say(highest, item.highestEn)}`}</span>
        </Ends>
      )}
    </Choices>
  );
}

function NumberQuestion({ item, required, answer, error, readOnly, onAnswer }: QuestionProps) {
  const help = useHelp(item);
  const say = useTemplateText();
  return (
    <Large>
      <Field label={say(item.name, item.nameEn)} help={help} error={error} required={required}>
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

interface AskedProps extends Pick<QuestionProps, 'item' | 'required' | 'error'> {
  readonly children: FieldProps['children'];
}

/** A question that is answered in one field, with its words and its hint. */
export function Asked({ item, required, error, children }: AskedProps) {
  const say = useTemplateText();
  const help = say(item.hint ?? '', item.hintEn) || undefined;
  return (
    <Large>
      <Field label={say(item.name, item.nameEn)} {...{ help, error, required }}>
        {children}
      </Field>
    </Large>
  );
}

function TextQuestion({ item, required, answer, error, readOnly, onAnswer }: QuestionProps) {
  return (
    <Asked {...{ item, required, error }}>
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
    </Asked>
  );
}

/**
 * A question of a type that nobody registered here, or that only a newer server knows: said, and answered in words. An
 * answer that is none of words stays as it is.
 */
export function UnknownQuestion(props: QuestionProps) {
  const { item, answer } = props;
  const say = useTemplateText();
  const words = useAnswerWords();
  const inWords = answer === undefined || typeof answer === 'string';
  return (
    <Fieldset gap={1}>
      {inWords ? (
        <TextQuestion {...props} />
      ) : (
        <>
          <legend>{say(item.name, item.nameEn)}</legend>
          <Text as="p" weight="semibold">
            {words(item, answer)}
          </Text>
        </>
      )}
      <UnknownType type={item.type} />
    </Fieldset>
  );
}

export function UnknownType({ type }: Pick<TemplateItem, 'type'>) {
  const t = useMessages(inspectionFormMessages);
  return (
    <Text as="p" tone="warning" role="note">
      {t('inspectionForm.unknownType', { type })}
    </Text>
  );
}

function DateQuestion({ item, required, answer, error, readOnly, onAnswer }: QuestionProps) {
  return (
    <Asked {...{ item, required, error }}>
      {(ids) => (
        <DateInput
          {...ids}
          readOnly={readOnly}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(next) => onAnswer(item.id, next === '' ? null : next)}
        />
      )}
    </Asked>
  );
}

function PhotoQuestion({ item, required, answer, error, readOnly, onAnswer, Photos = NoPhotos }: QuestionProps) {
  const say = useTemplateText();
  const t = useMessages(inspectionFormMessages);
  const name = say(item.name, item.nameEn);
  const errorId = useId();
  return (
    <Fieldset
      gap={1}
      aria-label={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <Photos
        id={item.id}
        label={required ? t('inspectionForm.photo.required', { name }) : name}
        value={typeof answer === 'object' && 'photos' in answer ? answer.photos : []}
        error={error}
        readOnly={readOnly}
        onChange={(photos) => onAnswer(item.id, photos.length === 0 ? null : { photos })}
      />
      {item.hint && (
        <Text as="p" tone="muted">
          {say(item.hint, item.hintEn)}
        </Text>
      )}
      {error && (
        <Text as="p" tone="danger" id={errorId}>
          {error}
        </Text>
      )}
    </Fieldset>
  );
}

/** What follows from other answers; nobody is asked. */
function CalculatedQuestion({ item, answer }: QuestionProps) {
  const t = useMessages(inspectionFormMessages);
  const say = useTemplateText();
  const words = useAnswerWords();
  return (
    <Fieldset gap={1}>
      <legend>{say(item.name, item.nameEn)}</legend>
      <Text as="p" role="status" weight="semibold">
        {words(item, answer) || t('inspectionForm.calculated.none')}
      </Text>
      <Text as="p" tone="muted">
        {say(item.hint ?? '', item.hintEn) || t('inspectionForm.calculated')}
      </Text>
    </Fieldset>
  );
}

/** Where nobody can take photos, as in a preview. */
function NoPhotos({ label, value }: PhotoQuestionProps) {
  const t = useMessages(inspectionFormMessages);
  return (
    <Fieldset gap={1}>
      <legend>{label}</legend>
      <Text as="p" tone="muted">
        {t('inspectionForm.photo', { count: value.length })}
      </Text>
    </Fieldset>
  );
}

/** How a question of each type is asked. */
const questions: Readonly<Record<QuestionType, ComponentType<QuestionProps>>> = {
  choice: ChoiceQuestion,
  number: NumberQuestion,
  text: TextQuestion,
  yesNo: YesNoQuestion,
  scale: ScaleQuestion,
  date: DateQuestion,
  photo: PhotoQuestion,
  calculated: CalculatedQuestion,
};

function useHelp({ min, max, hint = '', hintEn }: TemplateItem): string | undefined {
  const t = useMessages(inspectionFormMessages);
  const say = useTemplateText();
  const format = useFormat();
  const low = max === null && min !== null ? t('inspectionForm.from', { min }) : '';
  const high = min === null && max !== null ? t('inspectionForm.to', { max }) : '';
  const both = min !== null && max !== null ? t('inspectionForm.range', { min, max }) : '';
  return format.parts([say(hint, hintEn), low, high, both]) || undefined;
}
