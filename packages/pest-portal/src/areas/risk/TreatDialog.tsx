import type { Risk } from 'pest-sdk';
import { Button } from 'pest-ui';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { PhotoField } from '../../kit/form/PhotoField';
import { TextAreaField } from '../../kit/form/TextField';
import { useDescribed } from '../../kit/form/useDescribed';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { riskMessages } from './risk.messages';
import { treatmentValues } from './risk-form';

const outcomes = ['resolved', 'unresolved'] as const;

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
  const options = outcomes.map((value) => ({ value, label: t(`risk.treat.${value}`) }));
  useDescribed(form.field('state'), { label: t('risk.treat.outcome'), options });
  const decide = (state: (typeof outcomes)[number]) => form.change({ state });
  const leaveOpen = () => {
    decide('unresolved');
    form.submit();
  };
  return (
    <FormDialog
      form={form}
      title={t('risk.treat.title')}
      submitLabel={t('risk.treat.resolve')}
      onSubmit={() => decide('resolved')}
      otherwise={
        <Button aria-disabled={form.pending} onClick={leaveOpen}>
          {t('risk.treat.leaveOpen')}
        </Button>
      }
      onClose={onClose}
    >
      <p>
        {risk.location}: {risk.description}
      </p>
      <TextAreaField label={t('risk.treat.what')} field={form.field('treatment')} />
      <PhotoField label={t('risk.treat.photos')} field={form.field('photos')} />
    </FormDialog>
  );
}
