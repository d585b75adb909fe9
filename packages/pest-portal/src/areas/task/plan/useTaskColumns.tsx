import { formatList, type TaskSummary } from 'pest-sdk';
import { type DataTableColumn, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { DevicesCell, PlannedCell, RisksCell, StaffCell, TaskLink } from './TaskCells';

type TaskColumn = DataTableColumn<TaskSummary>;

/** The columns that both lists of services have. */
export function useTaskColumns() {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const format = useFormat();
  return {
    number: {
      id: 'number',
      header: t('task.number'),
      sortable: true,
      cell: (task) => <TaskLink task={task} />,
      text: (task) => task.number,
    },
    customer: {
      id: 'customerName',
      header: t('task.customer'),
      sortable: true,
      cell: (task) => task.customerName,
      text: (task) => task.customerName,
    },
    planned: {
      id: 'plannedAt',
      header: field('task.plannedAt'),
      sortable: true,
      cell: (task) => <PlannedCell task={task} />,
      text: (task) => format.dateTime(task.plannedAt),
    },
    staff: {
      id: 'staff',
      header: field('task.staff'),
      cell: (task) => <StaffCell task={task} />,
      text: (task) =>
        formatList(
          task.staff.map((person) => person.name),
          language,
        ),
    },
    devices: {
      id: 'devices',
      header: field('task.progress'),
      cell: (task) => <DevicesCell task={task} />,
      text: (task) => field('task.devicesChecked', { checked: task.devicesChecked, due: task.devicesDue }),
    },
    risks: {
      id: 'risks',
      header: field('task.risks'),
      cell: (task) => <RisksCell task={task} />,
      text: (task) => String(task.risksTotal),
    },
  } satisfies Record<string, TaskColumn>;
}
