import { useQuery } from '@tanstack/react-query';
import { type TaskProgress, taskProgressWords } from 'pest-sdk';
import { DateInput, Row, SearchInput, Select } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { customerOptionsQuery } from '../../../choices/choices.queries';
import { ClearFilters } from '../../../list/ClearFilters';
import type { ListAddress } from '../../../list/list-address';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';

export const taskFilters = ['search', 'state', 'customerId', 'from', 'to'] as const;
export type TaskListAddress = ListAddress<(typeof taskFilters)[number]>;

export interface TaskFiltersProps {
  readonly list: TaskListAddress;
  /** Progress to choose from; none leaves the choice out. */
  readonly progress: readonly TaskProgress[];
}

export function TaskSearch({ list }: Pick<TaskFiltersProps, 'list'>) {
  const t = useT(planMessages);
  const { filters, setFilters } = list;
  return (
    <SearchInput
      label={t('task.filter.search')}
      placeholder={t('task.filter.search')}
      value={filters.search ?? ''}
      onChange={(search) => setFilters({ search })}
    />
  );
}

export function TaskFilters({ list, progress }: TaskFiltersProps) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const customers = useQuery(customerOptionsQuery()).data ?? [];
  const { filters, setFilters } = list;
  return (
    <>
      {progress.length > 0 && (
        <Select
          aria-label={field('task.state')}
          value={filters.state ?? ''}
          placeholder={t('task.filter.state')}
          options={progress.map((step) => ({ value: step, label: taskProgressWords[step][language] }))}
          onChange={(state) => setFilters({ state })}
        />
      )}
      {customers.length > 1 && (
        <Select
          aria-label={t('task.customer')}
          value={filters.customerId ?? ''}
          placeholder={t('task.filter.customer')}
          options={customers.map((customer) => ({ value: customer.id, label: customer.name }))}
          onChange={(customerId) => setFilters({ customerId })}
        />
      )}
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
