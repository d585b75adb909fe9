import type { TaskSummary } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useT } from '../../../base/i18n';
import { FormDialog } from '../../../form/FormDialog';
import { formCall } from '../../../form/form-call';
import { RadioField } from '../../../form/RadioField';
import { TextAreaField } from '../../../form/TextField';
import { useForm } from '../../../form/useForm';
import { stepMessages } from './step.messages';
import { useReviewTask } from './step.queries';

export interface ReviewDialogProps {
  readonly task: TaskSummary;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
  readonly onRefused: (thrown: unknown) => void;
}

interface ReviewValues {
  readonly outcome: 'pass' | 'return';
  readonly reason: string;
}

const emptyReview: ReviewValues = { outcome: 'pass', reason: '' };

/** Passes a submitted service, or sends it back with a reason. */
export function ReviewDialog({ task, onClose, onDone, onRefused }: ReviewDialogProps) {
  const t = useT(stepMessages);
  const review = useReviewTask();
  const form = useForm({
    initial: emptyReview,
    call: formCall(
      contract.task.review,
      ({ outcome, reason }: ReviewValues) =>
        outcome === 'pass' ? { id: task.id, outcome } : { id: task.id, outcome, reason },
      review.mutateAsync,
    ),
    onDone: (_result, { outcome }) => onDone(outcome === 'pass' ? t('task.done.passed') : t('task.done.returned')),
    onRefused: (thrown) => {
      onRefused(thrown);
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('task.review.title', { number: task.number })}
      submitLabel={t('task.review.save')}
      onClose={onClose}
    >
      <p>
        {t('task.review.facts', {
          checked: task.devicesChecked,
          due: task.devicesDue,
          risks: task.risksTotal,
          open: task.risksOpen,
        })}
      </p>
      <RadioField
        label={t('task.review.outcome')}
        field={form.field('outcome')}
        options={[
          { value: 'pass', label: t('task.review.pass') },
          { value: 'return', label: t('task.review.return') },
        ]}
      />
      {form.values.outcome === 'return' && (
        <TextAreaField
          label={t('task.review.reason')}
          help={t('task.review.reason.help')}
          field={form.field('reason')}
        />
      )}
    </FormDialog>
  );
}
