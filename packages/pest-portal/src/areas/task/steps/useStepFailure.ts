import type { TaskSummary } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { describeWriteFailure } from '../../../base/failure-words';
import { type TaskRefusal, taskRefusalOf } from './refusal';

/** Says why a step failed: refusals with help of their own go to `onRefused`, any other failure is a notice. */
export function useStepFailure(onRefused: (task: TaskSummary, refusal: TaskRefusal) => void) {
  const { toast } = useToast();
  return (task: TaskSummary, thrown: unknown) => {
    const refusal = taskRefusalOf(thrown);
    const message = describeWriteFailure(thrown);
    if (refusal) onRefused(task, refusal);
    else if (message !== null) toast({ tone: 'danger', message });
  };
}
