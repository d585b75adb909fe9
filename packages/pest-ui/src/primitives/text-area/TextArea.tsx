import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { named } from '../../theme/named';
import { controlStyles } from '../control/control-styles';

/** Props of {@link TextArea}. */
export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue' | 'onChange'> {
  readonly value: string;
  readonly onChange?: ((value: string) => void) | undefined;
}

const Box = styled.textarea.withConfig(named('TextArea'))`
  ${controlStyles}
  padding-block: 7px;
  resize: vertical;
`;

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea({ onChange, ...rest }, ref) {
  return <Box ref={ref} rows={3} {...rest} onChange={(event) => onChange?.(event.target.value)} />;
});
