import type { Risk } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextAreaField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { riskMessages } from './risk.messages';
import { useReturnRisk } from './risk.queries';

/** Says why an answer is not enough; the action is open again. */
export function ReturnDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const { toast } = useToast();
  const save = useReturnRisk();
  const form = useForm({
    initial: { reason: '' },
    call: formCall(
      contract.risk.returnAnswer,
      (values: { readonly reason: string }) => ({ id: risk.id, ...values }),
      save.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t('risk.return.saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('risk.return.title')} submitLabel={t('risk.return.save')} onClose={onClose}>
      <p>{risk.treatment}</p>
      <TextAreaField label={t('risk.return.reason')} field={form.field('reason')} rows={3} />
    </FormDialog>
  );
}
