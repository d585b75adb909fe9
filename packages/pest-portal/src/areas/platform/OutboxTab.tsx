import { useQuery } from '@tanstack/react-query';
import { type OutboxMessage, outboxStates } from 'pest-sdk';
import { Select, StatusDot, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useWrite } from '../../base/writes';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { platformMessages } from './platform.messages';

const kinds = ['sms', 'mail'] as const;
const tones = { kept: 'neutral', due: 'warning', sending: 'warning', sent: 'success', failed: 'danger' } as const;

/** Mails and short messages with what became of them; one that failed can be sent again. */
export function OutboxTab() {
  const t = useT(platformMessages);
  const list = useListAddress(['search', 'kind', 'state']);
  const { page, limit, filters } = list;
  const kind = kinds.find((known) => known === filters.kind);
  const state = outboxStates.find((known) => known === filters.state);
  return (
    <ListPage
      title={t('platform.tab.outbox')}
      head={null}
      list={list}
      rows={useQuery(askList('platform.outbox', { page, limit, kind, state, search: filters.search }))}
      search={t('platform.search.outbox')}
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
        </>
      }
      acts={useOutboxActs()}
      columns={useColumns()}
      empty={{ title: t('platform.empty.outbox'), hint: t('platform.empty.outbox.hint') }}
      chosen={[kind && t(`platform.kind.${kind}`), state && t(`platform.sending.${state}`)]}
    />
  );
}

function useOutboxActs() {
  const t = useT(platformMessages);
  const resend = useWrite('platform.resend');
  return useListActs<OutboxMessage>(null, [
    {
      right: null,
      label: t('platform.resend'),
      due: ({ recipient }) => t('platform.resend.to', { recipient }),
      where: ({ state }) => state === 'failed',
      onSelect: ({ id }) => resend.mutate({ id }),
      busy: ({ id }) => resend.isPending && resend.variables.id === id,
    },
  ]);
}

function useColumns(): readonly ListColumn<OutboxMessage>[] {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  return [
    { id: 'sentAt', header: common('common.time'), text: ({ sentAt }) => format.dateTime(sentAt), card: 'line' },
    { id: 'kind', header: t('platform.kind'), text: ({ kind }) => t(`platform.kind.${kind}`), card: 'lead' },
    { id: 'recipient', header: t('platform.recipient'), text: ({ recipient }) => recipient, card: 'title' },
    {
      id: 'state',
      header: t('platform.sending'),
      cell: (message) => <Sending message={message} />,
      text: ({ state }) => t(`platform.sending.${state}`),
      card: 'state',
    },
    { id: 'body', header: t('platform.body'), text: ({ body }) => body, card: 'block' },
  ];
}

/** What became of a message, and why not. */
function Sending({ message: { state, fault } }: { readonly message: OutboxMessage }) {
  const t = useT(platformMessages);
  return (
    <>
      <StatusDot tone={tones[state]}>{t(`platform.sending.${state}`)}</StatusDot>
      {fault !== '' && state !== 'sent' && (
        <small> {fault === 'interrupted' ? t('platform.interrupted') : fault}</small>
      )}
    </>
  );
}
