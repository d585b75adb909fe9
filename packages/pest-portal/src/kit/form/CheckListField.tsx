import { Checkbox, Fieldset, Text, token } from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { FieldBoxProps } from './FieldBox';
import type { ChoiceOption } from './SelectField';
import { useDescribed } from './useDescribed';
import { useChoiceWords } from './useIssueWords';

export interface CheckListFieldProps<Value> extends FieldBoxProps<Value[]> {
  readonly options: readonly ChoiceOption<Value>[];
}

/** Some of a few; what is chosen keeps the order of the options. */
export function CheckListField<Value extends string>(props: CheckListFieldProps<Value>) {
  const { label, help, field, words, options, required = field.rules.required } = props;
  const issueId = useId();
  const issue = useChoiceWords(field.issue, label, words);
  useDescribed(field, { label, options });
  const toggle = (changed: Value, chosen: boolean) =>
    field.onChange(
      options.map(({ value }) => value).filter((value) => (value === changed ? chosen : field.value.includes(value))),
    );
  return (
    <Fieldset gap={2} aria-describedby={issue ? issueId : undefined}>
      <legend data-required={required || undefined}>{label}</legend>
      {help && (
        <Text as="p" tone="muted">
          {help}
        </Text>
      )}
      <Choices>
        {options.map(({ value, label: option }) => (
          <Checkbox
            key={value}
            label={option}
            checked={field.value.includes(value)}
            aria-invalid={issue ? true : undefined}
            onChange={(chosen) => toggle(value, chosen)}
          />
        ))}
      </Choices>
      {issue && (
        <Text as="p" tone="danger" id={issueId}>
          {issue}
        </Text>
      )}
    </Fieldset>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${token.space[1]} ${token.space[3]};
`;
