import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { named } from '../../theme/named';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import { useTypedValue } from '../typed-value/useTypedValue';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { timeInputMessages } from './time-input.messages';
import { readTime } from './typed-time';

/** Props of {@link TimeInput}. */
export type TimeInputProps = Omit<TextInputProps, 'type' | 'min' | 'max'>;

/**
 * A time of day, shown and typed as `HH:mm` in whatever language the browser speaks. The value is a time, or empty; what
 * is typed and is no time stays in the box, marked as wrong.
 */
export const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(props, ref) {
  const t = useMessages(timeInputMessages);
  const { wrong, problemId, box } = useTypedValue(props, rules);
  return (
    <>
      <Box ref={ref} inputMode="numeric" autoComplete="off" placeholder="HH:mm" {...props} maxLength={8} {...box} />
      {wrong && (
        <VisuallyHidden id={problemId} role="alert">
          {t('timeInput.invalid')}
        </VisuallyHidden>
      )}
    </>
  );
});

const rules = { read: readTime, whole: /^\d{2}:\d{2}$/ } as const;

const Box = styled(TextInput).withConfig(named('TimeInput'))`
  font-variant-numeric: tabular-nums;
`;
