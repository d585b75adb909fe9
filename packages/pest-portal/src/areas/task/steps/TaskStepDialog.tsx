import type { TaskSummary } from 'pest-sdk';
import { useFormat, useToast } from 'pest-ui';
import type { ReactNode } from 'react';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { ActDialog } from '../../../kit/form/ActDialog';
import { CallDialog } from '../../../kit/form/CallDialog';
import { useSiteWrite } from '../../../offline/outbox/useSiteWrite';
import { AssignStaffDialog } from './AssignStaffDialog';
import { RefusalDialog } from './RefusalDialog';
import type { TaskRefusal } from './refusal';
import { submitAct } from './site-acts';
import { stepMessages } from './step.messages';
import { useStepFailure } from './useStepFailure';

/** A step of a service that asks before it is taken, or the refusal of one. */
export type OpenStep =
  | { readonly kind: 'assign' | 'delete'; readonly task: TaskSummary }
  | { readonly kind: 'submit'; readonly task: TaskSummary; readonly unsigned?: boolean }
  | { readonly kind: 'refused'; readonly task: TaskSummary; readonly refusal: TaskRefusal };

export interface TaskStepDialogProps {
  readonly step: OpenStep | null;
  readonly onStepChange: (next: OpenStep | null) => void;
  /** After the service is gone. */
  readonly onDeleted?: (() => void) | undefined;
}

/** What a step of a service asks, and what helps when it is refused. One for lists, details and inspection. */
export function TaskStepDialog({ step, onStepChange, onDeleted }: TaskStepDialogProps): ReactNode {
  const close = () => onStepChange(null);
  const { toast } = useToast();
  const t = useT(stepMessages);
  const failed = useStepFailure((task, refusal) => onStepChange({ kind: 'refused', task, refusal }));
  if (step === null) return null;
  const { task } = step;
  const finish = (message: string) => {
    toast({ tone: 'success', message: message });
    close();
  };
  const refuse = (thrown: unknown) => failed(task, thrown);

  switch (step.kind) {
    case 'assign':
      return <AssignStaffDialog task={task} onClose={close} onDone={finish} onRefused={refuse} />;
    case 'submit':
      return (
        <SubmitDialog
          task={task}
          unsigned={step.unsigned ?? false}
          onClose={close}
          onRefused={refuse}
          onDone={(became) => finish(t(became === 'kept' ? 'task.done.submitted.kept' : 'task.done.submitted'))}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          task={task}
          onClose={close}
          onRefused={refuse}
          onDone={() => {
            finish(t('task.done.deleted'));
            onDeleted?.();
          }}
        />
      );
    case 'refused':
      return (
        <RefusalDialog
          task={task}
          refusal={step.refusal}
          onClose={close}
          onStep={(kind) => onStepChange({ kind, task })}
          onSubmitted={() => finish(t('task.done.submitted'))}
          onRefused={refuse}
        />
      );
  }
}

interface StepProps {
  readonly task: TaskSummary;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onRefused: (thrown: unknown) => void;
}

interface KeepableStepProps extends Omit<StepProps, 'onDone'> {
  /** Whether the server has it, or this device for now. */
  readonly onDone: (became: 'sent' | 'kept') => void;
}

function SubmitDialog({
  task,
  unsigned,
  onClose,
  onDone,
  onRefused,
}: KeepableStepProps & { readonly unsigned: boolean }) {
  const t = useT(stepMessages);
  const common = useT(commonMessages);
  const submit = useSiteWrite(submitAct);
  return (
    <ActDialog
      act={submit}
      sent={{ id: task.id }}
      title={t('task.submit.title')}
      body={t(unsigned ? 'task.submit.body.unsigned' : 'task.submit.body')}
      confirmLabel={common('common.submit')}
      onDone={onDone}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ task, onClose, onDone, onRefused }: StepProps) {
  const t = useT(stepMessages);
  const format = useFormat();
  return (
    <CallDialog
      call="task.delete"
      request={{ id: task.id }}
      shownInPlace
      tone="danger"
      title={t('task.delete.title', { number: task.number })}
      body={t('task.delete.body', { customer: task.customerName, at: format.dateTime(task.plannedAt) })}
      confirmLabel={t('task.delete.confirm')}
      onDone={onDone}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}
