import { type BoardService, joinParts, type Option, weekdayOf, workMinutes } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useSession } from '../../../base/session';
import { Cell } from './BoardCell';
import { useBoard } from './BoardContext';
import { BoardFrame, boardTable, NobodyHead } from './BoardFrame';
import { boardMessages } from './board.messages';
import { isUnassigned, servicesOf } from './board-model';
import { DaySummary } from './DaySummary';
import { DayLoad, Load, PersonHead } from './PersonHead';
import { ServiceCard } from './ServiceCard';
import { useBoardWords } from './useBoardWords';

/** How wide a week is at least: a card shows a time, and the first letters of a site. */
export const weekWidth = 744;

/** People by day. */
export function WeekTable({ days }: { readonly days: readonly string[] }) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { board, today } = useBoard();
  const isSite = useSession().account?.role === 'customer';
  const nobody = isSite ? board.services.filter(isUnassigned) : [];
  return (
    <BoardFrame label={t('board.title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Load>
                {joinParts(
                  [
                    t('board.people', { count: board.staff.length }),
                    t('board.count', { count: board.services.length }),
                  ],
                  language,
                )}
              </Load>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-off={isWeekend(day)} aria-current={day === today ? 'date' : undefined}>
                <b>{words.dayHead(day)}</b>
                <DaySummary day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.staff.map((person) => (
            <PersonRow key={person.id} person={person} days={days} capacity={isSite ? null : workMinutes.week} />
          ))}
          {nobody.length > 0 && (
            <tr>
              <th scope="row">
                <NobodyHead>{t('board.nobody')}</NobodyHead>
              </th>
              {days.map((day) => (
                <td key={day} data-off={isWeekend(day)}>
                  <Plain>
                    {nobody
                      .filter(({ plannedDay }) => plannedDay === day)
                      .map((service) => (
                        <ServiceCard key={service.id} service={service} personId={null} />
                      ))}
                  </Plain>
                </td>
              ))}
            </tr>
          )}
        </tbody>
        {!isSite && (
          <tfoot>
            <tr>
              <th scope="row">
                <Load>
                  {t('board.perDay')}
                  <br />
                  {t('board.perDay.capacity', { hours: words.hours(board.staff.length * workMinutes.day) })}
                </Load>
              </th>
              {days.map((day) => (
                <td key={day}>
                  <DayLoad services={servicesOn(board.services, day)} people={board.staff.length} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </BoardFrame>
  );
}

interface PersonRowProps {
  readonly person: Option;
  readonly days: readonly string[];
  readonly capacity: number | null;
}

function PersonRow({ person, days, capacity }: PersonRowProps) {
  const { board, isShown } = useBoard();
  const own = servicesOf(board, person.id);
  const leave = board.leave.filter(({ accountId }) => accountId === person.id);
  return (
    <tr>
      <th scope="row">
        <PersonHead person={person} services={own} capacity={capacity} />
      </th>
      {days.map((day) => {
        const services = servicesOn(own, day).filter(isShown);
        return (
          <td key={day} data-off={isWeekend(day)}>
            <Cell
              target={{ personId: person.id, day, time: null }}
              personName={person.name}
              leave={leave}
              services={services}
            >
              {services.map((service) => (
                <ServiceCard key={service.id} service={service} personId={person.id} />
              ))}
            </Cell>
          </td>
        );
      })}
    </tr>
  );
}

function servicesOn(services: readonly BoardService[], day: string): BoardService[] {
  return services.filter(({ plannedDay }) => plannedDay === day);
}

function isWeekend(day: string): true | undefined {
  return weekdayOf(day) > 5 || undefined;
}

const Table = styled.table`
  ${boardTable}
  min-width: ${weekWidth}px;
  table-layout: fixed;

  tr > :first-child {
    width: 150px;
  }
  tfoot > tr > * {
    padding: ${token.space[3]} ${token.space[2]};
  }
  tfoot > tr > :first-child {
    padding-inline-start: ${token.space[6]};
  }
`;

const Plain = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[1]};
`;
