import { useQuery } from '@tanstack/react-query';
import type { ContactMessage } from 'pest-sdk';
import { Badge, DataTable, type DataTableColumn, EmptyState, SearchInput, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { isFiltered } from '../../list/ClearFilters';
import { useListAddress } from '../../list/list-address';
import { platformMessages } from './platform.messages';
import { contactMessagesQuery, useReadMessage } from './platform.queries';

/** Messages from the public site: those that nobody has read first. */
export function ContactsTab() {
  const t = useT(platformMessages);
  const list = useListAddress(['search']);
  const { page, limit, filters } = list;
  const messages = useQuery(contactMessagesQuery({ page, limit, search: filters.search }));
  const read = useReadMessage();
  return (
    <DataTable
      label={t('platform.tab.contacts')}
      search={
        <SearchInput
          label={t('platform.search.contacts')}
          placeholder={t('platform.search.contacts')}
          value={filters.search ?? ''}
          onChange={(search) => list.setFilters({ search })}
        />
      }
      columns={useColumns()}
      rows={messages.data?.items ?? []}
      rowKey={({ id }) => id}
      rowAct={({ id, name, readAt }) =>
        readAt === null
          ? {
              label: t('platform.read'),
              name: t('platform.read.of', { name }),
              onSelect: () => read.mutate({ id, read: true }),
            }
          : null
      }
      rowActions={({ id, readAt }) =>
        readAt === null
          ? []
          : [{ id: 'unread', label: t('platform.unread'), onSelect: () => read.mutate({ id, read: false }) }]
      }
      total={messages.data?.total ?? 0}
      page={page}
      limit={limit}
      onPageChange={list.setPage}
      onLimitChange={list.setLimit}
      loading={messages.isFetching}
      error={messages.error}
      updatedAt={messages.dataUpdatedAt}
      onRetry={() => void messages.refetch()}
      empty={<EmptyState title={t(isFiltered(list) ? 'platform.noMatch' : 'platform.empty.contacts')} />}
    />
  );
}

function useColumns(): readonly DataTableColumn<ContactMessage>[] {
  const t = useT(platformMessages);
  const format = useFormat();
  return [
    { id: 'sentAt', header: t('platform.time'), cell: ({ sentAt }) => format.dateTime(sentAt) },
    {
      id: 'state',
      header: t('platform.contacts.state'),
      cell: ({ readAt }) =>
        readAt === null ? <Badge tone="warning">{t('platform.contacts.new')}</Badge> : t('platform.contacts.seen'),
      text: ({ readAt }) => t(readAt === null ? 'platform.contacts.new' : 'platform.contacts.seen'),
    },
    { id: 'name', header: t('platform.contact'), cell: ({ name }) => name },
    { id: 'company', header: t('platform.company'), cell: ({ companyName }) => companyName || t('platform.none') },
    {
      id: 'phone',
      header: t('platform.phone'),
      cell: ({ phone }) => phone && <a href={`tel:${phone}`}>{phone}</a>,
      text: ({ phone }) => phone,
    },
    {
      id: 'email',
      header: t('platform.email'),
      cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
      text: ({ email }) => email,
      from: 'wide',
    },
    { id: 'message', header: t('platform.message'), cell: ({ message }) => message, text: ({ message }) => message },
  ];
}
