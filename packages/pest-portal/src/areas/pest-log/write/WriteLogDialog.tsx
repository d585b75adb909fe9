import { useQuery } from '@tanstack/react-query';
import type { PestLogDetails, RequestInput } from 'pest-sdk';
import { ask, useCall } from '../../../base/calls';
import { client } from '../../../base/client';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { useAccount } from '../../../base/session';
import { customerOptionsQuery } from '../../../kit/choices/choices.queries';
import { FormDialog } from '../../../kit/form/FormDialog';
import { Pair } from '../../../kit/form/Pair';
import { PhotoField } from '../../../kit/form/PhotoField';
import { SelectField } from '../../../kit/form/SelectField';
import { TextAreaField, TextField } from '../../../kit/form/TextField';
import { useDialogForm } from '../../../kit/form/useDialogForm';
import type { Form } from '../../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../../kit/form/useFormCall';
import { writeLogMessages } from './write-log.messages';

interface LogValues extends Omit<RequestInput<'pestLog.update'>, 'id' | 'responsibleId' | 'operatorId' | 'revision'> {
  readonly responsibleId: string | null;
  readonly operatorId: string | null;
}

/** What was seen at a service: the log begins with it, and belongs to that service. */
export interface Sighting {
  readonly taskId: string;
  readonly customerId: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly photos: string[];
}

export interface WriteLogDialogProps {
  /** A log to be changed; without it a new one is written. */
  readonly id?: string | undefined;
  readonly sighting?: Sighting | undefined;
  readonly onClose: () => void;
}

/** Writes a pest log, by itself or of a sighting, or changes one that nobody has handled. */
export function WriteLogDialog({ id, sighting, onClose }: WriteLogDialogProps) {
  const known = useQuery({
    ...ask('pestLog.details', { id: id ?? '' }),
    enabled: id !== undefined,
    meta: { editedHere: true },
  });
  if (id === undefined) return <NewLog sighting={sighting} onClose={onClose} />;
  return known.data ? <OldLog log={known.data} onClose={onClose} /> : null;
}

function NewLog({ sighting, onClose }: Pick<WriteLogDialogProps, 'sighting' | 'onClose'>) {
  const t = useT(writeLogMessages);
  const { id: me } = useAccount().user;
  const { taskId = null, ...seen } = sighting ?? {};
  const initial: LogValues = {
    title: '',
    description: '',
    content: '',
    photos: [],
    customerId: null,
    ...seen,
    responsibleId: me,
    operatorId: me,
  };
  const form = useDialogForm({
    initial,
    call: useFormCall('pestLog.create', (values: LogValues) => ({ taskId, ...values })),
    done: t('writeLog.published'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('writeLog.write')} submitLabel={t('writeLog.publish')} onClose={onClose}>
      <LogFields form={form} ofService={taskId !== null} />
    </FormDialog>
  );
}

function logValues(log: PestLogDetails): LogValues {
  const { title, description, content, photos, customerId, responsibleId, operatorId } = log;
  return { title, description, content, photos, customerId, responsibleId, operatorId };
}

function OldLog({ log, onClose }: { readonly log: PestLogDetails; readonly onClose: () => void }) {
  const t = useT(writeLogMessages);
  const call = useEditCall('pestLog.update', {
    record: log,
    valuesOf: logValues,
    toRequest: (values, revision) => ({ id: log.id, ...values, revision }),
    reread: () => client.pestLog.details({ id: log.id }),
  });
  const form = useDialogForm({
    initial: logValues(log),
    call,
    done: t('writeLog.saved'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('writeLog.edit')} onClose={onClose}>
      <LogFields form={form} ofService={log.taskId !== null} />
    </FormDialog>
  );
}

interface LogFieldsProps {
  readonly form: Pick<Form<LogValues>, 'field'>;
  /** A sighting stays with its service, and so with that service's customer. */
  readonly ofService: boolean;
}

function LogFields({ form: { field }, ofService }: LogFieldsProps) {
  const t = useT(writeLogMessages);
  const common = useT(commonMessages);
  const people = useCall('pestLog.people', {}).data ?? [];
  const customers = useQuery(customerOptionsQuery()).data ?? [];
  const persons = people.map(({ id, name }) => ({ value: id, label: name }));
  const choose = { value: null, label: t('writeLog.choose') };
  return (
    <>
      <TextField label={t('writeLog.title')} field={field('title')} autoComplete="off" />
      <TextField label={t('writeLog.description')} field={field('description')} autoComplete="off" />
      <TextAreaField
        label={t('writeLog.content')}
        help={t('writeLog.content.help')}
        field={field('content')}
        rows={5}
      />
      <PhotoField label={t('writeLog.photos')} field={field('photos')} />
      {!ofService && (
        <SelectField
          label={common('common.customer')}
          field={field('customerId')}
          none={{ value: null, label: t('writeLog.customer.none') }}
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Pair>
        <SelectField label={t('writeLog.responsible')} field={field('responsibleId')} none={choose} options={persons} />
        <SelectField label={t('writeLog.operator')} field={field('operatorId')} none={choose} options={persons} />
      </Pair>
    </>
  );
}
