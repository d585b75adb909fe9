import { addDays, weekdayOf } from 'pest-sdk';
import { token, VisuallyHidden } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { address, Link } from '../../../base/links';
import { useSession } from '../../../base/session';
import { useBoard } from './BoardContext';
import { BoardFrame, boardTable } from './BoardFrame';
import { boardMessages } from './board.messages';
import { daysOf } from './board-model';
import { DaySummary } from './DaySummary';
import { DayLoad } from './PersonHead';
import { useBoardWords } from './useBoardWords';

/** A month's days with what each has; a day opens. */
export function MonthTable({ days, month }: { readonly days: readonly string[]; readonly month: string }) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { board, today, isShown } = useBoard();
  const isSite = useSession().account?.role === 'customer';
  const weeks = days.filter((day) => weekdayOf(day) === 1);
  return (
    <BoardFrame label={t('board.title')}>
      <Table>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col">
                <b>{words.weekday(day)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((monday) => (
            <tr key={monday}>
              {daysOf({ from: monday, to: addDays(monday, 6) }).map((day) => {
                const services = board.services.filter((service) => service.plannedDay === day && isShown(service));
                return (
                  <td key={day} data-off={!day.startsWith(month) || undefined}>
                    <Day
                      to={address('/shiftManagement/list', { view: 'day', day })}
                      aria-current={day === today ? 'date' : undefined}
                    >
                      <b aria-hidden="true">{day.slice(8).replace(/^0/, '')}</b>
                      <VisuallyHidden>{t('board.openDay', { day: words.dayName(day) })}</VisuallyHidden>
                      <DaySummary day={day} quiet />
                      {services.length > 0 && !isSite && <DayLoad services={services} people={board.staff.length} />}
                    </Day>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </BoardFrame>
  );
}

const Table = styled.table`
  ${boardTable}
  min-width: 560px;
  table-layout: fixed;

  && th:first-child,
  && td:first-child {
    position: static;
    width: auto;
    padding-inline-start: ${token.space[2]};
  }
  && td:first-child {
    padding: 0;
  }
  && td[data-off] {
    background: ${token.color.surfaceSunken};
  }
  /* A phone has the whole week: numbers are read there, and a day opens for the words. */
  @media (max-width: 640px) {
    min-width: 0;
  }
`;

const Day = styled(Link)`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  min-height: 88px;
  padding: ${token.space[2]};
  color: ${token.color.text};
  text-decoration: none;

  b {
    font-weight: ${token.fontWeight.semibold};
  }
  &[aria-current] b {
    color: ${token.color.accent};
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  @media (max-width: 640px) {
    padding-inline: ${token.space[1]};

    span {
      min-width: 0;
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
