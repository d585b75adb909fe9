import type { PestLogSummary, RequestInput } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { PhotoField } from '../../kit/form/PhotoField';
import { TextAreaField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { pestLogMessages } from './pest-log.messages';

type HandleValues = Omit<RequestInput<'pestLog.handle'>, 'id'>;

const nothingDone: HandleValues = { handling: '', photos: [] };

export interface HandleLogDialogProps {
  readonly log: PestLogSummary;
  readonly onClose: () => void;
}

/** Says how what was seen was dealt with, with pictures. */
export function HandleLogDialog({ log: { id }, onClose }: HandleLogDialogProps) {
  const t = useT(pestLogMessages);
  const form = useDialogForm({
    initial: nothingDone,
    call: useFormCall('pestLog.handle', (values: HandleValues) => ({ id, ...values })),
    done: t('log.handled'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('log.handle.title')} submitLabel={t('log.handle.save')} onClose={onClose}>
      <TextAreaField label={t('log.handling')} help={t('log.handle.help')} field={form.field('handling')} rows={5} />
      <PhotoField label={t('log.photos')} field={form.field('photos')} />
    </FormDialog>
  );
}
