import { useQuery } from '@tanstack/react-query';
import type { ContactMessage } from 'pest-sdk';
import { Badge, DataTable, type DataTableColumn, EmptyState, JobCard, type JobCardAct, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { platformMessages } from './platform.messages';
import { contactMessagesQuery, useReadMessage } from './platform.queries';

/** Messages from the public site: those that nobody has read first. */
export function ContactsTab() {
  const t = useT(platformMessages);
  const list = useListAddress(['search']);
  const { page, limit, filters } = list;
  const messages = useQuery(contactMessagesQuery({ page, limit, search: filters.search }));
  const read = useReadMessage();
  const actOf = ({ id, name, readAt }: ContactMessage) =>
    readAt === null
      ? {
          label: t('platform.read'),
          name: t('platform.read.of', { name }),
          onSelect: () => read.mutate({ id, read: true }),
          busy: read.isPending && read.variables.id === id,
        }
      : null;
  return (
    <DataTable
      label={t('platform.tab.contacts')}
      search={<ListSearch list={list} label={t('platform.search.contacts')} />}
      columns={useColumns()}
      rowKey={({ id }) => id}
      rowAct={actOf}
      card={(message) => <ContactCard message={message} act={actOf(message)} />}
      rowActions={({ id, readAt }) =>
        readAt === null
          ? []
          : [{ id: 'unread', label: t('platform.unread'), onSelect: () => read.mutate({ id, read: false }) }]
      }
      {...pagedRows(list, messages)}
      empty={
        <EmptyList list={list} title={t('platform.noMatch')}>
          <EmptyState title={t('platform.empty.contacts')} />
        </EmptyList>
      }
    />
  );
}

/** A message on a phone. */
function ContactCard({ message, act }: { readonly message: ContactMessage; readonly act: JobCardAct | null }) {
  const t = useT(platformMessages);
  const format = useFormat();
  const { name, companyName, phone, email, sentAt, readAt, message: words } = message;
  return (
    <JobCard
      lead={name}
      state={readAt === null && <Badge tone="warning">{t('platform.contacts.new')}</Badge>}
      title={words}
      lines={[
        companyName,
        phone && (
          <a key="phone" href={`tel:${phone}`}>
            {phone}
          </a>
        ),
        email && (
          <a key="email" href={`mailto:${email}`}>
            {email}
          </a>
        ),
        format.dateTime(sentAt),
      ]}
      act={act}
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
