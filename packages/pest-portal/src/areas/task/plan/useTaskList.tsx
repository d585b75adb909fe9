import { useQuery } from '@tanstack/react-query';
import type { TaskSummary } from 'pest-sdk';
import { type DataTableProps, EmptyState } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { isFiltered } from '../../../kit/list/ClearFilters';
import { useListAddress } from '../../../kit/list/list-address';
import type { OpenStep } from '../steps/TaskStepDialog';
import { useTaskActions } from '../steps/useTaskActions';
import { ExportTasks } from './ExportTasks';
import { planMessages } from './plan.messages';
import { taskListQuery } from './plan.queries';
import { taskFilters } from './TaskFilters';
import { taskRequest } from './task-request';

/** What the lists of unfinished and of finished services have in common: address, rows, order and each row's steps. */
export function useTaskTable(kind: 'unfinished' | 'finished') {
  const t = useT(planMessages);
  const list = useListAddress(taskFilters);
  const request = taskRequest(list, kind === 'finished');
  const tasks = useQuery(taskListQuery(request));
  const [step, setStep] = useState<OpenStep | null>(null);
  const actionsOf = useTaskActions(setStep);
  const empty = isFiltered(list) ? (
    <EmptyState title={t('task.empty.filtered')} />
  ) : (
    <EmptyState title={t(`task.empty.${kind}`)} hint={t(`task.empty.${kind}.hint`)} />
  );
  const table = {
    label: t(`task.${kind}.title`),
    exportsPage: false,
    tools: <ExportTasks name={t(`task.${kind}.title`)} request={request} total={tasks.data?.total ?? 0} />,
    rows: tasks.data?.items ?? [],
    rowKey: (task) => task.id,
    rowActionsLabel: (task) => t('task.actions', { number: task.number }),
    total: tasks.data?.total ?? 0,
    page: list.page,
    limit: list.limit,
    onPageChange: list.setPage,
    onLimitChange: list.setLimit,
    sort: { column: list.sort ?? 'plannedAt', order: list.sort || kind === 'unfinished' ? list.order : 'desc' },
    onSortChange: ({ column, order }) => list.setSort(column, order),
    loading: tasks.isFetching,
    error: tasks.error,
    updatedAt: tasks.dataUpdatedAt,
    onRetry: () => void tasks.refetch(),
    empty,
  } satisfies Omit<DataTableProps<TaskSummary>, 'columns'>;
  return { list, table, step, setStep, actionsOf };
}
