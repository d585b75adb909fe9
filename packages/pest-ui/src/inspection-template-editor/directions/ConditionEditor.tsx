import {
  type Condition,
  conditionOf,
  conditionRule,
  needsValue,
  type QuestionTest,
  questionTypeRow,
  type TestOperator,
  testOperators,
  yesNo,
} from 'pest-sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { DateInput } from '../../primitives/date-input/DateInput';
import { Fieldset } from '../../primitives/fieldset/Fieldset';
import { closeIcon } from '../../primitives/icon/icons';
import { Grid } from '../../primitives/layout/Grid';
import { Row } from '../../primitives/layout/Row';
import { Select } from '../../primitives/select/Select';
import { Text } from '../../primitives/text/Text';
import { TextInput } from '../../primitives/text-input/TextInput';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { useCurrentTemplate } from '../editing/current-template';
import { NumberText } from '../form/NumberText';
import { useTemplateText } from '../form/useTemplateText';
import type { TemplateItem } from '../InspectionTemplateEditor.types';
import { type PlacedQuestion, placedQuestions, writtenPlace } from '../template/rule-places';
import { RuleText } from './RuleText';
import { ruleMessages } from './rules.messages';

const TestRow = styled.div.withConfig(named('TemplateTest'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
`;

interface ConditionEditorProps {
  readonly itemId: string;
  readonly field: 'showIf' | 'requiredIf';
  readonly label: string;
  readonly problem: string | undefined;
  readonly rule: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (rule: string | undefined) => void;
}

const noTests: Condition = { match: 'all', tests: [] };
const noTest: QuestionTest = { question: '', operator: 'is', value: '' };

/** When something holds of a question, put together from the answers to others; a rule that has no such form is text. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { itemId, label, problem, rule, readOnly, onChange } = props;
  const t = useMessages(ruleMessages);
  const questions = placedQuestions(useCurrentTemplate()).filter(({ item }) => item.id !== itemId);
  const itemOf = (id: string) => questions.find(({ item }) => item.id === id)?.item;
  const ruleFor = ({ match, tests }: Condition) => conditionRule({ match, tests: tests.filter(isWhole) }, itemOf);
  const [draft, setDraft] = useState(noTests);
  const kept = rule === undefined ? noTests : conditionOf(rule);
  // A test that is not whole yet is no rule; what came otherwise is shown anew.
  const shown = ruleFor(draft) === rule ? draft : kept;
  if (shown === null) return <RuleText {...props} help={t('rules.text.help', { example: writtenPlace('1.2') })} />;
  const change = (next: Condition) => {
    setDraft(next);
    onChange(ruleFor(next));
  };
  const setTests = (tests: readonly QuestionTest[]) => change({ ...shown, tests });
  return (
    <Fieldset gap={2} disabled={readOnly}>
      <legend>{label}</legend>
      {shown.tests.length > 1 && (
        <Select
          aria-label={t('rules.match')}
          value={shown.match}
          options={(['all', 'any'] as const).map((match) => ({ value: match, label: t(`rules.match.${match}`) }))}
          onChange={(match) => change({ ...shown, match: match === 'any' ? 'any' : 'all' })}
        />
      )}
      {shown.tests.map((test, at) => (
        <TestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: tests have no names, and the same may stand twice
          key={at}
          test={test}
          questions={questions}
          onChange={(next) => setTests(shown.tests.with(at, next))}
          onRemove={() => setTests(shown.tests.filter((_, other) => other !== at))}
        />
      ))}
      {problem && (
        <Text as="p" tone="danger" role="alert">
          {problem}
        </Text>
      )}
      {!readOnly && (
        <Row>
          <Button
            size="sm"
            variant="secondary"
            disabled={questions.length === 0}
            onClick={() => setTests([...shown.tests, noTest])}
          >
            {t('rules.test.add')}
          </Button>
        </Row>
      )}
    </Fieldset>
  );
}

function isWhole({ question, operator, value }: QuestionTest): boolean {
  return question !== '' && (!needsValue(operator) || value !== '');
}

interface TestFieldsProps {
  readonly test: QuestionTest;
  readonly questions: readonly PlacedQuestion[];
  readonly onChange: (test: QuestionTest) => void;
  readonly onRemove: () => void;
}

/** One answer, and what it must be. */
function TestFields({ test, questions, onChange, onRemove }: TestFieldsProps) {
  const t = useMessages(ruleMessages);
  const say = useTemplateText();
  const { question, operator, value } = test;
  const asked = questions.find(({ item }) => item.id === question)?.item;
  const operators = (asked && questionTypeRow(asked.type)?.tests) ?? [];
  const choose = (id: string) => {
    const type = questions.find(({ item }) => item.id === id)?.item.type;
    onChange({ question: id, operator: (type && questionTypeRow(type)?.tests[0]) ?? 'answered', value: '' });
  };
  return (
    <TestRow>
      <Grid min={130} gap={2}>
        <Select
          aria-label={t('rules.question')}
          value={question}
          placeholder={t('rules.question.choose')}
          options={questions.map(({ item, place }) => ({
            value: item.id,
            label: `${place} ${say(item.name, item.nameEn)}`,
          }))}
          onChange={choose}
        />
        {asked && (
          <Select
            aria-label={t('rules.operator')}
            value={operator}
            options={operators.map((one) => ({ value: one, label: t(wordsOf(one, asked)) }))}
            onChange={(next) => onChange({ ...test, operator: testOperators.find((one) => one === next) ?? operator })}
          />
        )}
        {asked && needsValue(operator) && (
          <ValueField asked={asked} value={value} onChange={(next) => onChange({ ...test, value: next })} />
        )}
      </Grid>
      <IconButton icon={closeIcon} size="sm" label={t('rules.test.remove')} onClick={onRemove} />
    </TestRow>
  );
}

const dayOperators = ['more', 'moreOrEqual', 'less', 'lessOrEqual'] as const;
const listOperators = ['is', 'isNot'] as const;

/** Days come before and after each other; several options can be chosen at once. */
function wordsOf(operator: TestOperator, { type, multiple }: TemplateItem) {
  const answer = questionTypeRow(type)?.answer;
  const day = answer === 'day' ? dayOperators.find((one) => one === operator) : undefined;
  if (day) return `rules.day.${day}` as const;
  const several = answer === 'options' && multiple ? listOperators.find((one) => one === operator) : undefined;
  return several ? (`rules.several.${several}` as const) : (`rules.operator.${operator}` as const);
}

interface ValueFieldProps {
  readonly asked: TemplateItem;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ asked, value, onChange }: ValueFieldProps) {
  const t = useMessages(ruleMessages);
  const say = useTemplateText();
  const label = { 'aria-label': t('rules.value') };
  switch (questionTypeRow(asked.type)?.answer) {
    case 'options':
    case 'yesNo': {
      const options =
        asked.type === 'yesNo'
          ? yesNo.map((one) => ({ value: one, label: t(`rules.value.${one}`) }))
          : asked.options.map((option) => ({ value: option.id, label: say(option.label, option.labelEn) }));
      return (
        <Select {...label} value={value} placeholder={t('rules.value.choose')} options={options} onChange={onChange} />
      );
    }
    case 'number':
    case 'step':
    case 'calculated':
      return (
        <NumberText
          {...label}
          unit={asked.unit || undefined}
          value={value === '' ? null : Number(value)}
          onChange={(next) => onChange(next === null ? '' : String(next))}
        />
      );
    case 'day':
      return <DateInput {...label} value={value} onChange={onChange} />;
    default:
      return <TextInput {...label} maxLength={200} value={value} onChange={onChange} />;
  }
}
