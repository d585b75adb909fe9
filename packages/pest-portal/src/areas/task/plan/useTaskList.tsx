import { useQuery } from '@tanstack/react-query';
import { askList } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { useAccount } from '../../../base/session';
import { useListAddress } from '../../../kit/list/list-address';
import { ExportTasks } from './ExportTasks';
import { planMessages } from './plan.messages';
import { TaskFilters, taskFilters } from './TaskFilters';
import { taskRequest } from './task-request';

/** What the lists of unfinished and of finished services have in common: address, rows, order, filters and export. */
export function useTaskList(kind: 'unfinished' | 'finished') {
  const t = useT(planMessages);
  const { role } = useAccount();
  const title = t(`task.${kind}.title`);
  const list = useListAddress(taskFilters);
  const request = taskRequest(list, kind === 'finished');
  const tasks = useQuery(askList('task.list', request));
  return {
    title,
    list,
    rows: tasks,
    search: t(role === 'customer' ? 'task.filter.search.own' : 'task.filter.search'),
    filters: <TaskFilters list={list} />,
    exportsPage: false,
    tools: <ExportTasks name={title} request={request} total={tasks.data?.total ?? 0} />,
    sort: { column: request.sort, order: request.order },
    rowActionsHeader: t('task.next'),
    rowActionsLabel: ({ number }: { readonly number: string }) => t('task.actions', { number }),
    empty: { title: t(`task.empty.${kind}`), hint: t(`task.empty.${kind}.hint`) },
  };
}
