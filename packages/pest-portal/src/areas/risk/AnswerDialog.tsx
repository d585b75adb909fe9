import type { Risk } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { PhotoField } from '../../kit/form/PhotoField';
import { TextAreaField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { riskMessages } from './risk.messages';
import { type AnswerValues, answerValues } from './risk-form';

/** A customer's answer to its own corrective action: what was done, with photos that prove it. */
export function AnswerDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const form = useDialogForm({
    initial: answerValues(risk),
    call: useFormCall('risk.answer', (values: AnswerValues) => ({ id: risk.id, ...values })),
    done: t('risk.answer.saved'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('risk.answer.title')} submitLabel={t('risk.answer.save')} onClose={onClose}>
      <p>
        {risk.location}: {risk.action || risk.description}
      </p>
      <TextAreaField label={t('risk.treat.what')} field={form.field('treatment')} />
      <PhotoField label={t('risk.treat.photos')} field={form.field('photos')} />
    </FormDialog>
  );
}
