import { type BoardService, loadLevel, type Option, workMinutes } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { Avatar } from '../../../kit/page/Avatar';
import { boardMessages } from './board.messages';
import { minutesOf } from './board-model';
import { useBoardWords } from './useBoardWords';

export interface PersonHeadProps {
  readonly person: Option;
  /** The week's. */
  readonly services: readonly BoardService[];
  /** Null for a reader who does not see everything that the person has to do. */
  readonly capacity: number | null;
}

/** Who it is, and how much of the week is taken. */
export function PersonHead({ person, services, capacity }: PersonHeadProps) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const minutes = minutesOf(services);
  return (
    <Head>
      <Who>
        <Avatar name={person.name} picture={null} />
        <span>{person.name}</span>
      </Who>
      {capacity === null ? (
        <Load>{t('board.count', { count: services.length })}</Load>
      ) : (
        <>
          <Load>
            {t('board.load', {
              services: t('board.count', { count: services.length }),
              hours: words.hours(minutes),
              capacity: words.hours(capacity),
            })}
            <LoadWord minutes={minutes} capacity={capacity} />
          </Load>
          <LoadBar minutes={minutes} capacity={capacity} />
        </>
      )}
    </Head>
  );
}

/** Says in words what the bar says in colour. */
export function LoadWord({ minutes, capacity }: { readonly minutes: number; readonly capacity: number }) {
  const t = useT(boardMessages);
  const level = loadLevel(minutes, capacity);
  if (level === 'free') return null;
  return <Level data-level={level}>{t(level === 'over' ? 'board.load.over' : 'board.load.nearlyFull')}</Level>;
}

export function LoadBar({ minutes, capacity }: { readonly minutes: number; readonly capacity: number }) {
  const share = capacity > 0 ? Math.min(1, minutes / capacity) : 0;
  return (
    <Bar aria-hidden="true" data-level={loadLevel(minutes, capacity)}>
      <i style={{ width: `${share * 100}%` }} />
    </Bar>
  );
}

/** A day's hours against those of everybody together. */
export function DayLoad({ services, people }: { readonly services: readonly BoardService[]; readonly people: number }) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const minutes = services.reduce((sum, service) => sum + service.minutes * service.staffIds.length, 0);
  return (
    <Load>
      <LoadBar minutes={minutes} capacity={people * workMinutes.day} />
      {t('board.hours', { hours: words.hours(minutes) })}
    </Load>
  );
}

const Head = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${token.space[1]};
  font-weight: ${token.fontWeight.regular};
`;

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  font-weight: ${token.fontWeight.medium};
  overflow-wrap: anywhere;

  /* In a narrow column the name needs the room that its letter takes. */
  @container (max-width: 92px) {
    > :first-child {
      display: none;
    }
  }
`;

export const Load = styled.span`
  display: grid;
  gap: ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
  line-height: 16px;
`;

const Level = styled.b`
  color: ${token.color.warning};
  font-weight: ${token.fontWeight.medium};

  &[data-level='over'] {
    color: ${token.color.danger};
  }
`;

const Bar = styled.span`
  --_fill: ${token.color.accent};
  display: block;
  width: 100%;
  height: 4px;
  border-radius: 2px;
  background: ${token.color.border};
  overflow: hidden;

  &[data-level='full'] {
    --_fill: ${token.color.markWarning};
  }
  &[data-level='over'] {
    --_fill: ${token.color.markDanger};
  }
  > i {
    display: block;
    height: 100%;
    background: var(--_fill);
  }
`;
