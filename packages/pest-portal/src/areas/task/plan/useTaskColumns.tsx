import { formatList, type TaskSummary } from 'pest-sdk';
import { Text, useFormat } from 'pest-ui';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useAccount } from '../../../base/session';
import type { ListColumn } from '../../../kit/list/ListPage';
import { useDeviceFigures } from '../device-figures';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { DevicesCell, RisksCell, SiteCell, StaffCell, useSiteWords } from './TaskCells';

/** The columns that both lists of services have. */
export function useTaskColumns({ byDay }: { readonly byDay: boolean }) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const siteOf = useSiteWords();
  const ownSite = useAccount().role === 'customer';
  const devices = useDeviceFigures();
  return {
    number: {
      id: 'number',
      header: t('task.number'),
      sortable: true,
      from: 'wide',
      cell: (task) => (
        <Text tone="muted" numeric>
          {task.number}
        </Text>
      ),
      text: (task) => task.number,
      card: null,
    },
    customer: {
      id: 'customerName',
      header: ownSite ? field('task.places') : t('task.site'),
      sortable: !ownSite,
      opens: true,
      cell: (task) => <SiteCell task={task} />,
      text: (task) => {
        const { name, scope } = siteOf(task);
        return format.parts([name, scope]);
      },
      card: 'title',
    },
    planned: {
      id: 'plannedAt',
      header: byDay ? common('common.time') : field('task.plannedAt'),
      sortable: true,
      cell: (task) => (
        <Text weight="semibold" numeric>
          {byDay ? format.time(task.plannedAt) : format.dateTime(task.plannedAt)}
        </Text>
      ),
      text: (task) => format.dateTime(task.plannedAt),
      card: 'lead',
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
      card: 'line',
    },
    devices: {
      id: 'devices',
      header: common('common.devices'),
      from: 'medium',
      cell: (task) => <DevicesCell task={task} />,
      text: (task) => devices(task),
      card: 'line',
    },
    risks: {
      id: 'risks',
      header: field('task.risks'),
      from: 'wide',
      cell: (task) => <RisksCell task={task} />,
      text: (task) => String(task.risksTotal),
      card: 'fact',
    },
  } satisfies Record<string, ListColumn<TaskSummary>>;
}
