import { useQuery } from '@tanstack/react-query';
import { progressSteps, type ResultOf, type TaskProgress, type TaskSummary, taskProgressWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, DataTable, type DataTableColumn, Icon, plusIcon, Segmented } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { taskLinks, useNavigate } from '../../../base/links';
import { Can, useCan } from '../../../base/session';
import { PageHead } from '../../../kit/page/PageHead';
import { useTaskProgress } from '../../../kit/page/TaskProgressBadge';
import { TaskStepDialog } from '../steps/TaskStepDialog';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { taskCountsQuery } from './plan.queries';
import { TaskCard } from './TaskCard';
import { DayHeading } from './TaskCells';
import { TaskFilters, type TaskListAddress, TaskSearch } from './TaskFilters';
import { TaskStateDot, useUrgency } from './TaskStateDot';
import { countsRequest } from './task-request';
import { useDueAct } from './useDueAct';
import { useTaskColumns } from './useTaskColumns';
import { useTaskTable } from './useTaskTable';

/** Services that are not reviewed yet, by day, with what this person can do about each now. */
export function UnfinishedScreen() {
  const t = useT(planMessages);
  const navigate = useNavigate();
  const { list, table, step, setStep, actionsOf } = useTaskTable('unfinished');
  const due = useDueAct(actionsOf);
  const next = table.rows.find((task) => due.isMine(task) && due.of(task));
  const byDay = table.sort.column === 'plannedAt';
  return (
    <>
      <PageHead title={t('task.unfinished.title')} />
      <DataTable
        {...table}
        search={<TaskSearch list={list} />}
        views={<ProgressChoice list={list} />}
        filters={<TaskFilters list={list} />}
        action={
          <Can right={rights.taskCreate}>
            <Button variant="primary" onClick={() => navigate('/servicePage/newAdd')}>
              <Icon path={plusIcon} size={16} />
              {t('task.new.title')}
            </Button>
          </Can>
        }
        columns={useColumns(byDay)}
        groupOf={byDay ? ({ plannedDay }) => ({ key: plannedDay, label: <DayHeading day={plannedDay} /> }) : undefined}
        rowActionsHeader={t('task.next')}
        rowAct={due.rowAct}
        rowActions={due.others}
        card={(task) => <TaskCard task={task} act={due.of(task)} next={task === next} />}
      />
      <TaskStepDialog step={step} onStepChange={setStep} onCheckedIn={(task) => navigate(taskLinks.inspect(task.id))} />
    </>
  );
}

/** Which of the steps on the way is looked at, with how many stand there. */
function ProgressChoice({ list }: { readonly list: TaskListAddress }) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const { data } = useQuery(taskCountsQuery(countsRequest(list)));
  const steps = progressSteps(useCan()(rights.taskReview)).filter((progress) => progress !== 'reviewed');
  return (
    <Segmented
      label={field('task.state')}
      value={steps.find((progress) => progress === list.filters.state) ?? ''}
      options={[
        { value: '' as const, label: t('task.all'), count: data && allOf(data) },
        ...steps.map((progress) => ({
          value: progress,
          label: taskProgressWords[progress][language],
          count: data && countOf(data, progress),
        })),
      ]}
      onChange={(state) => list.setFilters({ state })}
    />
  );
}

type Counts = ResultOf<'task.counts'>;

function allOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function countOf(counts: Counts, progress: TaskProgress): number {
  switch (progress) {
    case 'taskSubmitted':
    case 'pendingReview':
      return counts.handedIn;
    case 'reviewed':
      return 0;
    default:
      return counts[progress];
  }
}

function useColumns(byDay: boolean): readonly DataTableColumn<TaskSummary>[] {
  const field = useT(taskMessages);
  const progressOf = useTaskProgress();
  const urgencyOf = useUrgency();
  const { number, customer, planned, staff, devices, risks } = useTaskColumns({ byDay });
  return [
    planned,
    customer,
    staff,
    devices,
    risks,
    {
      id: 'state',
      header: field('task.state'),
      cell: (task) => <TaskStateDot task={task} />,
      text: (task) => [progressOf(task).words, urgencyOf(task)?.words].filter(Boolean).join(' '),
    },
    number,
  ];
}
