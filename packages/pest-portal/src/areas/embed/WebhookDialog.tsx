import { useQuery } from '@tanstack/react-query';
import { type WebhookEndpoint, webhookEvents, webhookEventWords } from 'pest-sdk';
import { FailureState, LoadingState } from 'pest-ui';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { customerOptionsQuery } from '../../kit/choices/choices.queries';
import { CheckField } from '../../kit/form/CheckField';
import { CheckListField } from '../../kit/form/CheckListField';
import { FormDialog } from '../../kit/form/FormDialog';
import type { FieldBinding } from '../../kit/form/field-binding';
import { PickListField } from '../../kit/form/PickListField';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useForm } from '../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import type { MadeKey } from './KeyDialog';
import { webhookMessages } from './webhook.messages';

interface ToldValues extends Pick<WebhookEndpoint, 'url' | 'events' | 'customerIds'> {}
interface EditedValues extends ToldValues, Pick<WebhookEndpoint, 'enabled'> {}

function editedValues({ url, events, customerIds, enabled }: WebhookEndpoint): EditedValues {
  return { url, events: [...events], customerIds: [...customerIds], enabled };
}

interface AddWebhookDialogProps {
  readonly partnerId: string;
  readonly onMade: (made: MadeKey) => void;
  readonly onClose: () => void;
}

/** Names an address; what is told once it is added is its secret. */
export function AddWebhookDialog({ partnerId, onMade, onClose }: AddWebhookDialogProps) {
  const t = useT(webhookMessages);
  const initial: ToldValues = { url: '', events: [], customerIds: [] };
  const form = useForm({
    initial,
    call: useFormCall('embed.addWebhook', (values: ToldValues) => ({ partnerId, ...values })),
    onDone: ({ secret }, { url }) => {
      onClose();
      onMade({ kind: 'secret', name: shortUrl(url), key: secret });
    },
  });
  return (
    <FormDialog form={form} title={t('webhook.add')} submitLabel={t('webhook.add.submit')} onClose={onClose}>
      <ToldFields url={form.field('url')} events={form.field('events')} customerIds={form.field('customerIds')} />
    </FormDialog>
  );
}

interface EditWebhookDialogProps {
  readonly partnerId: string;
  readonly webhook: WebhookEndpoint;
  readonly onClose: () => void;
}

export function EditWebhookDialog({ partnerId, webhook, onClose }: EditWebhookDialogProps) {
  const t = useT(webhookMessages);
  const call = useEditCall('embed.updateWebhook', {
    record: webhook,
    valuesOf: editedValues,
    toRequest: (values, revision) => ({ id: webhook.id, ...values, revision }),
    reread: () => findListed(client.embed.webhooks({ partnerId }), webhook.id),
  });
  const form = useDialogForm({ initial: editedValues(webhook), call, done: t('webhook.saved'), onClose });
  return (
    <FormDialog form={form} title={t('webhook.edit')} onClose={onClose}>
      <ToldFields url={form.field('url')} events={form.field('events')} customerIds={form.field('customerIds')} />
      <CheckField label={t('webhook.enabled')} help={t('webhook.enabled.help')} field={form.field('enabled')} />
    </FormDialog>
  );
}

type ToldFieldsProps = { readonly [Field in keyof ToldValues]: FieldBinding<ToldValues[Field]> };

function ToldFields({ url, events, customerIds }: ToldFieldsProps) {
  const t = useT(webhookMessages);
  const customers = useQuery(customerOptionsQuery());
  // Without them nobody could say of whom: no choice means all of them.
  if (customers.error) return <FailureState error={customers.error} onRetry={() => void customers.refetch()} />;
  if (!customers.data) return <LoadingState />;
  return (
    <>
      <TextField label={t('webhook.url')} help={t('webhook.url.help')} field={url} autoComplete="off" />
      <CheckListField
        label={t('webhook.events')}
        field={events}
        options={webhookEvents.map((value) => ({ value, label: webhookEventWords[value][language] }))}
      />
      <PickListField
        label={t('webhook.customers')}
        help={t('webhook.customers.help')}
        field={customerIds}
        options={customers.data}
      />
    </>
  );
}

/** An address without its scheme and what it asks, to tell it from others by. */
export function shortUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : host + pathname;
}
