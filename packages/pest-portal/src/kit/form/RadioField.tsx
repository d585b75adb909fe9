import { RadioGroup, type RadioOption } from 'pest-ui';
import type { FieldBoxProps } from './FieldBox';
import { useDescribed } from './useDescribed';
import { useChoiceWords } from './useIssueWords';

export interface RadioFieldProps<Value extends string | null> extends Omit<FieldBoxProps<Value>, 'help'> {
  readonly options: readonly RadioOption<NonNullable<Value>>[];
}

/** One of a few, each with room for a line of help. */
export function RadioField<Value extends string | null>({
  label,
  field,
  words,
  required,
  options,
}: RadioFieldProps<Value>) {
  useDescribed(field, { label, options });
  return (
    <RadioGroup<NonNullable<Value>>
      label={label}
      required={required}
      value={field.value ?? null}
      options={options}
      error={useChoiceWords(field.issue, label, words)}
      onChange={field.onChange}
    />
  );
}
