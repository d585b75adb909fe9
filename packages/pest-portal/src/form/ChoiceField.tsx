import { Segmented, token } from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (next: Value) => void;
  readonly error?: string | undefined;
}

/** One of a few, chosen with one tap, under a label as every other field has. */
export function ChoiceField<Value extends string>({ label, value, options, onChange, error }: ChoiceFieldProps<Value>) {
  const labelId = useId();
  return (
    <Block role="group" aria-labelledby={labelId} aria-invalid={error !== undefined} tabIndex={-1}>
      <Label id={labelId}>{label}</Label>
      <Segmented<Value | ''>
        label={label}
        value={value ?? ''}
        options={options}
        onChange={(next) => next && onChange(next)}
      />
      {error && <Wrong role="alert">{error}</Wrong>}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: ${token.space[1]};
  justify-items: start;
  min-width: 0;
`;

const Label = styled.span`
  font-weight: ${token.fontWeight.medium};
`;

const Wrong = styled.p`
  margin: 0;
  color: ${token.color.danger};
  font-size: ${token.fontSize.sm};
`;
