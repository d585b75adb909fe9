import { useQueryClient } from '@tanstack/react-query';
import type { TaskDetails } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { useRef, useState } from 'react';
import { useT } from '../../../base/i18n';
import { askAnew, useWrite } from '../../../base/writes';
import type { OpenStep } from '../steps/TaskStepDialog';
import { useStepFailure } from '../steps/useStepFailure';
import { reviewMessages } from './review.messages';

export type Verdict = ReturnType<typeof useVerdict>;

/** Decides on a service. It outlives the buttons, which are gone as soon as the service is reviewed. */
export function useVerdict(task: TaskDetails, onRefused: (step: OpenStep) => void) {
  const t = useT(reviewMessages);
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const review = useWrite('task.review', { shownInPlace: true });
  const generate = useWrite('task.generateReport');
  const [decided, setDecided] = useState(false);
  /** From the press on: the service is seen as reviewed before its report is asked for. */
  const [reporting, setReporting] = useState(false);
  const deciding = useRef(false);
  const failed = useStepFailure((refused, refusal) => onRefused({ kind: 'refused', task: refused, refusal }));

  /** Whatever was refused, somebody else may have decided meanwhile: the page says how it stands. */
  const refuse = (thrown: unknown) => {
    failed(task, thrown);
    void askAnew(queryClient, 'task.review');
  };
  const makeReport = async () => {
    setReporting(true);
    // What fails is told by the query client, and the panel goes on offering it.
    await generate.mutateAsync({ id: task.id }).then(
      () => toast({ tone: 'success', message: t('review.done.report') }),
      () => undefined,
    );
    setReporting(false);
  };
  /** Once: the second click of a double click comes before the button knows of the first. */
  const approve = async (withReport: boolean) => {
    if (deciding.current) return;
    deciding.current = true;
    setReporting(withReport);
    try {
      await review.mutateAsync({ id: task.id, outcome: 'pass' });
    } catch (thrown) {
      deciding.current = false;
      setReporting(false);
      refuse(thrown);
      return;
    }
    setDecided(true);
    if (withReport) await makeReport();
    else toast({ tone: 'success', message: t('review.done') });
  };
  const returned = () => {
    setDecided(true);
    toast({ tone: 'success', message: t('review.returned') });
  };
  return {
    /** The reviewer has just decided, here. */
    decided,
    approving: review.isPending,
    reporting,
    approve,
    makeReport,
    sendBack: review.mutateAsync,
    returned,
    refuse,
  };
}
