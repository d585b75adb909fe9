import { duties, erasureNoticeDays } from 'pest-sdk';
import { FailureState, LoadingState, Notice, Text, useFormat } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { FormDialog } from '../../kit/form/FormDialog';
import { notProven, OwnerFields, proofOf, useCodeAsked } from '../../kit/form/OwnerFields';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { Counts } from './Counts';
import { erasureMessages } from './erasure.messages';

/** Says what goes and what stays, and gives notice that the company leaves. */
export default function LeaveCompanyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(erasureMessages);
  const codeAsked = useCodeAsked();
  const format = useFormat();
  const { data, error, refetch } = useCall('erasure.company', {});
  const form = useDialogForm({
    initial: notProven,
    call: useFormCall('erasure.give', (typed: typeof notProven) => proofOf(typed, codeAsked)),
    done: ({ dueAt }) => t('erasure.leave.done', { at: format.day(dueAt) }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('erasure.leave.title')}
      tone="danger"
      submitLabel={t('erasure.leave')}
      ready={data !== undefined}
      onClose={onClose}
    >
      <Text as="p">{t('erasure.leave.text', { days: erasureNoticeDays })}</Text>
      <Notice tone="warning">{t('erasure.leave.export')}</Notice>
      {data && <Counts title={t('erasure.leave.goes')} counts={data.holds} />}
      {!data && (error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
      <div>
        <Text as="h3" weight="medium">
          {t('erasure.leave.stays')}
        </Text>
        {[duties.transactions, duties.networkLogs].map((duty) => (
          <Text key={duty.en} as="p" tone="muted" size="sm">
            {duty[language]}
          </Text>
        ))}
      </div>
      <OwnerFields password={form.field('password')} code={codeAsked ? form.field('factorCode') : undefined} />
    </FormDialog>
  );
}
