import { useQuery } from '@tanstack/react-query';
import { type OutboxMessage, outboxStates } from 'pest-sdk';
import { Badge, DataTable, type DataTableColumn, EmptyState, JobCard, Select, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { ClearFilters } from '../../kit/list/ClearFilters';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { platformMessages } from './platform.messages';
import { outboxQuery, useResend } from './platform.queries';

const kinds = ['sms', 'mail'] as const;
const tones = { kept: 'neutral', due: 'warning', sending: 'warning', sent: 'success', failed: 'danger' } as const;

/** Mails and short messages with what became of them; one that failed can be sent again. */
export function OutboxTab() {
  const t = useT(platformMessages);
  const format = useFormat();
  const list = useListAddress(['search', 'kind', 'state']);
  const { page, limit, filters } = list;
  const kind = kinds.find((known) => known === filters.kind);
  const state = outboxStates.find((known) => known === filters.state);
  const messages = useQuery(outboxQuery({ page, limit, kind, state, search: filters.search }));
  const resend = useResend();
  const actOf = ({ id, state: sending, recipient }: OutboxMessage) =>
    sending === 'failed'
      ? {
          label: t('platform.resend'),
          name: t('platform.resend.to', { recipient }),
          onSelect: () => resend.mutate({ id }),
          busy: resend.isPending && resend.variables.id === id,
        }
      : null;
  const columns: readonly DataTableColumn<OutboxMessage>[] = [
    { id: 'sentAt', header: t('platform.time'), cell: ({ sentAt }) => format.dateTime(sentAt) },
    { id: 'kind', header: t('platform.kind'), cell: (message) => t(`platform.kind.${message.kind}`) },
    { id: 'recipient', header: t('platform.recipient'), cell: ({ recipient }) => recipient },
    {
      id: 'state',
      header: t('platform.sending'),
      cell: (message) => <Sending message={message} />,
      text: ({ state }) => t(`platform.sending.${state}`),
    },
    { id: 'body', header: t('platform.body'), cell: ({ body }) => body },
  ];
  return (
    <DataTable
      label={t('platform.tab.outbox')}
      search={<ListSearch list={list} label={t('platform.search.outbox')} />}
      filters={
        <>
          <Select
            aria-label={t('platform.kind')}
            value={kind ?? ''}
            placeholder={t('platform.kind.any')}
            options={kinds.map((value) => ({ value, label: t(`platform.kind.${value}`) }))}
            onChange={(next) => list.setFilters({ kind: next })}
          />
          <Select
            aria-label={t('platform.sending')}
            value={state ?? ''}
            placeholder={t('platform.sending.any')}
            options={outboxStates.map((value) => ({ value, label: t(`platform.sending.${value}`) }))}
            onChange={(next) => list.setFilters({ state: next })}
          />
          <ClearFilters list={list} />
        </>
      }
      columns={columns}
      rowKey={({ id }) => id}
      rowAct={actOf}
      card={(message) => (
        <JobCard
          lead={t(`platform.kind.${message.kind}`)}
          state={<Sending message={message} />}
          title={message.recipient}
          lines={[message.body, format.dateTime(message.sentAt)]}
          act={actOf(message)}
        />
      )}
      {...pagedRows(list, messages)}
      empty={
        <EmptyList
          list={list}
          title={t('platform.noMatch')}
          chosen={[kind && t(`platform.kind.${kind}`), state && t(`platform.sending.${state}`)]}
        >
          <EmptyState title={t('platform.empty.outbox')} hint={t('platform.empty.outbox.hint')} />
        </EmptyList>
      }
    />
  );
}

/** What became of a message, and why not. */
function Sending({ message: { state, fault } }: { readonly message: OutboxMessage }) {
  const t = useT(platformMessages);
  return (
    <>
      <Badge tone={tones[state]}>{t(`platform.sending.${state}`)}</Badge>
      {fault !== '' && state !== 'sent' && (
        <small> {fault === 'interrupted' ? t('platform.interrupted') : fault}</small>
      )}
    </>
  );
}
