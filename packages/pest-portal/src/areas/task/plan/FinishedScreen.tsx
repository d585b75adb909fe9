import { reportStateTones, reportStateWords, type TaskSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Badge, Button, DataTable, type DataTableColumn, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { taskLinks, useNavigate } from '../../../base/links';
import { useCan } from '../../../base/session';
import { PageHead } from '../../../kit/page/PageHead';
import { TaskStepDialog } from '../steps/TaskStepDialog';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { useGenerateBriefing } from './plan.queries';
import { TaskCard } from './TaskCard';
import { TaskFilters, TaskSearch } from './TaskFilters';
import { useDueAct } from './useDueAct';
import { useTaskColumns } from './useTaskColumns';
import { useTaskTable } from './useTaskTable';

/** Reviewed services: their details and reports, and one briefing over several of them. */
export function FinishedScreen() {
  const t = useT(planMessages);
  const { list, table, step, setStep, actionsOf } = useTaskTable('finished');
  const due = useDueAct(actionsOf);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const mayBrief = useCan()(rights.taskGenerateServicesReport);
  return (
    <>
      <PageHead title={t('task.finished.title')} />
      <DataTable
        {...table}
        search={<TaskSearch list={list} />}
        filters={<TaskFilters list={list} />}
        columns={useColumns()}
        rowActionsHeader={t('task.next')}
        rowAct={due.rowAct}
        rowActions={due.others}
        card={(task) => <TaskCard task={task} act={due.of(task)} next={false} dated />}
        {...(mayBrief && {
          selected,
          onSelectedChange: setSelected,
          bulkActions: <BriefingButton ids={selected} onDone={() => setSelected([])} />,
        })}
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

function useColumns(): readonly DataTableColumn<TaskSummary>[] {
  const field = useT(taskMessages);
  const { number, customer, planned, staff, devices, risks } = useTaskColumns({ byDay: false });
  const reportWords = (task: TaskSummary) => reportStateWords[task.reportState][language];
  return [
    planned,
    customer,
    staff,
    devices,
    risks,
    {
      id: 'report',
      header: field('task.report'),
      cell: (task) => <Badge tone={reportStateTones[task.reportState]}>{reportWords(task)}</Badge>,
      text: reportWords,
    },
    number,
  ];
}
