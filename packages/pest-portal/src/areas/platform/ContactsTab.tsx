import { useQuery } from '@tanstack/react-query';
import { type ContactMessage, formatPhone } from 'pest-sdk';
import { StatusDot, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useWrite } from '../../base/writes';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { PhoneLink } from '../../kit/page/PhoneLink';
import { platformMessages } from './platform.messages';

/** Messages from the public site: those that nobody has read first. */
export function ContactsTab() {
  const t = useT(platformMessages);
  const list = useListAddress(['search']);
  const { page, limit } = list;
  return (
    <ListPage
      title={t('platform.tab.contacts')}
      head={null}
      list={list}
      rows={useQuery(askList('platform.contactMessages', { page, limit, search: list.filters.search }))}
      search={t('platform.search.contacts')}
      acts={useMessageActs()}
      rowActionsLabel={({ name }) => t('platform.acts.of', { name })}
      columns={useColumns()}
      empty={{ title: t('platform.empty.contacts') }}
    />
  );
}

function useMessageActs() {
  const t = useT(platformMessages);
  const read = useWrite('platform.readContactMessage');
  return useListActs<ContactMessage>(null, [
    {
      right: null,
      label: t('platform.read'),
      due: ({ name }) => t('platform.read.of', { name }),
      where: ({ readAt }) => readAt === null,
      onSelect: ({ id }) => read.mutate({ id, read: true }),
      busy: ({ id }) => read.isPending && read.variables.id === id,
    },
    {
      right: null,
      label: t('platform.unread'),
      where: ({ readAt }) => readAt !== null,
      onSelect: ({ id }) => read.mutate({ id, read: false }),
    },
  ]);
}

function useColumns(): readonly ListColumn<ContactMessage>[] {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  return [
    { id: 'sentAt', header: common('common.time'), text: ({ sentAt }) => format.dateTime(sentAt), card: 'line' },
    {
      id: 'state',
      header: common('common.state'),
      cell: ({ readAt }) =>
        readAt === null ? (
          <StatusDot tone="warning">{t('platform.contacts.new')}</StatusDot>
        ) : (
          t('platform.contacts.seen')
        ),
      text: ({ readAt }) => t(readAt === null ? 'platform.contacts.new' : 'platform.contacts.seen'),
      card: 'state',
    },
    { id: 'name', header: t('platform.contact'), text: ({ name }) => name, card: 'lead' },
    {
      id: 'company',
      header: t('platform.company'),
      cell: ({ companyName }) => companyName || t('platform.none'),
      text: ({ companyName }) => companyName,
      card: 'line',
    },
    {
      id: 'phone',
      header: t('platform.phone'),
      cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
      text: ({ phone }) => formatPhone(phone),
      card: 'line',
    },
    {
      id: 'email',
      header: t('platform.email'),
      from: 'wide',
      cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
      text: ({ email }) => email,
      card: 'line',
    },
    { id: 'message', header: t('platform.message'), text: ({ message }) => message, card: 'title' },
  ];
}
