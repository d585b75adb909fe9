import { useQuery } from '@tanstack/react-query';
import { clientTypes, type OwnProfile as Profile, type RequestInput } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { Button, DescriptionList, editIcon, FailureState, Icon, Section, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { FormDialog } from '../../kit/form/FormDialog';
import type { AllGiven } from '../../kit/form/filled';
import { TextAreaField, TextField } from '../../kit/form/TextField';
import { useEdit } from '../../kit/form/useEdit';
import { useForm } from '../../kit/form/useForm';
import { RegionField } from '../../kit/region/RegionField';
import { serviceCompanyMessages } from './service-company.messages';
import { ownProfileQuery, readOwnProfile, useUpdateOwnProfile } from './service-company.queries';

/** What every company that serves the customer sees of it; a login that answers for the customer changes it. */
export function OwnProfile() {
  const t = useT(serviceCompanyMessages);
  const own = useQuery(ownProfileQuery());
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
            {t('serve.own.edit')}
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
  const { toast } = useToast();
  const update = useUpdateOwnProfile();
  const call = useEdit(contract.customer.updateOwn, {
    record: profile,
    valuesOf: profileValues,
    toRequest: (values, revision) => ({ ...values, revision }),
    send: update.mutateAsync,
    reread: readOwnProfile,
    together: [['region', 'regionCode']],
  });
  const form = useForm({
    initial: profileValues(profile),
    call,
    onDone: () => {
      toast({ tone: 'success', message: t('serve.own.saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('serve.own')} submitLabel={t('serve.own.save')} onClose={onClose}>
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
