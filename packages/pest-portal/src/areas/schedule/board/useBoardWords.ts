import { type BoardService, dateFormat, expectedEnd, languageTags, type ShiftBoard, wallClock } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useMemo } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useSiteTime } from '../../../base/site-time';
import { boardMessages } from './board.messages';
import type { Outlook } from './board-model';
import { daysInWords } from './days-in-words';

/** How the board says times, days, lengths and what is in the way. */
export function useBoardWords() {
  const t = useT(boardMessages);
  const format = useFormat();
  const { timeZone, today } = useSiteTime();
  return useMemo(() => {
    const weekdayName = dateFormat(languageTags[language], { weekday: 'short', timeZone: 'UTC' });
    const weekday = (day: string) => weekdayName.format(midnight(day));
    const time = (service: Pick<BoardService, 'plannedAt'>) => wallClock(service.plannedAt, timeZone).time;
    const hours = (minutes: number) => format.number(Math.round(minutes / 6) / 10);
    const clashWords = (board: ShiftBoard, { clashes, overMinutes }: Outlook) => [
      ...clashes.map(({ kind, serviceId }) => {
        if (kind !== 'overlap') return t(`board.clash.${kind}`);
        const other = board.services.find(({ id }) => id === serviceId);
        return t('board.clash.overlap', { time: other ? time(other) : '', customer: other?.customerName ?? '' });
      }),
      ...(overMinutes > 0 ? [t('board.clash.over', { hours: hours(overMinutes) })] : []),
    ];
    return {
      weekday,
      time,
      hours,
      /** `周二 24`, `Tue 24` */
      dayHead: (day: string) => `${weekday(day)} ${Number(day.slice(8))}`,
      /** `11-24 周二`, `Tue 24 Nov` */
      dayName: format.weekday,
      /** `11-23 至 11-29`, `23–29 Nov`; of another year with it */
      days: (from: string, to: string) => daysInWords(language, from, to, today()),
      range: (service: Pick<BoardService, 'id' | 'plannedAt' | 'minutes'>) =>
        `${time(service)}–${wallClock(expectedEnd(service), timeZone).time}`,
      what: (service: BoardService) => t('board.held', { time: time(service), customer: service.customerName }),
      scope: ({ workshops, description }: BoardService) =>
        format.list(workshops.map(({ name }) => name)) || description || t('board.allWorkshops'),
      outlook: (board: ShiftBoard, outlook: Outlook) =>
        format.parts(clashWords(board, outlook)) || t('board.clash.none'),
    };
  }, [t, format, timeZone, today]);
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
