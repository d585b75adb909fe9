import { useQuery } from '@tanstack/react-query';
import { describeError, limits, type RequestInput } from 'pest-sdk';
import { Notice } from 'pest-ui';
import { ask, useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FileField } from '../../kit/form/FileField';
import { FormDialog } from '../../kit/form/FormDialog';
import type { FieldBinding } from '../../kit/form/field-binding';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { contractMessages } from './contract.messages';
import { SealPlaces } from './SealPlaces';

type Request = RequestInput<'contract.add'>;
interface ContractValues extends Omit<Request, 'file' | 'sealId' | 'reviewerId'> {
  readonly file: string | null;
  readonly sealId: string | null;
  readonly reviewerId: string | null;
}

const emptyContract: ContractValues = { name: '', number: '', file: null, sealId: null, reviewerId: null };

/** Submits a contract for review. Where its seal will stand, or that it cannot, is said as soon as both are chosen. */
export function SubmitContractDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(contractMessages);
  // A company has a few.
  const seals = useCall('seal.list', { limit: 50 }).data?.items;
  const reviewers = useCall('contract.reviewers', {}).data ?? [];
  // Where there is but one to choose, it is chosen.
  const chosen = (values: ContractValues) => ({
    ...values,
    sealId: values.sealId ?? onlyOf(seals),
    reviewerId: values.reviewerId ?? onlyOf(reviewers),
  });
  const form = useDialogForm({
    initial: emptyContract,
    call: useFormCall('contract.add', chosen),
    done: t('contract.submitted.done'),
    onClose,
  });
  const { file, sealId, reviewerId } = chosen(form.values);
  const places = useQuery({
    ...ask('contract.places', { file: file ?? '', sealId: sealId ?? '' }),
    enabled: file !== null && sealId !== null,
    // What a file says does not change, and looking through it takes its time.
    staleTime: 'static',
  });
  const refused = places.error && (describeError(places.error, language) ?? t('contract.places.failed'));
  return (
    <FormDialog form={form} title={t('contract.submit')} submitLabel={t('contract.submit.send')} onClose={onClose}>
      {seals?.length === 0 && <Notice tone="warning">{t('contract.seal.none')}</Notice>}
      <TextField label={t('contract.name')} field={form.field('name')} autoComplete="off" />
      <TextField
        label={t('contract.number')}
        help={t('contract.number.help')}
        field={form.field('number')}
        autoComplete="off"
      />
      <SelectField
        label={t('contract.seal')}
        field={{ ...form.field('sealId'), value: sealId }}
        none={{ value: null, label: t('contract.seal.choose') }}
        options={(seals ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <FileField
        label={t('contract.file')}
        help={t('contract.file.help')}
        field={withIssue(form.field('file'), refused)}
        accept={['application/pdf']}
        maxBytes={limits.contractPdfBytes}
        required
      />
      <SealPlaces file={file} places={places.data} looking={places.isLoading} />
      <SelectField
        label={t('contract.reviewer')}
        field={{ ...form.field('reviewerId'), value: reviewerId }}
        none={{ value: null, label: t('contract.reviewer.choose') }}
        options={reviewers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}

function onlyOf(choices: readonly { readonly id: string }[] = []): string | null {
  return choices.length === 1 ? (choices[0]?.id ?? null) : null;
}

/** What is known to be wrong with a field before the form is sent. */
function withIssue<Value>(field: FieldBinding<Value>, message: string | null): FieldBinding<Value> {
  return message === null ? field : { ...field, issue: field.issue ?? { kind: 'message', message } };
}
