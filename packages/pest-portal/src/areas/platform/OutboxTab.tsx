import { useQuery } from '@tanstack/react-query';
import type { OutboxMessage } from 'pest-sdk';
import { DataTable, type DataTableColumn, EmptyState, SearchInput, Select, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { ClearFilters, isFiltered } from '../../list/ClearFilters';
import { useListAddress } from '../../list/list-address';
import { platformMessages } from './platform.messages';
import { outboxQuery } from './platform.queries';

const kinds = ['sms', 'mail'] as const;

/** What the built-in mail and SMS sent; to be read only. */
export function OutboxTab() {
  const t = useT(platformMessages);
  const format = useFormat();
  const list = useListAddress(['search', 'kind']);
  const { page, limit, filters } = list;
  const kind = kinds.find((known) => known === filters.kind);
  const messages = useQuery(outboxQuery({ page, limit, kind, search: filters.search }));
  const columns: readonly DataTableColumn<OutboxMessage>[] = [
    { id: 'sentAt', header: t('platform.time'), cell: ({ sentAt }) => format.dateTime(sentAt) },
    { id: 'kind', header: t('platform.kind'), cell: (message) => t(`platform.kind.${message.kind}`) },
    { id: 'recipient', header: t('platform.recipient'), cell: ({ recipient }) => recipient },
    { id: 'body', header: t('platform.body'), cell: ({ body }) => body },
  ];
  return (
    <DataTable
      label={t('platform.tab.outbox')}
      search={
        <SearchInput
          label={t('platform.search.outbox')}
          placeholder={t('platform.search.outbox')}
          value={filters.search ?? ''}
          onChange={(search) => list.setFilters({ search })}
        />
      }
      filters={
        <>
          <Select
            aria-label={t('platform.kind')}
            value={kind ?? ''}
            placeholder={t('platform.kind.any')}
            options={kinds.map((value) => ({ value, label: t(`platform.kind.${value}`) }))}
            onChange={(next) => list.setFilters({ kind: next })}
          />
          <ClearFilters list={list} />
        </>
      }
      columns={columns}
      rows={messages.data?.items ?? []}
      rowKey={({ id }) => id}
      total={messages.data?.total ?? 0}
      page={page}
      limit={limit}
      onPageChange={list.setPage}
      onLimitChange={list.setLimit}
      loading={messages.isFetching}
      error={messages.error}
      updatedAt={messages.dataUpdatedAt}
      onRetry={() => void messages.refetch()}
      empty={
        isFiltered(list) ? (
          <EmptyState title={t('platform.noMatch')} />
        ) : (
          <EmptyState title={t('platform.empty.outbox')} hint={t('platform.empty.outbox.hint')} />
        )
      }
    />
  );
}
