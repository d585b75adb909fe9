import { useQuery } from '@tanstack/react-query';
import {
  type DeliveryState,
  deliveryStates,
  type WebhookDelivery,
  type WebhookType,
  webhookEventWords,
} from 'pest-sdk';
import { Segmented, Stack, StatusDot, Text, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { CallDialog } from '../../kit/form/CallDialog';
import { Lead } from '../../kit/list/Lead';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { shortUrl } from './WebhookDialog';
import { webhookMessages } from './webhook.messages';

/** What a partner was told, or is to be, and what came of it. */
export function Deliveries({ partnerId }: { readonly partnerId: string }) {
  const t = useT(webhookMessages);
  const list = useListAddress(['state']);
  const { page, limit, filters, setFilters } = list;
  const state = deliveryStates.find((known) => known === filters.state);
  return (
    <Stack>
      <Text as="h2" size="md" weight="semibold">
        {t('delivery.title')}
      </Text>
      <Lead>{t('delivery.note')}</Lead>
      <ListPage
        title={t('delivery.title')}
        head={null}
        list={list}
        rows={useQuery(askList('embed.webhookDeliveries', { partnerId, page, limit, state }))}
        views={
          <Segmented
            label={t('delivery.state')}
            value={state ?? 'any'}
            options={(['any', ...deliveryStates] as const).map((value) => ({
              value,
              label: t(`delivery.state.${value}`),
            }))}
            onChange={(next) => setFilters({ state: next === 'any' ? '' : next })}
          />
        }
        acts={useDeliveryActs()}
        rowActionsLabel={useDeliveryName()}
        columns={useDeliveryColumns()}
        empty={{ title: t('delivery.empty'), hint: t('delivery.empty.hint') }}
        chosen={[state && t(`delivery.state.${state}`)]}
      />
    </Stack>
  );
}

function useTypeWords(): (type: WebhookType) => string {
  const t = useT(webhookMessages);
  return (type) => (type === 'webhook.test' ? t('delivery.test') : webhookEventWords[type][language]);
}

function useDeliveryName(): (delivery: WebhookDelivery) => string {
  const t = useT(webhookMessages);
  const words = useTypeWords();
  const { dateTime } = useFormat();
  return ({ type, happenedAt }) => t('delivery.actions', { type: words(type), at: dateTime(happenedAt) });
}

function useDeliveryActs() {
  const t = useT(webhookMessages);
  const words = useTypeWords();
  return useListActs<WebhookDelivery>(null, [
    {
      right: null,
      label: t('delivery.again'),
      dialog: ({ id, type }, onClose) => (
        <CallDialog
          call="embed.resendWebhook"
          request={{ id }}
          title={t('delivery.again.title', { type: words(type) })}
          body={t('delivery.again.body')}
          confirmLabel={t('delivery.again')}
          done={t('delivery.again.done')}
          onClose={onClose}
        />
      ),
    },
  ]);
}

const tones = { due: 'info', sent: 'success', failed: 'danger', dropped: 'neutral' } as const satisfies Record<
  DeliveryState,
  string
>;

function useDeliveryColumns(): readonly ListColumn<WebhookDelivery>[] {
  const t = useT(webhookMessages);
  const format = useFormat();
  const words = useTypeWords();
  const answerOf = ({ status, fault }: WebhookDelivery) => {
    if (fault !== null && fault !== 'status') return t(`delivery.fault.${fault}`);
    return status === null ? '' : t('delivery.fault.status', { status });
  };
  const triedOf = ({ triedAt, tries: count, dueAt, state }: WebhookDelivery) => {
    if (triedAt === null) return t('delivery.never');
    const next = state === 'due' && dueAt !== null ? [t('delivery.next', { at: format.dateTime(dueAt) })] : [];
    return format.parts([format.dateTime(triedAt), t('delivery.tries', { count }), ...next]);
  };
  return [
    { id: 'type', header: t('delivery.type'), text: ({ type }) => words(type), card: 'lead' },
    { id: 'url', header: t('webhook.url'), from: 'medium', text: ({ url }) => shortUrl(url), card: 'title' },
    {
      id: 'happenedAt',
      header: t('delivery.happenedAt'),
      text: ({ happenedAt }) => format.dateTime(happenedAt),
      card: 'fact',
    },
    {
      id: 'state',
      header: t('delivery.state'),
      cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`delivery.state.${state}`)}</StatusDot>,
      text: ({ state }) => t(`delivery.state.${state}`),
      card: 'state',
    },
    { id: 'answer', header: t('delivery.answer'), text: answerOf, card: 'fact' },
    { id: 'triedAt', header: t('delivery.triedAt'), text: triedOf, card: 'fact' },
  ];
}
