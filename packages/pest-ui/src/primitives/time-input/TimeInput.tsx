import { forwardRef, type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { named } from '../../theme/named';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { timeInputMessages } from './time-input.messages';
import { readTime } from './typed-time';

/** Props of {@link TimeInput}. */
export type TimeInputProps = Omit<TextInputProps, 'type' | 'min' | 'max'>;

/**
 * A time of day, shown and typed as `HH:mm` in whatever language the browser speaks. The value is a time, or empty; what
 * is typed and is no time stays in the box, marked as wrong.
 */
export const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(
  { value, onChange, onBlur, onKeyDown, ...rest },
  ref,
) {
  const t = useMessages(timeInputMessages);
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const give = (time: string) => time !== value && onChange?.(time);

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    // A time that is whole is taken at once; what is on its way to be one is not.
    if (/^\d{2}:\d{2}$/.test(text) && readTime(text)) give(text);
    else if (text.trim() === '') give('');
  };
  const finish = () => {
    if (typed === null) return;
    const time = readTime(typed);
    const noTime = time === null && typed.trim() !== '';
    setWrong(noTime);
    if (!noTime) setTyped(null);
    give(time ?? '');
  };
  const invalid = wrong || rest['aria-invalid'];
  return (
    <>
      <Box
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        placeholder="HH:mm"
        {...rest}
        maxLength={8}
        value={typed ?? value}
        onChange={type}
        aria-invalid={invalid || undefined}
        aria-describedby={[rest['aria-describedby'], wrong ? problemId : ''].filter(Boolean).join(' ') || undefined}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') finish();
          onKeyDown?.(event);
        }}
      />
      {wrong && (
        <VisuallyHidden id={problemId} role="alert">
          {t('timeInput.invalid')}
        </VisuallyHidden>
      )}
    </>
  );
});

const Box = styled(TextInput).withConfig(named('TimeInput'))`
  font-variant-numeric: tabular-nums;
`;
