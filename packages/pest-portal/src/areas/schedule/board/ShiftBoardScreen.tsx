import { useQuery } from '@tanstack/react-query';
import { type BoardService, hasBegun, type ShiftBoard } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, EmptyState, FailureState, Icon, plusIcon, Skeleton, token, VisuallyHidden } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useNavigate, useOpenAddress } from '../../../base/links';
import { useAccount, useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { useMedia } from '../../../base/useMedia';
import { PageHead } from '../../../kit/page/PageHead';
import { BoardBar, HeldBar } from './BoardBar';
import { type ArrowKey, BoardContext, type BoardState } from './BoardContext';
import { boardMessages } from './board.messages';
import { boardQuery } from './board.queries';
import { daysOf, isUnassigned, spanOf } from './board-model';
import { DayTable, dayWidth } from './DayTable';
import { MonthTable } from './MonthTable';
import { PhoneBoard } from './PhoneBoard';
import { ScopeDialog } from './ScopeDialog';
import { steered } from './steering';
import { Tray, TrayStrip } from './Tray';
import { type BoardAddress, useBoardAddress } from './useBoardAddress';
import { useBoardWords } from './useBoardWords';
import { useDragging } from './useDragging';
import { usePlanning } from './usePlanning';
import { WeekTable, weekWidth } from './WeekTable';

/** The shift board: who does what by day, week and month, and planning by hand. */
export function ShiftBoardScreen() {
  const t = useT(boardMessages);
  const own = useAccount().role === 'customer';
  const words = useBoardWords();
  const at = useBoardAddress();
  const span = spanOf(at.view, at.day);
  const { data: board, error, refetch } = useQuery(boardQuery(span));
  const today = useSiteTime().today();
  const mayMove = useCan()(rights.scheduleMove);
  const planning = usePlanning(board);
  const { at: pointer, startDrag } = useDragging(planning);
  const { held, target } = planning;
  const state: BoardState | null = board
    ? {
        ...planning,
        board,
        today,
        mayMove,
        startDrag,
        isShown: ({ customerId }) => at.customerId === '' || customerId === at.customerId,
        outlookAt: (place) => (held ? planning.outlook(held, place) : { clashes: [], overMinutes: 0 }),
        steer: (key: ArrowKey) => {
          if (target && planning.by === 'keys') planning.aim(steered(at.view, board, daysOf(span), target, key));
        },
      }
    : null;
  return (
    <>
      <PageHead title={t(own ? 'board.title.own' : 'board.title')} />
      {state && held && planning.by !== 'drag' ? (
        <BoardContext value={state}>
          <HeldBar />
        </BoardContext>
      ) : (
        <BoardBar at={at} board={board} mayUndo={planning.mayUndo} onUndo={planning.undo} />
      )}
      {error && !board && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !board && <BoardSkeleton />}
      {state && (
        <BoardContext value={state}>
          <Board state={state} at={at} days={daysOf(span)} />
        </BoardContext>
      )}
      {pointer && held && (
        <DragLabel style={{ left: pointer.x, top: pointer.y }} aria-hidden="true">
          {words.what(held.service)}
        </DragLabel>
      )}
      {planning.question && (
        <ScopeDialog question={planning.question} onAnswer={planning.answer} onCancel={planning.putBack} />
      )}
      <VisuallyHidden role="status">{planning.announcement}</VisuallyHidden>
    </>
  );
}

/** Of the console's menu, with its line and a window's scrollbar. */
const menuWidth = 226;
const trayWidth = 244;
/** A day of very many people scrolls beside the unassigned services: they are dragged from there. */
const mostBeside = 800;

interface BoardProps {
  readonly state: BoardState;
  readonly at: BoardAddress;
  readonly days: readonly string[];
}

function Board({ state: { board, isShown }, at, days }: BoardProps) {
  const t = useT(boardMessages);
  const isSite = useAccount().role === 'customer';
  const narrow = useMedia('(max-width: 640px)');
  const tableWidth = at.view === 'day' ? Math.min(dayWidth(board.staff.length, 'roomy'), mostBeside) : weekWidth;
  const wide = useMedia(`(min-width: ${menuWidth + tableWidth + trayWidth}px)`);
  const shown = board.services.filter(isShown);
  if (isSite && shown.length === 0) return <EmptyState title={t('board.empty.customer')} />;
  if (!isSite && board.staff.length === 0 && shown.length === 0) {
    return <NoStaff />;
  }
  if (at.view === 'month') return <MonthTable days={days} month={at.day.slice(0, 7)} />;
  const unassigned = isSite ? [] : unassignedOf(board, isShown, at);
  if (narrow) {
    return (
      <>
        <TrayStrip services={unassigned} />
        <PhoneBoard days={days} day={at.day} onDayChange={(day) => at.go({ day })} />
      </>
    );
  }
  const table = at.view === 'day' ? <DayTable day={at.day} /> : <WeekTable days={days} />;
  if (isSite || !wide) {
    return (
      <>
        <TrayStrip services={unassigned} />
        <Bleed>{table}</Bleed>
      </>
    );
  }
  return (
    <Beside>
      {table}
      <Tray services={unassigned} />
    </Beside>
  );
}

function unassignedOf(
  board: ShiftBoard,
  isShown: (service: BoardService) => boolean,
  { view, day }: BoardAddress,
): BoardService[] {
  return board.services.filter(
    (service) =>
      isUnassigned(service) &&
      !hasBegun(service.state) &&
      isShown(service) &&
      (view !== 'day' || service.plannedDay === day),
  );
}

function BoardSkeleton() {
  const t = useT(boardMessages);
  return (
    <Rows aria-busy="true" aria-label={t('board.loading')} role="status">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height="64px" />
      ))}
    </Rows>
  );
}

/** Nobody can be sent out yet. */
function NoStaff() {
  const t = useT(boardMessages);
  const navigate = useNavigate();
  const to = useOpenAddress()('/system/account', { id: 'new' });
  return (
    <EmptyState title={t('board.empty.staff')} hint={t('board.empty.staff.hint')}>
      {to && (
        <Button onClick={() => navigate(to)}>
          <Icon path={plusIcon} size={16} />
          {t('board.empty.staff.act')}
        </Button>
      )}
    </EmptyState>
  );
}

const Bleed = styled.div`
  margin-inline: calc(-1 * var(--_pest-page-inset));
  border-block-start: 1px solid ${token.color.borderSoft};
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${trayWidth}px;
  min-height: calc(100vh - 96px);
  margin-inline: calc(-1 * var(--_pest-page-inset));
  border-block-start: 1px solid ${token.color.borderSoft};
`;

const Rows = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-block: ${token.space[4]};
`;

const DragLabel = styled.div`
  position: fixed;
  z-index: 20;
  max-width: 220px;
  padding: ${token.space[1]} ${token.space[2]};
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.md};
  font-size: ${token.fontSize.xs};
  pointer-events: none;
  overflow: hidden;
  text-overflow: ellipsis;
  transform: translate(12px, 12px);
  white-space: nowrap;
`;
