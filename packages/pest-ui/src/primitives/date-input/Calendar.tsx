import { dateFormat, type Language } from 'pest-sdk';
import { DayPicker, type PropsBase } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { usePest } from '../../provider/context';
import type { PestLanguage } from '../../provider/language';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontWeight, radius, space } from '../../theme/tokens';
import { dateInputMessages } from './date-input.messages';
import { dateOf, dayOf } from './typed-day';

export interface CalendarProps {
  readonly day: string | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** Weeks begin on Monday in both. */
const locales = { zh: zhCN, en: enGB } satisfies Record<Language, unknown>;

/** A month at a time; fetched when the first calendar is opened. */
export function Calendar({ day, min, max, onChoose }: CalendarProps) {
  const t = useMessages(dateInputMessages);
  const { locale, own } = usePest();
  const chosen = day === null ? undefined : dateOf(day);
  return (
    <Month>
      <DayPicker
        mode="single"
        autoFocus
        locale={locales[locale]}
        {...(own && writtenIn(own, t('dateInput.nextMonth'), t('dateInput.previousMonth')))}
        selected={chosen}
        {...(chosen && { defaultMonth: chosen })}
        disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
        onSelect={(date) => date && onChoose(dayOf(date))}
        onDayClick={(date, { selected }) => selected && onChoose(dayOf(date))}
      />
    </Month>
  );
}

/** A language of the host's has no words in the calendar's own list: `Intl` has. */
function writtenIn(
  { tag, direction }: PestLanguage,
  next: string,
  previous: string,
): Pick<PropsBase, 'dir' | 'lang' | 'formatters' | 'labels'> {
  const as = (options: Intl.DateTimeFormatOptions) => (date: Date) => dateFormat(tag, options).format(date);
  const month = as({ month: 'long', year: 'numeric' });
  return {
    dir: direction,
    lang: tag,
    formatters: { formatCaption: month, formatWeekdayName: as({ weekday: 'narrow' }) },
    labels: {
      labelNext: () => next,
      labelPrevious: () => previous,
      labelGrid: month,
      labelWeekday: as({ weekday: 'long' }),
      labelDayButton: as({ dateStyle: 'full' }),
    },
  };
}

const Month = styled.div.withConfig(named('Calendar'))`
  position: relative;
  padding: ${space[3]};
  .rdp-nav {
    position: absolute;
    inset-block-start: ${space[3]};
    inset-inline-end: ${space[3]};
    display: flex;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding-inline-start: ${space[2]};
    font-weight: ${fontWeight.semibold};
  }
  table {
    border-collapse: collapse;
  }
  th {
    width: 36px;
    padding: ${space[1]} 0;
    color: ${color.textMuted};
    font-weight: 400;
  }
  td {
    padding: 0;
    text-align: center;
  }
  button {
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: ${radius.md};
    background: transparent;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button:hover:not(:disabled, [aria-disabled='true']) {
    background: ${color.surfaceHover};
  }
  button:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  button:disabled,
  button[aria-disabled='true'] {
    color: ${color.disabledText};
    cursor: default;
  }
  .rdp-chevron {
    width: 16px;
    height: 16px;
    fill: currentColor;
  }
  .rdp-today button {
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  .rdp-selected button,
  .rdp-selected button:hover {
    background: ${color.accent};
    color: ${color.accentText};
  }
  .rdp-outside {
    color: ${color.textMuted};
  }
`;
