import type { PestLogSummary, RequestInput } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { PhotoField } from '../../kit/form/PhotoField';
import { TextAreaField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { pestLogMessages } from './pest-log.messages';
import { useHandleLog } from './pest-log.queries';

type HandleValues = Omit<RequestInput<'pestLog.handle'>, 'id'>;

const nothingDone: HandleValues = { handling: '', photos: [] };

export interface HandleLogDialogProps {
  readonly log: PestLogSummary;
  readonly onClose: () => void;
}

/** Says how what was seen was dealt with, with pictures. */
export function HandleLogDialog({ log: { id }, onClose }: HandleLogDialogProps) {
  const t = useT(pestLogMessages);
  const { toast } = useToast();
  const handle = useHandleLog();
  const form = useForm({
    initial: nothingDone,
    call: formCall(contract.pestLog.handle, (values: HandleValues) => ({ id, ...values }), handle.mutateAsync),
    onDone: () => {
      toast({ tone: 'success', message: t('log.handled') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('log.handle.title')} submitLabel={t('log.handle.save')} onClose={onClose}>
      <TextAreaField label={t('log.handling')} help={t('log.handle.help')} field={form.field('handling')} rows={5} />
      <PhotoField label={t('log.photos')} field={form.field('photos')} />
    </FormDialog>
  );
}
