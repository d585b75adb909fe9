import type { Risk } from 'pest-sdk';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { PhotoField } from '../../kit/form/PhotoField';
import { RadioField } from '../../kit/form/RadioField';
import { TextAreaField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { riskMessages } from './risk.messages';
import { treatmentValues } from './risk-form';

/** Says what was done about a risk: resolved, or not and to be followed up. Either lets the service be submitted. */
export function TreatDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const call = useEditCall('risk.treat', {
    record: risk,
    valuesOf: treatmentValues,
    toRequest: (values, revision) => ({ id: risk.id, ...values, revision }),
    reread: () => client.risk.details({ id: risk.id }),
  });
  const form = useDialogForm({
    initial: treatmentValues(risk),
    call,
    done: t('risk.treat.saved'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('risk.treat.title')} submitLabel={t('risk.treat.save')} onClose={onClose}>
      <p>
        {risk.location}: {risk.description}
      </p>
      <RadioField
        label={t('risk.treat.outcome')}
        field={form.field('state')}
        options={[
          { value: 'resolved', label: t('risk.treat.resolved') },
          { value: 'unresolved', label: t('risk.treat.unresolved') },
        ]}
      />
      <TextAreaField label={t('risk.treat.what')} field={form.field('treatment')} />
      <PhotoField label={t('risk.treat.photos')} field={form.field('photos')} />
    </FormDialog>
  );
}
