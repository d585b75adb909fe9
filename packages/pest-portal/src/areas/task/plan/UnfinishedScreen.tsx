import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { progressSteps, type ResultOf, type TaskProgress, type TaskSummary, taskProgressWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Segmented } from 'pest-ui';
import { ask } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useNavigate } from '../../../base/links';
import { useCan } from '../../../base/session';
import { type ListColumn, ListPage } from '../../../kit/list/ListPage';
import { useListActs } from '../../../kit/list/list-acts';
import { useTaskProgress } from '../../../kit/page/TaskStateDot';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { TaskCard } from './TaskCard';
import { DayHeading } from './TaskCells';
import type { TaskFilter, TaskListAddress } from './TaskFilters';
import { countsRequest } from './task-request';
import { UrgentTaskDot, useUrgency } from './UrgentTaskDot';
import { useTaskActs } from './useTaskActs';
import { useTaskColumns } from './useTaskColumns';
import { useTaskList } from './useTaskList';

/** Services that are not reviewed yet, by day, with what this person can do about each now. */
export function UnfinishedScreen() {
  const t = useT(planMessages);
  const navigate = useNavigate();
  const services = useTaskList('unfinished');
  const { main } = useListActs<TaskSummary>(
    { right: rights.taskCreate, label: t('task.new.title'), onSelect: () => navigate('/servicePage/newAdd') },
    [],
  );
  const acts = useTaskActs(main);
  const next = services.rows.data?.items.find((task) => acts.isMine(task) && acts.dueOn(task));
  const byDay = services.sort.column === 'plannedAt';
  return (
    <ListPage<TaskSummary, TaskFilter>
      {...services}
      views={<ProgressChoice list={services.list} />}
      acts={acts}
      columns={useColumns(byDay)}
      groupOf={byDay ? ({ plannedDay }) => ({ key: plannedDay, label: <DayHeading day={plannedDay} /> }) : undefined}
      card={(task) => <TaskCard task={task} act={acts.dueOn(task)} next={task === next} />}
    />
  );
}

/** Which of the steps on the way is looked at, with how many stand there. */
function ProgressChoice({ list }: { readonly list: TaskListAddress }) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const { data } = useQuery({ ...ask('task.counts', countsRequest(list)), placeholderData: keepPreviousData });
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

function useColumns(byDay: boolean): readonly ListColumn<TaskSummary>[] {
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
      cell: (task) => <UrgentTaskDot task={task} />,
      text: (task) => [progressOf(task).words, urgencyOf(task)?.words].filter(Boolean).join(' '),
      card: 'state',
    },
    number,
  ];
}
