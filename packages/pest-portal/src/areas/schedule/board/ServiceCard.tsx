import { type BoardService, hasBegun, isClash } from 'pest-sdk';
import { Icon, refreshIcon, token, VisuallyHidden } from 'pest-ui';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { Link, taskLinks } from '../../../base/links';
import { type ArrowKey, useBoard } from './BoardContext';
import { boardMessages } from './board.messages';
import { clashesFor, isMovable, isUnassigned } from './board-model';
import { useBoardWords } from './useBoardWords';

export interface ServiceCardProps {
  readonly service: BoardService;
  /** In whose row it stands; null among the unassigned ones. */
  readonly personId: string | null;
  /** Before the time: the day, where the card does not stand under it. */
  readonly withDay?: boolean | undefined;
  /** Without the scope, where there is no room for it. */
  readonly brief?: boolean | undefined;
  /** Below the scope. */
  readonly children?: ReactNode | undefined;
  readonly style?: CSSProperties | undefined;
}

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies ArrowKey[];

/** A service on the board: picked up by click, key or drag where it can be moved, a link otherwise. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, personId, style } = props;
  const state = useBoard();
  const { board, mayMove, held, by, today } = state;
  const clash = personId === null ? undefined : clashesFor(board, service, personId).find(isClash);
  const look = {
    'data-service': service.id,
    'data-of': personId ?? '',
    'data-look': lookOf(service, clash !== undefined, today),
    style,
  };
  const content = <CardContent {...props} clash={clash?.kind} />;
  if (!mayMove || !isMovable(service)) {
    return (
      <LinkCard to={taskLinks.listed(service)} {...look}>
        {content}
      </LinkCard>
    );
  }
  const own = { service, personId };
  const isHeld = held?.service.id === service.id && held.personId === personId;
  const click = ({ detail }: MouseEvent) => {
    if (!isHeld) state.pick(own, detail === 0 ? 'keys' : 'tap');
    else if (by === 'keys' && detail === 0) state.drop(state.target);
    else state.putBack();
  };
  const press = (event: KeyboardEvent) => {
    if (!isHeld) return;
    if (event.key === 'Escape') state.putBack();
    else if (isArrow(event.key)) state.steer(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <ButtonCard
      type="button"
      {...look}
      aria-pressed={isHeld}
      onClick={click}
      onKeyDown={press}
      onPointerDown={(event) => state.startDrag(event, own)}
    >
      {content}
    </ButtonCard>
  );
}

/** Red needs somebody at once: two things at one time, or a day that went by. */
function lookOf(service: BoardService, clash: boolean, today: string): string {
  if (hasBegun(service.state)) return 'begun';
  if (clash) return 'clash';
  if (service.plannedDay < today) return 'late';
  return isUnassigned(service) ? 'unassigned' : 'planned';
}

function isArrow(key: string): key is ArrowKey {
  return arrows.includes(key);
}

function CardContent({
  service,
  withDay,
  brief,
  clash,
  children,
}: ServiceCardProps & { readonly clash: 'overlap' | 'leave' | 'leaveWaiting' | undefined }) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { today } = useBoard();
  const { recurringId, alone, state, plannedDay } = service;
  return (
    <>
      <Line>
        <b>{withDay ? `${words.dayName(service.plannedDay)} ${words.time(service)}` : words.time(service)}</b>
        {clash && <span>{t(clash === 'overlap' ? 'board.overlap' : 'board.onLeave')}</span>}
        {!hasBegun(state) && plannedDay < today && <span>{t('board.state.late')}</span>}
        {hasBegun(state) && <span>{t(state === 'checkedIn' ? 'board.state.checkedIn' : 'board.state.done')}</span>}
        {recurringId !== null && (
          <Recurs>
            <Icon path={refreshIcon} size={12} />
            <VisuallyHidden>{t(alone ? 'board.recurs.alone' : 'board.recurs')}</VisuallyHidden>
          </Recurs>
        )}
      </Line>
      <Name title={service.customerName}>{service.customerName}</Name>
      {brief ? (
        <VisuallyHidden>{words.scope(service)}</VisuallyHidden>
      ) : (
        <Scope title={words.scope(service)}>{words.scope(service)}</Scope>
      )}
      {children}
    </>
  );
}

const Line = styled.span`
  display: flex;
  overflow: hidden;
  align-items: center;
  white-space: nowrap;
  gap: ${token.space[1]};
  color: ${token.color.textMuted};

  b {
    flex: none;
    color: ${token.color.text};
    font-weight: ${token.fontWeight.semibold};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Recurs = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: auto;
`;

const Name = styled.span`
  overflow: hidden;
  font-weight: ${token.fontWeight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Scope = styled(Name)`
  color: ${token.color.textMuted};
  font-weight: ${token.fontWeight.regular};
`;

/** A 3-px edge says the state, and a word beside the time wherever it asks for somebody. */
const card = css`
  --_edge: ${token.color.accent};
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 3px 6px 1px 9px;
  border: 0;
  border-radius: ${token.radius.sm};
  background: ${token.color.accentSoft};
  color: ${token.color.text};
  font: inherit;
  font-size: ${token.fontSize.xs};
  line-height: 16px;
  text-align: start;
  text-decoration: none;
  box-shadow: inset 3px 0 0 var(--_edge);
  overflow: hidden;
  user-select: none;
  -webkit-user-select: none;

  &[data-look='clash'],
  &[data-look='late'] {
    --_edge: ${token.color.markDanger};
    background: ${token.color.dangerSoft};

    ${Line} {
      color: ${token.color.danger};
    }
  }
  &[data-look='unassigned'] {
    --_edge: ${token.color.markWarning};
    border: 1px dashed ${token.color.borderStrong};
    background: ${token.color.surfaceRaised};
  }
  &[data-look='begun'] {
    --_edge: ${token.color.borderStrong};
    background: ${token.color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  &:hover {
    filter: brightness(0.98);
  }
  @media (pointer: coarse) {
    min-height: ${token.size.touch};
  }
`;

const LinkCard = styled(Link)`
  ${card}
`;

const ButtonCard = styled.button`
  ${card}
  cursor: grab;

  &[aria-pressed='true'] {
    opacity: 0.55;
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
`;
