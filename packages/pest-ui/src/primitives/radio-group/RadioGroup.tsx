import { type ReactNode, useId } from 'react';
import { ChoiceLabel, ChoiceWords } from '../checkbox/choice';
import { Fieldset } from '../fieldset/Fieldset';
import { Text } from '../text/Text';

/** One choice of a {@link RadioGroup}. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value | null;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One of a few, each with room for a line of help. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
  error,
  required = false,
  disabled = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <Fieldset
      gap={2}
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend data-required={required || undefined}>{label}</legend>
      {options.map((option) => (
        <ChoiceLabel key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.help ? `${id}-${option.value}` : undefined}
            onChange={() => onChange(option.value)}
          />
          <ChoiceWords label={option.label} help={option.help} helpId={`${id}-${option.value}`} />
        </ChoiceLabel>
      ))}
      {error && (
        <Text as="p" tone="danger" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
