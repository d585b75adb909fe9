import { Fieldset, Segmented, Text } from 'pest-ui';
import { useId } from 'react';
import type { FieldBoxProps } from './FieldBox';
import type { ChoiceOption } from './SelectField';
import { useDescribed } from './useDescribed';
import { useChoiceWords } from './useIssueWords';

export interface ChoiceFieldProps<Value> extends Omit<FieldBoxProps<Value>, 'help'> {
  readonly options: readonly ChoiceOption<NonNullable<Value>>[];
}

/** One of a few, chosen with one tap, under a label as every other field has; null while nothing is chosen. */
export function ChoiceField<Value extends string | number | null>(props: ChoiceFieldProps<Value>) {
  const { label, field, words, options, required = false } = props;
  const issueId = useId();
  const issue = useChoiceWords(field.issue, label, words);
  useDescribed(field, { label, options });
  const choose = (text: string) => {
    const chosen = options.find(({ value }) => String(value) === text);
    if (chosen) field.onChange(chosen.value);
  };
  return (
    <Fieldset gap={2}>
      <legend data-required={required || undefined}>{label}</legend>
      <Segmented
        label={label}
        value={String(field.value)}
        options={options.map((option) => ({ ...option, value: String(option.value) }))}
        onChange={choose}
        aria-required={required || undefined}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? issueId : undefined}
      />
      {issue && (
        <Text as="p" tone="danger" id={issueId}>
          {issue}
        </Text>
      )}
    </Fieldset>
  );
}
