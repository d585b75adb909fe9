import { useQuery } from '@tanstack/react-query';
import { reportStateTones, reportStateWords, type TaskSummary } from 'pest-sdk';
import { Badge, Button, DataTable, type DataTableColumn, EmptyState, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { taskLinks, useNavigate } from '../../../base/links';
import { useCan } from '../../../base/session';
import { isFiltered } from '../../../list/ClearFilters';
import { useListAddress } from '../../../list/list-address';
import { PageHead } from '../../../page/PageHead';
import { type OpenStep, TaskStepDialog } from '../steps/TaskStepDialog';
import { type TaskAction, useTaskActions } from '../steps/useTaskActions';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { taskListQuery, useGenerateBriefing } from './plan.queries';
import { NextStepCell } from './TaskCells';
import { TaskFilters, taskFilters } from './TaskFilters';
import { taskRequest } from './task-request';
import { useTaskColumns } from './useTaskColumns';

/** Reviewed services: their details and reports, and one briefing over several of them. */
export function FinishedScreen() {
  const t = useT(planMessages);
  const list = useListAddress(taskFilters);
  const tasks = useQuery(taskListQuery(taskRequest(list, true)));
  const [step, setStep] = useState<OpenStep | null>(null);
  const actionsOf = useTaskActions(setStep);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const mayBrief = useCan()('btn_Service_save');
  return (
    <>
      <PageHead title={t('task.finished.title')} />
      <TaskFilters list={list} states={[]} />
      <DataTable
        label={t('task.finished.title')}
        columns={useColumns(actionsOf)}
        rows={tasks.data?.items ?? []}
        rowKey={(task) => task.id}
        rowActions={(task) => actionsOf(task).slice(1)}
        rowActionsLabel={(task) => t('task.actions', { number: task.number })}
        {...(mayBrief && {
          selected,
          onSelectedChange: setSelected,
          bulkActions: <BriefingButton ids={selected} onDone={() => setSelected([])} />,
        })}
        total={tasks.data?.total ?? 0}
        page={list.page}
        limit={list.limit}
        onPageChange={list.setPage}
        onLimitChange={list.setLimit}
        sort={{ column: list.sort ?? 'plannedAt', order: list.sort ? list.order : 'desc' }}
        onSortChange={({ column, order }) => list.setSort(column, order)}
        loading={tasks.isFetching}
        error={tasks.error}
        onRetry={() => void tasks.refetch()}
        empty={
          isFiltered(list) ? (
            <EmptyState title={t('task.empty.filtered')} />
          ) : (
            <EmptyState title={t('task.empty.finished')} hint={t('task.empty.finished.hint')} />
          )
        }
      />
      <TaskStepDialog step={step} onStepChange={setStep} />
    </>
  );
}

function BriefingButton({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: () => void }) {
  const t = useT(planMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const generate = useGenerateBriefing();
  const run = () =>
    generate.mutate([...ids], {
      onSuccess: ({ id }) => {
        toast({ tone: 'success', message: t('task.done.briefing') });
        onDone();
        navigate(taskLinks.briefing(id));
      },
    });
  return (
    <Button variant="secondary" size="sm" loading={generate.isPending} onClick={run}>
      {t('task.action.briefing')}
    </Button>
  );
}

function useColumns(actionsOf: (task: TaskSummary) => readonly TaskAction[]): readonly DataTableColumn<TaskSummary>[] {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const { number, customer, planned, staff, devices, risks } = useTaskColumns();
  const reportWords = (task: TaskSummary) => reportStateWords[task.reportState][language];
  return [
    number,
    customer,
    planned,
    staff,
    devices,
    risks,
    {
      id: 'report',
      header: field('task.report'),
      cell: (task) => <Badge tone={reportStateTones[task.reportState]}>{reportWords(task)}</Badge>,
      text: reportWords,
    },
    { id: 'next', header: t('task.next'), cell: (task) => <NextStepCell actions={actionsOf(task)} /> },
  ];
}
