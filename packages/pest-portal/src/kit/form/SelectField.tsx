import { Field, Select } from 'pest-ui';
import type { FieldBoxProps } from './FieldBox';
import { useDescribed } from './useDescribed';
import { useChoiceWords } from './useIssueWords';

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps<Value> extends FieldBoxProps<Value> {
  readonly options: readonly ChoiceOption<Value>[];
  /** The choice of nothing, on top; without it there is always one chosen. */
  readonly none?: ChoiceOption<Value> | undefined;
}

/** One of many, from the platform's own list. */
export function SelectField<Value extends string | number | null>(props: SelectFieldProps<Value>) {
  const { label, help, field, words, none } = props;
  const { required = none !== undefined && field.rules.required } = props;
  const options = none ? [none, ...props.options] : props.options;
  useDescribed(field, { label, options });
  const choose = (text: string) => {
    const chosen = options.find(({ value }) => textOf(value) === text);
    if (chosen) field.onChange(chosen.value);
  };
  return (
    <Field label={label} help={help} required={required} error={useChoiceWords(field.issue, label, words)}>
      {(ids) => (
        <Select
          {...ids}
          value={textOf(field.value)}
          options={options.map((option) => ({ ...option, value: textOf(option.value) }))}
          onChange={choose}
        />
      )}
    </Field>
  );
}

function textOf(value: string | number | null): string {
  return value === null ? '' : String(value);
}
