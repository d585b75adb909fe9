import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from '../text-input/TextInput';

/** A day, `YYYY-MM-DD`, by the platform's own picker. */
export const DateInput = forwardRef<HTMLInputElement, Omit<TextInputProps, 'type'>>(function DateInput(props, ref) {
  return <TextInput ref={ref} {...props} type="date" />;
});
