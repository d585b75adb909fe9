import { reportStateWords, type TaskSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { taskLinks, useNavigate } from '../../../base/links';
import { useCan } from '../../../base/session';
import { useWrite } from '../../../base/writes';
import { type ListColumn, ListPage } from '../../../kit/list/ListPage';
import { ReportStateDot } from '../../../kit/page/ReportStateDot';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { TaskCard } from './TaskCard';
import type { TaskFilter } from './TaskFilters';
import { useTaskActs } from './useTaskActs';
import { useTaskColumns } from './useTaskColumns';
import { useTaskList } from './useTaskList';

/** Reviewed services: their details and reports, and one briefing over several of them. */
export function FinishedScreen() {
  const services = useTaskList('finished');
  const acts = useTaskActs(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const mayBrief = useCan()(rights.taskGenerateServicesReport);
  return (
    <ListPage<TaskSummary, TaskFilter>
      {...services}
      acts={acts}
      columns={useColumns()}
      card={(task) => <TaskCard task={task} act={acts.dueOn(task)} next={false} dated />}
      {...(mayBrief && {
        selected,
        onSelectedChange: setSelected,
        bulkActions: <BriefingButton ids={selected} onDone={() => setSelected([])} />,
      })}
    />
  );
}

function BriefingButton({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: () => void }) {
  const t = useT(planMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const generate = useWrite('task.generateServicesReport');
  const run = () =>
    generate.mutate(
      { ids: [...ids] },
      {
        onSuccess: ({ id }) => {
          toast({ tone: 'success', message: t('task.done.briefing') });
          onDone();
          navigate(taskLinks.briefing(id));
        },
      },
    );
  return (
    <Button variant="secondary" size="sm" loading={generate.isPending} onClick={run}>
      {t('task.action.briefing')}
    </Button>
  );
}

function useColumns(): readonly ListColumn<TaskSummary>[] {
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
      cell: (task) => <ReportStateDot state={task.reportState} />,
      text: reportWords,
      card: 'fact',
    },
    number,
  ];
}
