import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { named } from '../../theme/named';
import { controlStyles } from '../control/control-styles';

/** Props of {@link TextInput}. */
export interface TextInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'size'> {
  readonly value: string;
  readonly onChange?: ((value: string) => void) | undefined;
}

const Box = styled.input.withConfig(named('TextInput'))`
  ${controlStyles}
`;

/** One line of text. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput({ onChange, ...rest }, ref) {
  return <Box ref={ref} type="text" {...rest} onChange={(event) => onChange?.(event.target.value)} />;
});
