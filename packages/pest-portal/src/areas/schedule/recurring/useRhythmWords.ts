import { dateFormat, languageTags, type MonthWeek, type RecurringService, type Weekday } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useMemo } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { recurringMessages } from './recurring.messages';

const weekWords = {
  1: 'recurring.week.first',
  2: 'recurring.week.second',
  3: 'recurring.week.third',
  4: 'recurring.week.fourth',
  [-1]: 'recurring.week.last',
} as const satisfies Record<MonthWeek, string>;

/** A rhythm as people say it: "weekly on Mon and Thu, 09:30". */
export function useRhythmWords() {
  const t = useT(recurringMessages);
  const format = useFormat();
  return useMemo(() => {
    const names = dateFormat(languageTags[language], { weekday: 'short', timeZone: 'UTC' });
    // 2024 began on a Monday.
    const weekday = (day: Weekday) => names.format(new Date(Date.UTC(2024, 0, day)));
    const week = (which: MonthWeek) => t(weekWords[which]);
    const rhythm = ({ pattern, time }: Pick<RecurringService, 'pattern' | 'time'>) => {
      const { every } = pattern;
      if (pattern.kind === 'weekly') {
        const days = format.list(pattern.weekdays.map(weekday));
        return t(every === 1 ? 'recurring.words.weekly' : 'recurring.words.weeks', { every, days, time });
      }
      const what =
        pattern.kind === 'monthlyDay'
          ? t('recurring.words.date', { day: pattern.day })
          : t('recurring.words.nth', { week: week(pattern.week), weekday: weekday(pattern.weekday) });
      return t(every === 1 ? 'recurring.words.monthly' : 'recurring.words.months', { every, what, time });
    };
    return { weekday, week, rhythm };
  }, [t, format]);
}
