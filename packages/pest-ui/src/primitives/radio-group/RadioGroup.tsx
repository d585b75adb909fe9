import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value | null;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

const Group = styled.fieldset.withConfig({ displayName: 'PestRadioGroup', componentId: 'pest-radio-group' })`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  & legend {
    padding: 0;
    margin-bottom: ${token.space[1]};
    font-size: ${token.fontSize.sm};
    font-weight: ${token.fontWeight.medium};
  }
  & legend[data-required]::after {
    content: ' *' / '';
    color: ${token.color.danger};
  }
`;

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-height: 24px;
  cursor: pointer;
  & input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 1px 0 0;
    accent-color: ${token.color.accent};
  }
  & input:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Help = styled.span`
  display: block;
  font-size: ${token.fontSize.xs};
  color: ${token.color.textMuted};
`;

const Problem = styled.p`
  margin: 0;
  font-size: ${token.fontSize.sm};
  color: ${token.color.danger};
`;

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
    <Group
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend data-required={required || undefined}>{label}</legend>
      {options.map((option) => (
        <Row key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.help ? `${id}-${option.value}` : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.help && <Help id={`${id}-${option.value}`}>{option.help}</Help>}
          </span>
        </Row>
      ))}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Group>
  );
}
