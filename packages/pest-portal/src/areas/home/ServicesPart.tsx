import { useQuery } from '@tanstack/react-query';
import { token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { OpenLink } from '../../kit/page/OpenLink';
import { TaskStateDot } from '../../kit/page/TaskStateDot';
import { homeMessages } from './home.messages';
import { servicesOfDayQuery } from './home.queries';
import { Part } from './Part';
import { Nothing, Rows } from './trend/Rows';

export function ServicesPart({ day }: { readonly day: string }) {
  const t = useT(homeMessages);
  const { time, parts } = useFormat();
  const board = (
    <OpenLink to="/shiftManagement/list" query={{ day }}>
      {t('home.services.board')}
    </OpenLink>
  );
  return (
    <Part title={t('home.services')} query={useQuery(servicesOfDayQuery(day))} room={0} actions={board}>
      {({ items }) =>
        items.length === 0 ? (
          <Nothing>{t('home.services.none')}</Nothing>
        ) : (
          <Hours>
            {items.map((task) => (
              <li key={task.id}>
                <time>{time(task.plannedAt)}</time>
                <span>
                  <OpenLink to="/servicePage/detail" query={{ id: task.id }}>
                    {task.customerName}
                  </OpenLink>
                  <small>{parts(task.staff.map(({ name }) => name))}</small>
                </span>
                <TaskStateDot task={task} />
              </li>
            ))}
          </Hours>
        )
      }
    </Part>
  );
}

/** By the hour, which stands first as on a timetable. */
const Hours = styled(Rows)`
  li > time:first-child {
    flex: none;
    font-weight: ${token.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  li > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;
