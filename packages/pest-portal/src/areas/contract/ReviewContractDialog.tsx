import type { ContractRecord } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { DescriptionList, Text, useFormat, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { RadioField } from '../../kit/form/RadioField';
import { TextAreaField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { contractMessages } from './contract.messages';
import { useReviewContract } from './contract.queries';

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
  const { toast } = useToast();
  const review = useReviewContract();
  const { id } = record;
  const form = useForm({
    initial: emptyReview,
    call: formCall(
      contract.contract.updateApply,
      ({ outcome, reason }: ReviewValues) => (outcome === 'reject' ? { id, outcome, reason } : { id, outcome }),
      review.mutateAsync,
    ),
    onDone: (_result, { outcome }) => {
      toast({
        tone: 'success',
        message: t(outcome === 'approve' ? 'contract.review.approved' : 'contract.review.rejected'),
      });
      onClose();
    },
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
