import type { TaskSummary } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { useRef } from 'react';
import { useT } from '../../../base/i18n';
import { useSiteWrite } from '../../../offline/outbox/useSiteWrite';
import { checkInAct } from './site-acts';
import { stepMessages } from './step.messages';
import type { OpenStep } from './TaskStepDialog';
import { useStepFailure } from './useStepFailure';

export interface CheckIn {
  readonly of: (task: TaskSummary) => void;
  readonly isPending: boolean;
}

/** Arrival at a site, in one tap: whoever stands there has nothing to weigh. A refusal opens with its way out. */
export function useCheckIn(openStep: (step: OpenStep) => void, onDone?: (task: TaskSummary) => void): CheckIn {
  const t = useT(stepMessages);
  const { toast } = useToast();
  const checkIn = useSiteWrite(checkInAct);
  const underWay = useRef(false);
  const failed = useStepFailure((task, refusal) => openStep({ kind: 'refused', task, refusal }));
  return {
    isPending: checkIn.isPending,
    of: (task) => {
      if (underWay.current) return;
      underWay.current = true;
      checkIn.mutate(task.id, {
        onSuccess: (became) => {
          toast({
            tone: 'success',
            message: t(became === 'kept' ? 'task.done.checkedIn.kept' : 'task.done.checkedIn'),
          });
          onDone?.(task);
        },
        onError: (thrown) => failed(task, thrown),
        onSettled: () => {
          underWay.current = false;
        },
      });
    },
  };
}
