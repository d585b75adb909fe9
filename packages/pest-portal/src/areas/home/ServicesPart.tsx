import { useQuery } from '@tanstack/react-query';
import { useFormat } from 'pest-ui';
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
  return (
    <Part title={t('home.services')} query={useQuery(servicesOfDayQuery(day))} room={0}>
      {({ items }) =>
        items.length === 0 ? (
          <Nothing>{t('home.services.none')}</Nothing>
        ) : (
          <Rows>
            {items.map((task) => (
              <li key={task.id}>
                <span>
                  <OpenLink to="/servicePage/detail" query={{ id: task.id }}>
                    {task.customerName}
                  </OpenLink>
                  <small>{parts([time(task.plannedAt), ...task.staff.map(({ name }) => name)])}</small>
                </span>
                <TaskStateDot task={task} />
              </li>
            ))}
          </Rows>
        )
      }
    </Part>
  );
}
