import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { CustomerFilter } from '../../../kit/choices/CustomerFilter';
import { DayRange } from '../../../kit/list/DayRange';
import type { ListAddress } from '../../../kit/list/list-address';
import { planMessages } from './plan.messages';

export const taskFilters = ['search', 'state', 'customerId', 'from', 'to'] as const;
export type TaskFilter = (typeof taskFilters)[number];
export type TaskListAddress = ListAddress<TaskFilter>;

export function TaskFilters({ list }: { readonly list: TaskListAddress }) {
  const t = useT(planMessages);
  const common = useT(commonMessages);
  const { filters, setFilters } = list;
  return (
    <>
      <CustomerFilter
        label={common('common.customer')}
        any={t('task.filter.customer')}
        value={filters.customerId}
        onChange={(customerId) => setFilters({ customerId })}
      />
      <DayRange
        label={t('task.day')}
        named
        from={{ label: t('task.filter.from'), value: filters.from, onChange: (from) => setFilters({ from }) }}
        to={{ label: t('task.filter.to'), value: filters.to, onChange: (to) => setFilters({ to }) }}
      />
    </>
  );
}
