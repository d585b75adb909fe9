import { useQuery } from '@tanstack/react-query';
import { type Partner, type WebhookEndpoint, webhookEventWords } from 'pest-sdk';
import { DescriptionList, Stack, StatusDot, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { askList, useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { usePageQuery } from '../../base/links';
import { CallDialog } from '../../kit/form/CallDialog';
import { Lead } from '../../kit/list/Lead';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import type { WholeQuery } from '../../kit/list/paged-rows';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { Deliveries } from './Deliveries';
import { KeyDialog, type MadeKey } from './KeyDialog';
import { PartnerState } from './PartnerState';
import { partnerMessages } from './partner.messages';
import { AddWebhookDialog, EditWebhookDialog, shortUrl } from './WebhookDialog';
import { webhookMessages } from './webhook.messages';

/** `/system/partner?id=…`: where a partner's server is told of events, and what it was told. */
export function PartnerScreen() {
  const t = useT(partnerMessages);
  const [query] = usePageQuery<'/system/partner'>();
  const id = query.get('id') ?? '';
  const partners = useCall('embed.partners', {});
  const webhooks = useQuery({ ...askList('embed.webhooks', { partnerId: id }), enabled: id !== '' });
  const partner = partners.data?.find((one) => one.id === id);
  if (!partner || !webhooks.data) {
    const error = webhooks.error ?? partners.error;
    const refetch = () => Promise.all([partners.refetch(), webhooks.refetch()]);
    return <RecordState title={t('partner.events')} id={id} query={{ error, refetch }} back="/system/partners" />;
  }
  return (
    <>
      <PageHead title={partner.name} note={t('partner.events')} />
      <Stack gap={6}>
        <Facts partner={partner} />
        <Addresses partnerId={id} isOpen={partner.revokedAt === null} rows={webhooks} />
        <Deliveries partnerId={id} />
      </Stack>
    </>
  );
}

/** What the list of partners says of it, and the number that its pages name it by. */
function Facts({ partner }: { readonly partner: Partner }) {
  const t = useT(partnerMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const { origins, keyEnd, lastUsedAt, madeBy, madeAt, id } = partner;
  return (
    <DescriptionList
      items={[
        { term: common('common.state'), description: <PartnerState partner={partner} /> },
        {
          term: t('partner.origins'),
          description: origins.length > 0 ? format.list(origins) : t('partner.origins.none'),
        },
        { term: t('partner.key'), description: t('partner.keyEnd', { end: keyEnd }) },
        {
          term: t('partner.lastUsed'),
          description: lastUsedAt === null ? t('partner.lastUsed.never') : format.dateTime(lastUsedAt),
        },
        { term: t('partner.madeBy'), description: format.parts([madeBy, format.dateTime(madeAt)]) },
        { term: t('partner.id'), description: id },
      ]}
    />
  );
}

interface AddressesProps {
  readonly partnerId: string;
  /** Whether its key is in force: otherwise nothing is sent. */
  readonly isOpen: boolean;
  readonly rows: WholeQuery<WebhookEndpoint>;
}

function Addresses({ partnerId, isOpen, rows }: AddressesProps) {
  const t = useT(webhookMessages);
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <Stack>
      <Text as="h2" size="md" weight="semibold">
        {t('webhook.title')}
      </Text>
      <Lead>{t(isOpen ? 'webhook.lead' : 'webhook.ended')}</Lead>
      <ListPage
        title={t('webhook.title')}
        head={null}
        rows={rows}
        acts={useAddressActs({ partnerId, isOpen, onMade: setMade })}
        rowActionsLabel={({ url }) => t('webhook.actions', { host: shortUrl(url) })}
        columns={useAddressColumns()}
        empty={{ title: t('webhook.empty'), hint: t('webhook.empty.hint') }}
      />
      {made && <KeyDialog made={made} onClose={() => setMade(null)} />}
    </Stack>
  );
}

interface AddressActs extends Pick<AddressesProps, 'partnerId' | 'isOpen'> {
  readonly onMade: (made: MadeKey) => void;
}

/** Everything here is an administrator's. */
function useAddressActs({ partnerId, isOpen, onMade }: AddressActs) {
  const t = useT(webhookMessages);
  const common = useT(commonMessages);
  return useListActs<WebhookEndpoint>(
    isOpen
      ? {
          right: null,
          label: t('webhook.add'),
          dialog: (onClose) => <AddWebhookDialog partnerId={partnerId} onMade={onMade} onClose={onClose} />,
        }
      : null,
    [
      {
        right: null,
        label: t('webhook.test'),
        where: ({ enabled }) => enabled && isOpen,
        dialog: ({ id, url }, onClose) => (
          <CallDialog
            call="embed.testWebhook"
            request={{ id }}
            title={t('webhook.test.title', { host: shortUrl(url) })}
            body={t('webhook.test.body')}
            confirmLabel={t('webhook.test')}
            done={t('webhook.test.done')}
            onClose={onClose}
          />
        ),
      },
      {
        right: null,
        label: common('common.edit'),
        opens: true,
        dialog: (webhook, onClose) => <EditWebhookDialog partnerId={partnerId} webhook={webhook} onClose={onClose} />,
      },
      {
        right: null,
        label: t('webhook.rotate'),
        dialog: ({ id, url }, onClose) => (
          <CallDialog
            call="embed.rotateWebhookSecret"
            request={{ id }}
            title={t('webhook.rotate.title', { host: shortUrl(url) })}
            body={t('webhook.rotate.body')}
            confirmLabel={t('webhook.rotate')}
            onDone={({ secret }) => onMade({ kind: 'secret', name: shortUrl(url), key: secret })}
            onClose={onClose}
          />
        ),
      },
      {
        right: null,
        label: t('webhook.remove'),
        danger: true,
        dialog: ({ id, url }, onClose) => (
          <CallDialog
            call="embed.removeWebhook"
            request={{ id }}
            tone="danger"
            title={t('webhook.remove.title', { host: shortUrl(url) })}
            body={t('webhook.remove.body')}
            confirmLabel={t('webhook.remove')}
            done={t('webhook.removed')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

function useAddressColumns(): readonly ListColumn<WebhookEndpoint>[] {
  const t = useT(webhookMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const stateOf = ({ enabled, stopped }: WebhookEndpoint) =>
    enabled ? t('webhook.on') : t(stopped === null ? 'webhook.off' : `webhook.stopped.${stopped}`);
  return [
    { id: 'url', header: t('webhook.url'), text: ({ url }) => url, card: 'lead' },
    {
      id: 'events',
      header: t('webhook.events'),
      text: ({ events }) => format.parts(events.map((event) => webhookEventWords[event][language])),
      card: 'line',
    },
    {
      id: 'customers',
      header: t('webhook.customers'),
      text: ({ customerIds: { length: count } }) =>
        count === 0 ? t('webhook.customers.all') : t('webhook.customers.count', { count }),
      card: 'fact',
    },
    {
      id: 'secret',
      header: t('webhook.secret'),
      text: ({ oldSecretUntil: until }) =>
        until === null ? t('webhook.secret.one') : t('webhook.secret.both', { until: format.dateTime(until) }),
      card: null,
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: (webhook) => (
        <StatusDot tone={webhook.enabled ? 'success' : webhook.stopped === null ? 'neutral' : 'danger'}>
          {stateOf(webhook)}
        </StatusDot>
      ),
      text: stateOf,
      card: 'state',
    },
  ];
}
