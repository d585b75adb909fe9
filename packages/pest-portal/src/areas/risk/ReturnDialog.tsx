import type { Risk } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextAreaField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { riskMessages } from './risk.messages';

/** Says why an answer is not enough; the action is open again. */
export function ReturnDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const form = useDialogForm({
    initial: { reason: '' },
    call: useFormCall('risk.returnAnswer', (values: { readonly reason: string }) => ({ id: risk.id, ...values })),
    done: t('risk.return.saved'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('risk.return.title')} submitLabel={t('risk.return.save')} onClose={onClose}>
      <p>{risk.treatment}</p>
      <TextAreaField label={t('risk.return.reason')} field={form.field('reason')} rows={3} />
    </FormDialog>
  );
}
