import type { BoardLeave, BoardService } from 'pest-sdk';
import { token } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { useBoard } from './BoardContext';
import { boardMessages } from './board.messages';
import { leaveOn } from './board-leave';
import { isFree, type Target } from './board-model';
import { useBoardWords } from './useBoardWords';

export interface PlaceProps {
  readonly target: Target;
  readonly personName: string;
}

/** The attributes by which a drag finds a cell, and by which it lights up. */
export function usePlace({ personId, day, time }: Target) {
  const { held, target, today, outlookAt } = useBoard();
  const aimed = target !== null && target.personId === personId && target.day === day && target.time === time;
  const light =
    held !== null && day >= today && held.service.plannedDay === day && isFree(outlookAt({ personId, day, time }));
  return {
    aimed,
    attributes: {
      'data-cell': true,
      'data-person': personId ?? '',
      'data-day': day,
      'data-time': time ?? '',
      'data-free': light || undefined,
    },
  };
}

/** While a service is held, a button over the cell takes it. */
export function DropButton({ target, personName }: PlaceProps) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { held, by, aim, drop } = useBoard();
  if (!held || by === 'drag') return null;
  return (
    <Over
      type="button"
      tabIndex={-1}
      aria-label={t('board.put', { name: personName, day: words.dayName(target.day) })}
      onPointerEnter={() => by === 'tap' && aim(target)}
      onClick={() => drop(target)}
    />
  );
}

/**
 * Where the held service would stand, and what is in its way there. It takes no room of its own: a row that grew under
 * the pointer would push another cell there, and the service would be dropped on somebody else.
 */
export function Ghost({ target }: { readonly target: Target }) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { board, held, outlookAt, today } = useBoard();
  if (!held) return null;
  const over = target.day < today && target.day !== held.service.plannedDay;
  const outlook = outlookAt(target);
  return (
    <GhostCard data-bad={over || !isFree(outlook) || undefined} aria-hidden="true">
      <b>{target.time ?? words.range(held.service)}</b>
      <span>{held.service.customerName}</span>
      <span>{over ? t('board.past') : words.outlook(board, outlook)}</span>
    </GhostCard>
  );
}

/** When a person is away on a day. */
export function LeaveBlock({ leave, day }: { readonly leave: BoardLeave; readonly day: string }) {
  const t = useT(boardMessages);
  const { timeZone } = useSiteTime();
  const on = leaveOn(leave, day, timeZone);
  if (!on) return null;
  return (
    <Hatched>
      <span>
        <b>{t('board.leave')}</b> {on.allDay ? t('board.leave.allDay') : `${on.from}–${on.to}`}
      </span>
      {leave.state === 'underReview' && <span>{t('board.leave.waiting')}</span>}
    </Hatched>
  );
}

/** A person's cell: leave, what is planned, and room for what is held. */
export function Cell({
  target,
  personName,
  leave,
  services,
  children,
}: PlaceProps & {
  readonly leave: readonly BoardLeave[];
  readonly services: readonly BoardService[];
  readonly children: ReactNode;
}) {
  const { aimed, attributes } = usePlace(target);
  return (
    <Stacked {...attributes} data-empty={services.length === 0 || undefined}>
      {leave.map((away) => (
        <LeaveBlock key={away.id} leave={away} day={target.day} />
      ))}
      {children}
      {aimed && <Ghost target={target} />}
      <DropButton target={target} personName={personName} />
    </Stacked>
  );
}

const Stacked = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  min-height: 76px;
  height: 100%;
  padding: ${token.space[1]};

  &[data-free] {
    background: color-mix(in srgb, ${token.color.accentSoft} 45%, transparent);
    box-shadow: inset 0 0 0 1px ${token.color.accentSoft};
  }
`;

export const Over = styled.button`
  position: absolute;
  z-index: 3;
  inset: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: copy;
`;

const GhostCard = styled.div`
  position: absolute;
  z-index: 2;
  inset-inline: ${token.space[1]};
  inset-block: var(--_ghost-at, auto ${token.space[1]});
  display: grid;
  padding: 2px 6px 3px 8px;
  border: 1.5px dashed ${token.color.accent};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.accent};
  font-size: ${token.fontSize.xs};
  line-height: 16px;
  overflow-wrap: anywhere;
  pointer-events: none;

  &[data-bad] {
    border-color: ${token.color.danger};
    color: ${token.color.danger};
  }
`;

const Hatched = styled.div`
  display: grid;
  padding: ${token.space[1]} ${token.space[2]};
  border: 1px solid ${token.color.borderSoft};
  border-radius: ${token.radius.sm};
  background: repeating-linear-gradient(
    135deg,
    ${token.color.surfaceSunken} 0 6px,
    ${token.color.borderSoft} 6px 7px
  );
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.fontWeight.regular};
  line-height: 16px;

  b {
    color: ${token.color.text};
    font-weight: ${token.fontWeight.medium};
  }
`;
