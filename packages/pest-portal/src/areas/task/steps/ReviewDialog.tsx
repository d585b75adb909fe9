import type { TaskSummary } from 'pest-sdk';
import { Field, RadioGroup, TextArea } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { FormDialog } from '../../../form/FormDialog';
import { stepMessages } from './step.messages';
import { useReviewTask } from './step.queries';

export interface ReviewDialogProps {
  readonly task: TaskSummary;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
  readonly onRefused: (thrown: unknown) => void;
}

/** Passes a submitted service, or sends it back with a reason. */
export function ReviewDialog({ task, onClose, onDone, onRefused }: ReviewDialogProps) {
  const t = useT(stepMessages);
  const [outcome, setOutcome] = useState<'pass' | 'return'>('pass');
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const review = useReviewTask();
  const reasonMissing = outcome === 'return' && reason.trim() === '';

  const save = (): boolean => {
    setAttempted(true);
    if (reasonMissing) return false;
    review.mutate(outcome === 'pass' ? { id: task.id, outcome } : { id: task.id, outcome, reason: reason.trim() }, {
      onSuccess: () => onDone(outcome === 'pass' ? t('task.done.passed') : t('task.done.returned')),
      onError: onRefused,
    });
    return true;
  };

  return (
    <FormDialog
      title={t('task.review.title', { number: task.number })}
      submitLabel={t('task.review.save')}
      pending={review.isPending}
      onSubmit={save}
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
      <RadioGroup
        label={t('task.review.outcome')}
        value={outcome}
        options={[
          { value: 'pass', label: t('task.review.pass') },
          { value: 'return', label: t('task.review.return') },
        ]}
        onChange={setOutcome}
      />
      {outcome === 'return' && (
        <Field
          label={t('task.review.reason')}
          help={t('task.review.reason.help')}
          error={attempted && reasonMissing ? t('task.review.reason.missing') : undefined}
          required
        >
          {(ids) => <TextArea {...ids} rows={3} maxLength={500} value={reason} onChange={setReason} />}
        </Field>
      )}
    </FormDialog>
  );
}
