import type { Risk } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { PhotoField } from '../../kit/form/PhotoField';
import { TextAreaField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { riskMessages } from './risk.messages';
import { useAnswerRisk } from './risk.queries';
import { type AnswerValues, answerValues } from './risk-form';

/** A customer's answer to its own corrective action: what was done, with photos that prove it. */
export function AnswerDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const { toast } = useToast();
  const save = useAnswerRisk();
  const form = useForm({
    initial: answerValues(risk),
    call: formCall(contract.risk.answer, (values: AnswerValues) => ({ id: risk.id, ...values }), save.mutateAsync),
    onDone: () => {
      toast({ tone: 'success', message: t('risk.answer.saved') });
      onClose();
    },
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
