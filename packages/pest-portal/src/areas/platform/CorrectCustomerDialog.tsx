import { useQuery } from '@tanstack/react-query';
import { type CustomerInForce, clientTypes, type RequestInput } from 'pest-sdk';
import { Dialog, FailureState, LoadingState, Text } from 'pest-ui';
import { ask } from '../../base/calls';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextAreaField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { RegionField } from '../../kit/region/RegionField';
import { platformMessages } from './platform.messages';

export interface CorrectCustomerDialogProps {
  readonly customer: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** What is said of any customer, put right by the platform: nobody else may change a credit code that several use. */
export function CorrectCustomerDialog({ customer, onClose }: CorrectCustomerDialogProps) {
  const t = useT(platformMessages);
  const { data, error, refetch } = useQuery({
    ...ask('platform.customer', { id: customer.id }),
    meta: { shownInPlace: true },
  });
  if (data) return <CorrectForm customer={data} onClose={onClose} />;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('platform.correct.title', { name: customer.name })}</Dialog.Header>
        <Dialog.Body>
          {error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

type Values = Omit<RequestInput<'platform.correctCustomer'>, 'id' | 'revision'>;

function correctionValues({ id: _id, revision: _seen, ...said }: CustomerInForce): Values {
  return { ...said, reason: '' };
}

function CorrectForm({ customer, onClose }: { readonly customer: CustomerInForce; readonly onClose: () => void }) {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const { id, name } = customer;
  const call = useEditCall('platform.correctCustomer', {
    record: customer,
    valuesOf: correctionValues,
    toRequest: (values, revision) => ({ id, ...values, revision }),
    reread: () => client.platform.customer({ id }),
    together: [['region', 'regionCode']],
  });
  const form = useDialogForm({
    initial: correctionValues(customer),
    call,
    done: (_result, sent) => t('platform.correct.done', { name: sent.name }),
    onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      title={t('platform.correct.title', { name })}
      submitLabel={t('platform.correct.send')}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('platform.correct.text')}
      </Text>
      <TextField label={common('common.name')} field={field('name')} autoComplete="off" />
      <TextField
        label={t('platform.creditCode')}
        field={field('creditCode')}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <ChoiceField
        label={t('platform.clientType')}
        field={field('clientType')}
        options={clientTypes.map((value) => ({ value, label: t(`platform.clientType.${value}`) }))}
      />
      <RegionField
        label={t('platform.region')}
        region={field('region')}
        code={field('regionCode')}
        onChange={form.change}
      />
      <TextField label={t('platform.address')} field={field('address')} autoComplete="off" />
      <TextAreaField label={t('platform.introduction')} field={field('introduction')} />
      <TextAreaField
        label={t('platform.correct.reason')}
        help={t('platform.correct.reason.help')}
        field={field('reason')}
        rows={2}
      />
    </FormDialog>
  );
}
