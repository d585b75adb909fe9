import { readNumber } from 'pest-sdk';
import { type ChangeEvent, type FocusEvent, forwardRef, type InputHTMLAttributes, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import { controlStyles } from '../control/control-styles';
import { numberInputMessages } from './number-input.messages';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** Props of {@link NumberInput}. */
export interface NumberInputProps
  extends Omit<
    InputProps,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'inputMode' | 'min' | 'max' | 'step'
  > {
  /** Digits with a point, as `onChange` tells them; empty while nothing is typed. */
  readonly value: string | number;
  /** @param number what was understood, as plain digits with a point; the text itself where it is no number */
  readonly onChange?: ((number: string) => void) | undefined;
  readonly unit?: string | undefined;
}

/**
 * A number as people type and paste it, with its unit beside it. It is a field of text: a browser's own number field
 * changes with the wheel and drops what it cannot read. The number that was understood is shown below if it differs from
 * what is typed, and in the field after it is left. Text that is not a number stays and is marked as wrong.
 */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { unit, value, onChange, onBlur, className, ...rest },
  ref,
) {
  const t = useMessages(numberInputMessages);
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const told = String(value);
  const isTyping = typed !== null && understood(typed, unit) === told;
  const shown = isTyping ? typed : told;
  const number = readNumber(shown, unit);
  const isNone = !isTyping && number === null && shown.trim() !== '' && !rest['aria-invalid'];
  const note = isNone
    ? t('numberInput.none')
    : number !== null && !plain.test(shown) && t('numberInput.understood', { number });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    onChange?.(understood(target.value, unit));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setTyped(null);
    onBlur?.(event);
  };
  return (
    <Row className={className}>
      <Box
        ref={ref}
        type="text"
        autoComplete="off"
        {...rest}
        inputMode="decimal"
        value={shown}
        aria-invalid={isNone || rest['aria-invalid']}
        aria-describedby={[rest['aria-describedby'], note ? noteId : ''].filter(Boolean).join(' ') || undefined}
        onChange={change}
        onBlur={leave}
      />
      {unit && <Unit>{unit}</Unit>}
      {note && (
        <Note id={noteId} role="status" data-none={isNone || undefined}>
          {note}
        </Note>
      )}
    </Row>
  );
});

/** The beginning of a number, which needs no explanation. */
const plain = /^-?[\d.]*$/;

function understood(text: string, unit: string | undefined): string {
  return readNumber(text, unit) ?? text.trim();
}

const Row = styled.span.withConfig(named('NumberInput'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  row-gap: ${space[1]};
  min-width: 0;
`;

const Box = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.textMuted};
`;

const Note = styled.span`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;

  &[data-none] {
    color: ${color.danger};
  }
`;
