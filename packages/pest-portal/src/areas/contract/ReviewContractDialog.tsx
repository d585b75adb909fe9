import type { ContractRecord } from 'pest-sdk';
import { DescriptionList, Text, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { RadioField } from '../../kit/form/RadioField';
import { TextAreaField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { contractMessages } from './contract.messages';

interface ReviewValues {
  readonly outcome: 'approve' | 'reject' | null;
  readonly reason: string;
}

const emptyReview: ReviewValues = { outcome: null, reason: '' };

export interface ReviewContractDialogProps {
  readonly record: ContractRecord;
  readonly onClose: () => void;
}

/** Approves a contract, which stamps it, or says why not. */
export function ReviewContractDialog({ record, onClose }: ReviewContractDialogProps) {
  const t = useT(contractMessages);
  const format = useFormat();
  const { id } = record;
  const form = useDialogForm({
    initial: emptyReview,
    call: useFormCall('contract.updateApply', ({ outcome, reason }: ReviewValues) =>
      outcome === 'reject' ? { id, outcome, reason } : { id, outcome },
    ),
    done: (_result, { outcome }) => t(outcome === 'approve' ? 'contract.review.approved' : 'contract.review.rejected'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('contract.review.title')}
      submitLabel={t('contract.review.send')}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t('contract.number'), description: record.number },
          { term: t('contract.name'), description: record.name },
          { term: t('contract.seal'), description: record.sealTitle },
          {
            term: t('contract.submitted'),
            description: format.parts([record.submittedBy, format.dateTime(record.submittedAt)]),
          },
          {
            term: t('contract.file'),
            description: (
              <a href={record.file} download={`${record.number}.pdf`}>
                {t('contract.open')}
              </a>
            ),
          },
        ]}
      />
      <Text as="p" tone="muted">
        {t('contract.review.note')}
      </Text>
      <RadioField
        label={t('contract.review.outcome')}
        field={form.field('outcome')}
        options={[
          { value: 'approve', label: t('contract.review.approve') },
          { value: 'reject', label: t('contract.review.reject') },
        ]}
      />
      {form.values.outcome === 'reject' && (
        <TextAreaField
          label={t('contract.review.reason')}
          help={t('contract.review.reason.help')}
          field={form.field('reason')}
        />
      )}
    </FormDialog>
  );
}
