import { type Option, workMinutes } from 'pest-sdk';
import { Text, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useSession } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { Avatar } from '../../../kit/page/Avatar';
import { DropButton, Ghost, LeaveBlock, usePlace } from './BoardCell';
import { useBoard } from './BoardContext';
import { NobodyHead } from './BoardFrame';
import { boardMessages } from './board.messages';
import { leaveOn } from './board-leave';
import { isUnassigned, minutesOf, servicesOf } from './board-model';
import { DaySummary } from './DaySummary';
import { Load, LoadBar, LoadWord } from './PersonHead';
import { ServiceCard } from './ServiceCard';
import { useBoardWords } from './useBoardWords';

export interface PhoneBoardProps {
  /** The week's. */
  readonly days: readonly string[];
  readonly day: string;
  readonly onDayChange: (day: string) => void;
}

/** One day on a narrow screen: the week as a strip, people below each other. */
export function PhoneBoard({ days, day, onDayChange }: PhoneBoardProps) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { board, isShown } = useBoard();
  const isSite = useSession().account?.role === 'customer';
  const nobody = isSite
    ? board.services.filter((service) => service.plannedDay === day && isUnassigned(service) && isShown(service))
    : [];
  return (
    <>
      <Strip>
        {days.map((shown) => (
          <button
            key={shown}
            type="button"
            aria-pressed={shown === day}
            aria-label={words.dayName(shown)}
            onClick={() => onDayChange(shown)}
          >
            <span>{words.weekday(shown).replace('周', '')}</span>
            <b>{shown.slice(8).replace(/^0/, '')}</b>
            {!isSite && (
              <LoadBar
                minutes={minutesOf(board.services.filter(({ plannedDay }) => plannedDay === shown))}
                capacity={board.staff.length * workMinutes.day}
              />
            )}
          </button>
        ))}
      </Strip>
      <DayHead>
        <h2>{words.dayName(day)}</h2>
        <DaySummary day={day} />
      </DayHead>
      {board.staff.map((person) => (
        <Person key={person.id} person={person} day={day} withLoad={!isSite} />
      ))}
      {nobody.length > 0 && (
        <Box>
          <NobodyHead>{t('board.nobody')}</NobodyHead>
          {nobody.map((service) => (
            <ServiceCard key={service.id} service={service} personId={null} />
          ))}
        </Box>
      )}
    </>
  );
}

interface PersonProps {
  readonly person: Option;
  readonly day: string;
  readonly withLoad: boolean;
}

function Person({ person, day, withLoad }: PersonProps) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { timeZone } = useSiteTime();
  const { board, isShown } = useBoard();
  const target = { personId: person.id, day, time: null };
  const { aimed, attributes } = usePlace(target);
  const week = servicesOf(board, person.id);
  const services = week.filter((service) => service.plannedDay === day && isShown(service));
  const leave = board.leave.filter((away) => away.accountId === person.id && leaveOn(away, day, timeZone));
  const minutes = minutesOf(week);
  return (
    <Box {...attributes}>
      <Who>
        <Avatar name={person.name} picture={null} />
        <h3>{person.name}</h3>
        {withLoad && (
          <Load>
            {t('board.load.week', {
              services: t('board.count', { count: services.length }),
              hours: words.hours(minutes),
              capacity: words.hours(workMinutes.week),
            })}
            <LoadWord minutes={minutes} capacity={workMinutes.week} />
          </Load>
        )}
        {withLoad && services.length === 0 && leave.length === 0 && <Text>{t('board.free')}</Text>}
      </Who>
      {leave.map((away) => (
        <LeaveBlock key={away.id} leave={away} day={day} />
      ))}
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} personId={person.id} />
      ))}
      {aimed && <Ghost target={target} />}
      <DropButton target={target} personName={person.name} />
    </Box>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space[1]};
  padding: ${token.space[2]} 0;

  button {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: ${token.space[1]};
    min-height: 60px;
    padding: 6px ${token.space[1]};
    border: 0;
    border-radius: ${token.radius.md};
    background: none;
    color: ${token.color.textMuted};
    font: inherit;
    font-size: ${token.fontSize.xs};
    line-height: 16px;
    cursor: pointer;
  }
  b {
    color: ${token.color.text};
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
  }
  button[aria-pressed='true'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
  }
  button[aria-pressed='true'] b {
    color: inherit;
  }
`;

const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[2]};
  padding-block: ${token.space[2]};

  h2 {
    margin: 0;
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
  }
`;

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[3]} 0 ${token.space[2]};
  border-block-start: 1px solid ${token.color.borderSoft};

  &[data-free] {
    background: color-mix(in srgb, ${token.color.accentSoft} 45%, transparent);
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};

  h3 {
    margin: 0;
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
    white-space: nowrap;
  }
  > :last-child:not(h3) {
    margin-inline-start: auto;
  }
`;
