import { progressSteps, type TaskSummary } from 'pest-sdk';
import { Button, DataTable, type DataTableColumn, plusIcon } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { taskLinks, useNavigate } from '../../../base/links';
import { Can, useCan } from '../../../base/session';
import { PageHead } from '../../../page/PageHead';
import { TaskProgressBadge, useTaskProgress } from '../../../page/TaskProgressBadge';
import { TaskStepDialog } from '../steps/TaskStepDialog';
import type { TaskAction } from '../steps/useTaskActions';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { NextStepCell, PlacesCell } from './TaskCells';
import { TaskFilters, TaskSearch } from './TaskFilters';
import { useTaskColumns } from './useTaskColumns';
import { useTaskTable } from './useTaskTable';

/** Services that are not reviewed yet, with every step that can be taken from here. */
export function UnfinishedScreen() {
  const t = useT(planMessages);
  const navigate = useNavigate();
  const { list, table, step, setStep, actionsOf } = useTaskTable('unfinished');
  const steps = progressSteps(useCan()('btn_service_review'));
  return (
    <>
      <PageHead title={t('task.unfinished.title')} />
      <DataTable
        {...table}
        search={<TaskSearch list={list} />}
        filters={<TaskFilters list={list} progress={steps.filter((progress) => progress !== 'reviewed')} />}
        action={
          <Can permission="m_service_add">
            <Button variant="primary" icon={plusIcon} onClick={() => navigate('/servicePage/newAdd')}>
              {t('task.new.title')}
            </Button>
          </Can>
        }
        columns={useColumns(actionsOf)}
      />
      <TaskStepDialog step={step} onStepChange={setStep} onCheckedIn={(task) => navigate(taskLinks.inspect(task.id))} />
    </>
  );
}

function useColumns(actionsOf: (task: TaskSummary) => readonly TaskAction[]): readonly DataTableColumn<TaskSummary>[] {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const progressOf = useTaskProgress();
  const { number, customer, planned, staff, devices, risks } = useTaskColumns();
  return [
    number,
    customer,
    planned,
    {
      id: 'state',
      header: field('task.state'),
      cell: (task) => <TaskProgressBadge task={task} />,
      text: (task) => progressOf(task).words,
    },
    { id: 'next', header: t('task.next'), cell: (task) => <NextStepCell actions={actionsOf(task)} /> },
    staff,
    devices,
    risks,
    { id: 'places', header: field('task.places'), cell: (task) => <PlacesCell task={task} /> },
  ];
}
