import { type ForwardedRef, forwardRef, Suspense } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { named } from '../../theme/named';
import { IconButton } from '../button/IconButton';
import { fetched } from '../fetched/fetched';
import { calendarIcon } from '../icon/icons';
import { Popover } from '../popover/Popover';
import { LoadingText } from '../states/LoadingText';
import { TextInput, type TextInputProps } from '../text-input/TextInput';
import { useTypedValue } from '../typed-value/useTypedValue';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { dateInputMessages } from './date-input.messages';
import { readDay } from './typed-day';

/** Props of {@link DateInput}. */
export interface DateInputProps extends Omit<TextInputProps, 'type' | 'min' | 'max'> {
  /** The earliest day that the calendar offers. */
  readonly min?: string | undefined;
  /** The latest day that the calendar offers. */
  readonly max?: string | undefined;
}

const rules = { read: readDay, whole: /^\d{4}-\d{2}-\d{2}$/ } as const;

const Calendar = /* @__PURE__ */ fetched(() => import('./Calendar'), 'Calendar');

const Box = styled.div.withConfig(named('DateInput'))`
  position: relative;
  flex: none;
  width: var(--_pest-day-width, 100%);
  min-width: 128px;
  input {
    padding-inline-end: 34px;
    font-variant-numeric: tabular-nums;
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2px;
    min-height: 0;
    height: 100%;
  }
`;

/**
 * A day, shown and typed as `YYYY-MM-DD` in whatever language the browser speaks, or chosen from a calendar. The value is
 * a day, or empty; what is typed and is no day stays in the box, marked as wrong.
 */
export const DateInput = forwardRef(function DateInput(
  { min, max, className, ...rest }: DateInputProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const t = useMessages(dateInputMessages);
  const { wrong, problemId, choose, box } = useTypedValue(rest, rules);
  return (
    <Box className={className}>
      <TextInput
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        placeholder="YYYY-MM-DD"
        {...rest}
        maxLength={20}
        {...box}
      />
      {wrong && (
        <VisuallyHidden id={problemId} role="alert">
          {t('dateInput.invalid')}
        </VisuallyHidden>
      )}
      {!rest.readOnly && !rest.disabled && (
        <Popover
          label={t('dateInput.calendar')}
          placement="bottom-end"
          trigger={(trigger) => <IconButton {...trigger} icon={calendarIcon} size="sm" label={t('dateInput.open')} />}
        >
          {(close) => (
            <Suspense fallback={<LoadingText height={312} />}>
              <Calendar
                day={readDay(box.value)}
                min={min}
                max={max}
                onChoose={(day) => {
                  choose(day);
                  close();
                }}
              />
            </Suspense>
          )}
        </Popover>
      )}
    </Box>
  );
});
