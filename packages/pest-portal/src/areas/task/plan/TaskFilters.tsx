import { DateInput, Row } from 'pest-ui';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { CustomerFilter } from '../../../kit/choices/CustomerFilter';
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
      <Row nowrap role="group" aria-label={t('task.day')}>
        <span aria-hidden="true">{t('task.day')}</span>
        <DateInput
          aria-label={t('task.filter.from')}
          value={filters.from ?? ''}
          max={filters.to}
          onChange={(from) => setFilters({ from })}
        />
        <span aria-hidden="true">–</span>
        <DateInput
          aria-label={t('task.filter.to')}
          value={filters.to ?? ''}
          min={filters.from}
          onChange={(to) => setFilters({ to })}
        />
      </Row>
    </>
  );
}
