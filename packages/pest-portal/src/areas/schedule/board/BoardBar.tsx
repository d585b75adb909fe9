import type { ShiftBoard } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  alertIcon,
  Button,
  backIcon,
  chevronRightIcon,
  Icon,
  IconButton,
  plusIcon,
  refreshIcon,
  Segmented,
  Text,
  token,
  undoIcon,
  useFormat,
} from 'pest-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { Link, taskLinks, useOpenAddress } from '../../../base/links';
import { useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { CustomerFilter } from '../../../kit/choices/CustomerFilter';
import { useBoard } from './BoardContext';
import { boardMessages } from './board.messages';
import { boardViews, clashes, spanOf, stepped, weekNumber } from './board-model';
import type { BoardAddress } from './useBoardAddress';
import { useBoardWords } from './useBoardWords';

export interface BoardBarProps {
  readonly at: BoardAddress;
  readonly board: ShiftBoard | undefined;
  readonly mayUndo: boolean;
  readonly onUndo: () => void;
}

/** Where the board stands, what it says at a glance, and what can be done. */
export function BoardBar({ at, board, mayUndo, onUndo }: BoardBarProps) {
  const t = useT(boardMessages);
  const common = useT(commonMessages);
  const can = useCan();
  const opens = useOpenAddress();
  const newService = opens('/servicePage/newAdd');
  const recurring = opens('/shiftManagement/recurring');
  return (
    <Bar data-pest="toolbar">
      <Steps at={at} />
      <Range at={at} />
      <Segmented
        label={t('board.view')}
        value={at.view}
        options={boardViews.map((value) => ({ value, label: t(`board.view.${value}`) }))}
        onChange={(view) => at.go({ view })}
      />
      {can(rights.taskCreate, rights.scheduleMove) && (
        <CustomerFilter
          label={common('common.customer')}
          any={t('board.customer.all')}
          value={at.customerId}
          onChange={(customerId) => at.go({ customerId })}
        />
      )}
      <Gap />
      {board && <Conflicts board={board} />}
      {recurring && (
        <QuietLink to={recurring} title={t('board.recurring')} aria-label={t('board.recurring')}>
          <Icon path={refreshIcon} size={16} />
          <span>{t('board.recurring')}</span>
        </QuietLink>
      )}
      {can(rights.scheduleMove) && (
        <IconButton label={t('board.undo')} icon={undoIcon} disabled={!mayUndo} onClick={onUndo} />
      )}
      {newService && (
        <MainLink to={newService} title={t('board.new')} aria-label={t('board.new')}>
          <Icon path={plusIcon} size={16} />
          <span>{t('board.new')}</span>
        </MainLink>
      )}
    </Bar>
  );
}

function Steps({ at }: { readonly at: BoardAddress }) {
  const t = useT(boardMessages);
  const today = useSiteTime().today();
  const now = { day: 'board.today', week: 'board.thisWeek', month: 'board.thisMonth' } as const;
  return (
    <Group>
      <IconButton
        label={t('board.previous')}
        icon={backIcon}
        onClick={() => at.go({ day: stepped(at.view, at.day, -1) })}
      />
      <Button onClick={() => at.go({ day: today })}>{t(now[at.view])}</Button>
      <IconButton
        label={t('board.next')}
        icon={chevronRightIcon}
        onClick={() => at.go({ day: stepped(at.view, at.day, 1) })}
      />
    </Group>
  );
}

function Range({ at: { view, day } }: { readonly at: BoardAddress }) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const format = useFormat();
  const { from, to } = spanOf('week', day);
  if (view === 'month') return <b>{format.month(day.slice(0, 'YYYY-MM'.length))}</b>;
  return (
    <span>
      <b>{view === 'day' ? words.dayName(day) : words.days(from, to)}</b>{' '}
      <Week tone="muted">{t('board.week', { week: weekNumber(day) })}</Week>
    </span>
  );
}

/** How many services clash; pressing it leads from one to the next. */
function Conflicts({ board }: { readonly board: ShiftBoard }) {
  const t = useT(boardMessages);
  const { number } = useFormat();
  const next = useRef(0);
  const count = board.services.filter((service) => clashes(board, service)).length;
  if (count === 0) return null;
  const show = () => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-look="clash"]')];
    const card = cards[next.current % Math.max(1, cards.length)];
    next.current += 1;
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    card?.focus();
  };
  return (
    <Warning type="button" title={t('board.conflicts', { count })} onClick={show}>
      <Icon path={alertIcon} size={16} />
      <span>{t('board.conflicts', { count })}</span>
      <b aria-hidden="true">{number(count)}</b>
    </Warning>
  );
}

/** Takes the bar's place while a service is held: what it is, and what else can be done with it. */
export function HeldBar() {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { held, drop, putBack } = useBoard();
  if (!held) return null;
  const { service, personId } = held;
  return (
    <Bar data-held data-pest="toolbar">
      <b>{words.what(service)}</b>
      <Hint>
        {t('board.held.tap')} <span>{t('board.held.keys')}</span>
      </Hint>
      <Gap />
      <Link to={taskLinks.details(service.id)}>{t('board.held.open')}</Link>
      {personId !== null && (
        <Button onClick={() => drop({ personId: null, day: service.plannedDay, time: null })}>
          {t('board.held.unassign')}
        </Button>
      )}
      <Button onClick={putBack}>{t('board.held.cancel')}</Button>
    </Bar>
  );
}

const Bar = styled.div`
  --_pest-field-height: ${token.size.control};
  --_pest-field-border: ${token.color.borderControl};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  min-height: ${token.size.bar};

  b {
    font-weight: ${token.fontWeight.semibold};
    white-space: nowrap;
  }
  select {
    width: auto;
    max-width: 160px;
  }
  @media (max-width: 1200px) {
    gap: ${token.space[1]};

    select {
      max-width: 120px;
    }
  }
  &[data-held] {
    background: ${token.color.accentSoft};
    padding-inline: ${token.space[3]};
    border-radius: ${token.radius.md};
  }
  @media (max-width: 640px) {
    padding-block: ${token.space[1]};

    select {
      display: none;
    }

    &[data-held] {
      position: sticky;
      z-index: 5;
      inset-block-start: 0;
    }
  }
`;

const Group = styled.div`
  display: flex;
  align-items: center;
`;

const Gap = styled.span`
  flex: 1;
`;

const Hint = styled.span`
  color: ${token.color.textMuted};

  @media (pointer: coarse) {
    > span {
      display: none;
    }
  }
`;

const Warning = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: ${token.size.control};
  padding: 0 ${token.space[1]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.danger};
  font: inherit;
  font-weight: ${token.fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;

  > b {
    display: none;
  }
  @media (max-width: 1200px) {
    > b {
      display: inline;
    }
    > span {
      display: none;
    }
  }
`;

const QuietLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: ${token.size.control};
  color: ${token.color.textMuted};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${token.color.text};
  }
  @media (max-width: 1340px) {
    min-width: ${token.size.control};
    justify-content: center;

    > span {
      display: none;
    }
  }
`;

const Week = styled(Text)`
  @media (max-width: 1200px) {
    display: none;
  }
`;

const MainLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: ${token.size.control};
  padding: 0 ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.accent};
  color: ${token.color.accentText};
  font-weight: ${token.fontWeight.medium};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token.color.accentHover};
  }
  @media (max-width: 1200px) {
    span {
      display: none;
    }
  }
`;
