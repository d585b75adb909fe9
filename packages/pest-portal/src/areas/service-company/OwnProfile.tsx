import { clientTypes, type OwnProfile as Profile, type RequestInput } from 'pest-sdk';
import { Button, DescriptionList, editIcon, FailureState, Icon, Section } from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { FormDialog } from '../../kit/form/FormDialog';
import type { AllGiven } from '../../kit/form/filled';
import { TextAreaField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { RegionField } from '../../kit/region/RegionField';
import { serviceCompanyMessages } from './service-company.messages';

/** What every company that serves the customer sees of it; a login that answers for the customer changes it. */
export function OwnProfile() {
  const t = useT(serviceCompanyMessages);
  const common = useT(commonMessages);
  const own = useCall('customer.own', {});
  const [editing, setEditing] = useState(false);
  if (own.error) return <FailureState error={own.error} onRetry={() => void own.refetch()} />;
  if (!own.data) return null;
  const { data } = own;
  return (
    <Section
      title={t('serve.own')}
      note={t('serve.own.note')}
      actions={
        data.editable && (
          <Button onClick={() => setEditing(true)}>
            <Icon path={editIcon} size={16} />
            {common('common.edit')}
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: t('serve.own.name'), description: data.name },
          { term: t('serve.own.creditCode'), description: data.creditCode },
          { term: t('serve.own.type'), description: t(`serve.own.type.${data.clientType}`) },
          { term: t('serve.own.region'), description: data.region },
          { term: t('serve.own.address'), description: data.address },
          { term: t('serve.own.introduction'), description: data.introduction },
        ].filter(({ description }) => description !== '')}
      />
      {editing && <EditDialog profile={data} onClose={() => setEditing(false)} />}
    </Section>
  );
}

type Values = AllGiven<Omit<RequestInput<'customer.updateOwn'>, 'revision'>>;

function profileValues({ editable: _may, revision: _seen, ...values }: Profile): Values {
  return values;
}

function EditDialog({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const t = useT(serviceCompanyMessages);
  const call = useEditCall('customer.updateOwn', {
    record: profile,
    valuesOf: profileValues,
    toRequest: (values, revision) => ({ ...values, revision }),
    reread: () => client.customer.own({}),
    together: [['region', 'regionCode']],
  });
  const form = useDialogForm({ initial: profileValues(profile), call, done: t('serve.own.saved'), onClose });
  return (
    <FormDialog form={form} title={t('serve.own')} onClose={onClose}>
      <TextField label={t('serve.own.name')} field={form.field('name')} autoComplete="organization" />
      <TextField label={t('serve.own.creditCode')} field={form.field('creditCode')} autoComplete="off" />
      <ChoiceField
        label={t('serve.own.type')}
        field={form.field('clientType')}
        options={clientTypes.map((type) => ({ value: type, label: t(`serve.own.type.${type}`) }))}
      />
      <RegionField
        label={t('serve.own.region')}
        region={form.field('region')}
        code={form.field('regionCode')}
        onChange={form.change}
      />
      <TextField label={t('serve.own.address')} field={form.field('address')} autoComplete="street-address" />
      <TextAreaField label={t('serve.own.introduction')} field={form.field('introduction')} />
    </FormDialog>
  );
}
