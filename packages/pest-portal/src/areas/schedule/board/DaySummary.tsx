import type { ShiftBoard } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { useBoard } from './BoardContext';
import { boardMessages } from './board.messages';
import { leaveOn } from './board-leave';
import { clashes, isUnassigned } from './board-model';

/** What a day has: services, and in colour what needs somebody. */
export function DaySummary({ day, quiet = false }: { readonly day: string; readonly quiet?: boolean | undefined }) {
  const t = useT(boardMessages);
  const { board, isShown } = useBoard();
  const { timeZone } = useSiteTime();
  const { services, unassigned, away, clashing } = countsOf(board, day, timeZone, isShown);
  if (services === 0 && away === 0) return quiet ? null : <Line>{t('board.nothing')}</Line>;
  return (
    <Line>
      {services > 0 && <span>{t('board.count', { count: services })}</span>}
      {unassigned > 0 && <span data-tone="warning">{t('board.unassigned', { count: unassigned })}</span>}
      {clashing > 0 && <span data-tone="danger">{t('board.clashing', { count: clashing })}</span>}
      {away > 0 && <span>{t('board.away', { count: away })}</span>}
    </Line>
  );
}

function countsOf(board: ShiftBoard, day: string, timeZone: string, isShown: ReturnType<typeof useBoard>['isShown']) {
  const services = board.services.filter((service) => service.plannedDay === day && isShown(service));
  return {
    services: services.length,
    unassigned: services.filter(isUnassigned).length,
    clashing: services.filter((service) => clashes(board, service)).length,
    away: new Set(board.leave.filter((leave) => leaveOn(leave, day, timeZone)).map(({ accountId }) => accountId)).size,
  };
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.fontWeight.regular};
  line-height: 16px;

  [data-tone='warning'] {
    color: ${token.color.warning};
  }
  [data-tone='danger'] {
    color: ${token.color.danger};
  }
`;
