import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { controlStyles } from '../control/control-styles';

/** Props of {@link NumberInput}. */
export interface NumberInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'> {
  /** As typed; empty while nothing is. */
  readonly value: string | number;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly unit?: string | undefined;
}

const Row = styled.span.withConfig(named('NumberInput'))`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`;

const Box = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  flex: none;
  color: ${color.textMuted};
`;

/** A number as text, with its unit beside it. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { unit, onChange, className, ...rest },
  ref,
) {
  return (
    <Row className={className}>
      <Box ref={ref} type="number" inputMode="decimal" {...rest} onChange={(event) => onChange?.(event.target.value)} />
      {unit && <Unit>{unit}</Unit>}
    </Row>
  );
});
