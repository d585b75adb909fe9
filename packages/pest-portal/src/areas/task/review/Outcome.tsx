import { useQuery } from '@tanstack/react-query';
import type { TaskDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, Stack, Text, token, useFormat } from 'pest-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { Link, taskLinks, useNavigate } from '../../../base/links';
import { SettledButton } from '../../../base/SettledButton';
import { useCan } from '../../../base/session';
import { useSettled } from '../../../base/useSettled';
import { mayOpenReport } from '../steps/task-steps';
import { reviewMessages } from './review.messages';
import { askReviewQueue, placeIn } from './review-queue';
import type { Verdict } from './useVerdict';

export interface OutcomeProps {
  readonly task: TaskDetails;
  readonly verdict: Verdict;
}

/** What was decided, and what comes after it: the report, and the next service that waits. */
export function Outcome({ task, verdict }: OutcomeProps) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const head = useFocusOnce(verdict.decided);
  const passed = task.state === 'reviewed';
  return (
    <Stack>
      <Said ref={head} tabIndex={-1}>
        <strong>{t(passed ? 'review.done' : 'review.returned')}</strong>{' '}
        {passed && task.reviewed && (
          <Text size="sm" tone="muted">
            {format.parts([task.reviewed.accountName, format.dateTime(task.reviewed.at)])}
          </Text>
        )}
        {!passed && task.returnReason && <p>{t('review.returned.reason', { reason: task.returnReason })}</p>}
      </Said>
      {passed && <Report task={task} verdict={verdict} />}
      <Next task={task} />
    </Stack>
  );
}

function Report({ task, verdict }: OutcomeProps) {
  const t = useT(reviewMessages);
  const can = useCan();
  const navigate = useNavigate();
  const { reportId } = task;
  if (reportId !== null) {
    return mayOpenReport(task, can) ? (
      <Button onClick={() => navigate(taskLinks.report(reportId))}>{t('review.openReport')}</Button>
    ) : null;
  }
  if (task.reportState !== 'notGenerated' || !can(rights.taskGenerateReport)) return null;
  return (
    <Button loading={verdict.reporting} onClick={() => void verdict.makeReport()}>
      {t('review.makeReport')}
    </Button>
  );
}

/** The oldest of the others that wait. */
function Next({ task }: { readonly task: TaskDetails }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const settled = useSettled(task.id);
  const { data } = useQuery(askReviewQueue());
  if (!data) return null;
  const { next } = placeIn(data.items, task.id);
  if (!next) return <Text tone="muted">{t('review.queue.empty')}</Text>;
  return (
    <Stack gap={1}>
      <SettledButton settled={settled} variant="primary" onClick={() => navigate(taskLinks.review(next.id))}>
        {t('review.next')}
      </SettledButton>
      <Link to={taskLinks.review(next.id)}>
        {t('review.next.what', { customer: next.customerName, at: format.dateTime(next.plannedAt) })}
      </Link>
    </Stack>
  );
}

/** The buttons that were pressed are gone: the focus goes to what they did. */
function useFocusOnce(decided: boolean) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (decided) head.current?.focus();
  }, [decided]);
  return head;
}

const Said = styled.div`
  outline: none;

  p {
    margin: ${token.space[1]} 0 0;
  }
`;
