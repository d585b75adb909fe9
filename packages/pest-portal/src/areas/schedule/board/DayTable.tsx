import { type BoardService, type Option, wallClock, workMinutes } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { useSession } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { DropButton, Ghost, LeaveBlock, usePlace } from './BoardCell';
import { useBoard } from './BoardContext';
import { BoardFrame, boardTable, NobodyHead } from './BoardFrame';
import { boardMessages } from './board.messages';
import { leaveOn } from './board-leave';
import { isUnassigned, lanesOf, servicesOf } from './board-model';
import { PersonHead } from './PersonHead';
import { ServiceCard } from './ServiceCard';

/** Pixels of an hour: a service of one shows all that its card says. */
const hourHeight = 54;
/** Below it a card has room for time and site, and none for where it goes there. */
const wholeCard = 52;
const timeWidth = 76;
/** Of a person's column: the first letters of a site, and what shows most names whole. */
const columnWidth = { least: 88, roomy: 112 } as const;

/** The hours that are always there; earlier and later ones join when something is planned in them. */
const usualHours = { first: 7, last: 19 } as const;

/** How wide the day of some people is. */
export function dayWidth(people: number, column: keyof typeof columnWidth): number {
  return timeWidth + columnWidth[column] * people;
}

/** One day, hour by hour, each person in a column. */
export function DayTable({ day }: { readonly day: string }) {
  const t = useT(boardMessages);
  const common = useT(commonMessages);
  const { board, isShown } = useBoard();
  const { timeZone } = useSiteTime();
  const isSite = useSession().account?.role === 'customer';
  const services = board.services.filter((service) => service.plannedDay === day && isShown(service));
  const nobody = isSite ? services.filter(isUnassigned) : [];
  const hours = hoursOf(services, timeZone);
  return (
    <BoardFrame label={t('board.title')}>
      <Table style={{ minWidth: dayWidth(board.staff.length + (nobody.length > 0 ? 1 : 0), 'least') }}>
        <thead>
          <tr>
            <th scope="col">{common('common.time')}</th>
            {board.staff.map((person) => (
              <th key={person.id} scope="col">
                <PersonHead
                  person={person}
                  services={servicesOf(board, person.id)}
                  capacity={isSite ? null : workMinutes.week}
                />
                {board.leave
                  .filter(({ accountId }) => accountId === person.id)
                  .filter((leave) => leaveOn(leave, day, timeZone))
                  .map((leave) => (
                    <LeaveBlock key={leave.id} leave={leave} day={day} />
                  ))}
              </th>
            ))}
            {nobody.length > 0 && (
              <th scope="col">
                <NobodyHead>{t('board.nobody')}</NobodyHead>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{clock(hour)}</th>
              {board.staff.map((person) => (
                <td key={person.id}>
                  <Hour
                    person={person}
                    day={day}
                    hour={hour}
                    services={services.filter(({ staffIds }) => staffIds.includes(person.id))}
                  />
                </td>
              ))}
              {nobody.length > 0 && (
                <td>
                  <Slot>
                    <Cards services={nobody} hour={hour} personId={null} />
                  </Slot>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </BoardFrame>
  );
}

interface HourProps {
  readonly person: Option;
  readonly day: string;
  readonly hour: number;
  /** The person's of the whole day. */
  readonly services: readonly BoardService[];
}

function Hour({ person, day, hour, services }: HourProps) {
  const target = { personId: person.id, day, time: clock(hour) };
  const { aimed, attributes } = usePlace(target);
  return (
    <Slot {...attributes}>
      <Cards services={services} hour={hour} personId={person.id} />
      {aimed && <Ghost target={target} />}
      <DropButton target={target} personName={`${person.name} ${clock(hour)}`} />
    </Slot>
  );
}

interface CardsProps {
  readonly services: readonly BoardService[];
  readonly hour: number;
  readonly personId: string | null;
}

/** The cards that begin in an hour, as high as they are long, beside those that they overlap. */
function Cards({ services, hour, personId }: CardsProps) {
  const { timeZone } = useSiteTime();
  const lanes = lanesOf(services);
  return services
    .filter((service) => hourOf(service, timeZone) === hour)
    .map((service) => {
      const { lane, lanes: of } = lanes.get(service.id) ?? { lane: 0, lanes: 1 };
      const minute = Number(wallClock(service.plannedAt, timeZone).time.slice(3));
      const height = Math.max(40, (service.minutes / 60) * hourHeight - 2);
      const style = {
        position: 'absolute',
        top: (minute / 60) * hourHeight + 1,
        height,
        width: `calc(${100 / of}% - 4px)`,
        insetInlineStart: `calc(${(lane * 100) / of}% + 2px)`,
      } as const;
      const brief = height < wholeCard;
      return <ServiceCard key={service.id} service={service} personId={personId} brief={brief} style={style} />;
    });
}

function hoursOf(services: readonly BoardService[], timeZone: string): number[] {
  const starts = services.map((service) => hourOf(service, timeZone));
  const ends = services.map((service) => Math.min(23, hourOf(service, timeZone) + Math.floor(service.minutes / 60)));
  const first = Math.min(usualHours.first, ...starts);
  const last = Math.max(usualHours.last, ...ends);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function hourOf(service: BoardService, timeZone: string): number {
  return Number(wallClock(service.plannedAt, timeZone).time.slice(0, 2));
}

export function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

const Table = styled.table`
  ${boardTable}
  table-layout: fixed;

  tr > :first-child {
    width: ${timeWidth}px;
  }
  thead th:not(:first-child) {
    padding: 10px ${token.space[2]} ${token.space[2]};
  }
  tr > th:first-child {
    padding-inline-end: 0;
  }
  tbody th {
    padding-block: ${token.space[1]};
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
    font-weight: ${token.fontWeight.regular};
  }
`;

const Slot = styled.div`
  --_ghost-at: 1px auto;
  position: relative;
  height: ${hourHeight}px;

  &[data-free] {
    background: color-mix(in srgb, ${token.color.accentSoft} 45%, transparent);
  }
`;
