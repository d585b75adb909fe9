import { useQuery } from '@tanstack/react-query';
import { type TaskSummary, taskStateWords } from 'pest-sdk';
import { Button, DataTable, type DataTableColumn, EmptyState, plusIcon } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { taskLinks, useNavigate } from '../../../base/links';
import { Can } from '../../../base/session';
import { isFiltered } from '../../../list/ClearFilters';
import { useListAddress } from '../../../list/list-address';
import { PageHead } from '../../../page/PageHead';
import { type OpenStep, TaskStepDialog } from '../steps/TaskStepDialog';
import { type TaskAction, useTaskActions } from '../steps/useTaskActions';
import { TaskStateBadge } from '../TaskStateBadge';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { taskListQuery } from './plan.queries';
import { NextStepCell, PlacesCell } from './TaskCells';
import { TaskFilters, taskFilters } from './TaskFilters';
import { taskRequest, unfinishedStates } from './task-request';
import { useTaskColumns } from './useTaskColumns';

/** Services that are not reviewed yet, with every step that can be taken from here. */
export function UnfinishedScreen() {
  const t = useT(planMessages);
  const navigate = useNavigate();
  const list = useListAddress(taskFilters);
  const tasks = useQuery(taskListQuery(taskRequest(list, false)));
  const [step, setStep] = useState<OpenStep | null>(null);
  const actionsOf = useTaskActions(setStep);
  return (
    <>
      <PageHead title={t('task.unfinished.title')}>
        <Can permission="m_service_add">
          <Button variant="primary" icon={plusIcon} onClick={() => navigate('/servicePage/newAdd')}>
            {t('task.new.title')}
          </Button>
        </Can>
      </PageHead>
      <TaskFilters list={list} states={unfinishedStates} />
      <DataTable
        label={t('task.unfinished.title')}
        columns={useColumns(actionsOf)}
        rows={tasks.data?.items ?? []}
        rowKey={(task) => task.id}
        rowActions={(task) => actionsOf(task).slice(1)}
        rowActionsLabel={(task) => t('task.actions', { number: task.number })}
        total={tasks.data?.total ?? 0}
        page={list.page}
        limit={list.limit}
        onPageChange={list.setPage}
        onLimitChange={list.setLimit}
        sort={{ column: list.sort ?? 'plannedAt', order: list.order }}
        onSortChange={({ column, order }) => list.setSort(column, order)}
        loading={tasks.isFetching}
        error={tasks.error}
        onRetry={() => void tasks.refetch()}
        empty={
          isFiltered(list) ? (
            <EmptyState title={t('task.empty.filtered')} />
          ) : (
            <EmptyState title={t('task.empty.unfinished')} hint={t('task.empty.unfinished.hint')} />
          )
        }
      />
      <TaskStepDialog step={step} onStepChange={setStep} onCheckedIn={(task) => navigate(taskLinks.inspect(task.id))} />
    </>
  );
}

function useColumns(actionsOf: (task: TaskSummary) => readonly TaskAction[]): readonly DataTableColumn<TaskSummary>[] {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const { number, customer, planned, staff, devices, risks } = useTaskColumns();
  return [
    number,
    customer,
    planned,
    {
      id: 'state',
      header: field('task.state'),
      cell: (task) => <TaskStateBadge task={task} />,
      text: (task) => taskStateWords[task.state][language],
    },
    staff,
    devices,
    risks,
    { id: 'places', header: field('task.places'), cell: (task) => <PlacesCell task={task} /> },
    { id: 'next', header: t('task.next'), cell: (task) => <NextStepCell actions={actionsOf(task)} /> },
  ];
}
