import { DateInput, Row } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { CustomerFilter } from '../../../kit/choices/CustomerFilter';
import { ClearFilters } from '../../../kit/list/ClearFilters';
import { ListSearch } from '../../../kit/list/ListSearch';
import type { ListAddress } from '../../../kit/list/list-address';
import { planMessages } from './plan.messages';

export const taskFilters = ['search', 'state', 'customerId', 'from', 'to'] as const;
export type TaskListAddress = ListAddress<(typeof taskFilters)[number]>;

export interface TaskFiltersProps {
  readonly list: TaskListAddress;
}

export function TaskSearch({ list }: TaskFiltersProps) {
  const t = useT(planMessages);
  return <ListSearch list={list} label={t('task.filter.search')} />;
}

export function TaskFilters({ list }: TaskFiltersProps) {
  const t = useT(planMessages);
  const { filters, setFilters } = list;
  return (
    <>
      <CustomerFilter
        label={t('task.customer')}
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
      <ClearFilters list={list} />
    </>
  );
}
