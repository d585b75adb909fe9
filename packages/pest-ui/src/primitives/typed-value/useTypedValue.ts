import { type KeyboardEvent, useId, useState } from 'react';
import type { TextInputProps } from '../text-input/TextInput';

type Given = Pick<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'aria-invalid' | 'aria-describedby'>;

/** How a text is read as a value, such as a day. */
export interface TypedValueRules {
  /** The value as it is written, or null where the text is none. */
  readonly read: (text: string) => string | null;
  /** What is typed to its end; such a text is taken at once. */
  readonly whole: RegExp;
}

/**
 * A value that is typed as text. What is whole is taken at once, what is on its way to be one only when the box is left
 * or Enter pressed; what is none stays in the box, marked as wrong.
 */
export function useTypedValue(given: Given, { read, whole }: TypedValueRules) {
  const { value, onChange, onBlur, onKeyDown } = given;
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const give = (next: string) => next !== value && onChange?.(next);

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    if (whole.test(text) && read(text)) give(text);
    else if (text.trim() === '') give('');
  };
  const finish = () => {
    if (typed === null) return;
    const next = read(typed);
    const isNone = next === null && typed.trim() !== '';
    setWrong(isNone);
    if (!isNone) setTyped(null);
    give(next ?? '');
  };
  return {
    wrong,
    problemId,
    /** Takes a value that was chosen in another way. */
    choose: (next: string) => {
      setTyped(null);
      setWrong(false);
      give(next);
    },
    /** For the box, after the props that the host gave. */
    box: {
      value: typed ?? value,
      onChange: type,
      'aria-invalid': wrong || given['aria-invalid'] || undefined,
      'aria-describedby': [given['aria-describedby'], wrong ? problemId : ''].filter(Boolean).join(' ') || undefined,
      onBlur: (event: Parameters<NonNullable<typeof onBlur>>[0]) => {
        finish();
        onBlur?.(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') finish();
        onKeyDown?.(event);
      },
    },
  };
}
