import type { RequestInput, TaskDetails } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { Button, SignaturePad, Text } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { CheckField } from '../../../kit/form/CheckField';
import { ChoiceField } from '../../../kit/form/ChoiceField';
import { FormDialog } from '../../../kit/form/FormDialog';
import type { BindField } from '../../../kit/form/field-binding';
import { formCall } from '../../../kit/form/form-call';
import { TextAreaField, TextField } from '../../../kit/form/TextField';
import { useDialogForm } from '../../../kit/form/useDialogForm';
import { useSiteWrite } from '../../../offline/outbox/useSiteWrite';
import { type SignValues, signRequest, unsigned } from './sign-form';
import { signatureMessages } from './signature.messages';

const methods = ['drawn', 'typed', 'absent'] as const;

export interface SignDialogProps {
  readonly task: TaskDetails;
  readonly onClose: () => void;
}

/** The customer's person signs on the technician's phone, or the technician says why nobody does. */
export function SignDialog({ task, onClose }: SignDialogProps) {
  const t = useT(signatureMessages);
  const sign = useSiteWrite((request: RequestInput<'inspection.sign'>) => ({
    taskId: task.id,
    call: 'inspection.sign',
    request,
    about: request.name,
  }));
  const form = useDialogForm({
    initial: unsigned,
    call: {
      ...formCall(contract.inspection.sign, (values: SignValues) => signRequest(task.id, values), sign.mutateAsync),
      // What nobody has given yet is no signature: it is not found again.
      draftName: () => null,
    },
    check: ({ method, attested }) => ({
      attested:
        method === 'typed' && !attested ? { kind: 'message', message: t('signature.attest.missing') } : undefined,
    }),
    done: (became) => t(became === 'kept' ? 'signature.done.kept' : 'signature.done'),
    onClose,
  });
  const { field } = form;
  const absent = form.values.method === 'absent';
  return (
    <FormDialog
      form={form}
      title={t('signature.title')}
      submitLabel={t(absent ? 'signature.save.absent' : 'signature.save')}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('signature.hint')}
      </Text>
      <ChoiceField
        label={t('signature.method')}
        field={field('method')}
        options={methods.map((value) => ({ value, label: t(`signature.method.${value}`) }))}
      />
      <TextField
        label={t(absent ? 'signature.name.absent' : 'signature.name')}
        field={field('name')}
        required={!absent}
      />
      {!absent && <TextField label={t('signature.signer')} field={field('title')} required={false} />}
      <Ink method={form.values.method} field={field} />
    </FormDialog>
  );
}

/** What makes it a signature: the drawing, the word that one's name is it, or why there is none. */
function Ink({ method, field }: { readonly method: SignValues['method']; readonly field: BindField<SignValues> }) {
  const t = useT(signatureMessages);
  const strokes = field('strokes');
  switch (method) {
    case 'drawn':
      return (
        <div>
          <SignaturePad label={t('signature.pad')} value={strokes.value} onChange={strokes.onChange} />
          {strokes.issue && (
            <Text as="p" tone="danger" role="alert">
              {t('signature.strokes.missing')}
            </Text>
          )}
          <Button size="sm" variant="ghost" disabled={strokes.value.length === 0} onClick={() => strokes.onChange([])}>
            {t('signature.clear')}
          </Button>
        </div>
      );
    case 'typed':
      return <CheckField label={t('signature.attest')} field={field('attested')} />;
    case 'absent':
      return (
        <TextAreaField
          label={t('signature.reason')}
          help={t('signature.reason.help')}
          field={field('reason')}
          rows={2}
          required
        />
      );
  }
}
