import type { TaskDetails } from 'pest-sdk';
import {
  alertIcon,
  checkIcon,
  closeIcon,
  historyIcon,
  Icon,
  Panel,
  Stack,
  Text,
  token,
  useFormat,
  VisuallyHidden,
} from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import type { OpenStep } from '../steps/TaskStepDialog';
import { Decision } from './Decision';
import { Outcome } from './Outcome';
import { reviewMessages } from './review.messages';
import { isBlocked, type ReviewCheck, reviewChecks } from './review-checks';
import type { Evidence } from './review-evidence';
import { useVerdict } from './useVerdict';

const icons = { ok: checkIcon, note: historyIcon, warning: alertIcon, danger: closeIcon } as const;

export interface ReviewPanelProps {
  readonly evidence: Evidence;
  readonly onRefused: (step: OpenStep) => void;
}

/** What the evidence comes to, and the decision; it stays in sight while the evidence scrolls. */
export function ReviewPanel({ evidence, onRefused }: ReviewPanelProps) {
  const t = useT(reviewMessages);
  const id = useId();
  const { task } = evidence;
  const verdict = useVerdict(task, onRefused);
  const waits = isWaiting(task);
  const checks = reviewChecks(evidence);
  return (
    <Sticky as="aside" aria-labelledby={id}>
      <Stack>
        <div>
          <Text as="h2" id={id} size="md" weight="semibold">
            {t('review.title')}
          </Text>
          {waits && <Told task={task} />}
        </div>
        <Checks aria-label={t('review.checks')}>
          {checks.map((check) => (
            <li key={check.id} data-tone={check.tone}>
              <Icon path={icons[check.tone]} size={16} />
              <span>
                <VisuallyHidden>{t(`review.tone.${check.tone}`)} </VisuallyHidden>
                <CheckWords check={check} />
              </span>
            </li>
          ))}
        </Checks>
        {waits ? (
          <Decision task={task} blocked={isBlocked(evidence)} verdict={verdict} />
        ) : (
          <Outcome task={task} verdict={verdict} />
        )}
      </Stack>
    </Sticky>
  );
}

function isWaiting({ state }: TaskDetails): boolean {
  return state === 'submitted' || state === 'pendingReview';
}

function Told({ task }: { readonly task: TaskDetails }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  if (task.staff.length === 0) return null;
  return (
    <Text as="p" size="sm" tone="muted">
      {t('review.told', { staff: format.list(task.staff.map(({ name }) => name)) })}
    </Text>
  );
}

function CheckWords({ check }: { readonly check: ReviewCheck }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  switch (check.id) {
    case 'devices':
      return t('review.check.devices', { checked: check.checked, due: check.due });
    case 'routine':
    case 'signed':
    case 'unsigned':
    case 'signatureOutdated':
      return t(`review.check.${check.id}`);
    case 'absent':
      return t('review.check.absent', { reason: check.reason });
    case 'unexplained':
    case 'notChecked':
    case 'rodent':
    case 'suppliesMissing':
      return t(`review.check.${check.id}`, { count: check.count });
    case 'changed':
    case 'corrected':
    case 'chemicals':
      return check.count === 0
        ? t(`review.check.${check.id}`)
        : t(`review.check.${check.id}.some`, { count: check.count });
    case 'late':
      return t('review.check.late', { count: check.count, at: format.dateTime(check.receivedAt) });
    case 'risks':
      if (check.count === 0) return t('review.check.risks');
      return check.due === null
        ? t('review.check.risks.some', { count: check.count })
        : t('review.check.risks.due', { count: check.count, day: format.day(check.due) });
  }
}

const Sticky = styled(Panel)`
  position: sticky;
  top: calc(${token.size.bar} + ${token.space[4]});
  max-height: calc(100vh - ${token.size.bar} - ${token.space[8]});
  overflow-y: auto;

  p {
    margin: 0;
  }
  @container (max-width: 760px) {
    position: static;
    max-height: none;
  }
  /* What is fixed to the foot of a phone covers nothing. */
  @media (max-width: 640px) {
    &:has(button[type='submit']) {
      margin-block-end: 220px;
    }
    &:has([data-decision]) {
      margin-block-end: 64px;
    }
  }
`;

const Checks = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding-block: ${token.space[3]};
  padding-inline: 0;
  border-block: 1px solid ${token.color.borderSoft};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: ${token.space[2]};
    align-items: start;
  }
  svg {
    margin-block-start: 2px;
    color: ${token.color.success};
  }
  [data-tone='warning'] svg {
    color: ${token.color.warning};
  }
  [data-tone='danger'],
  [data-tone='danger'] svg {
    color: ${token.color.danger};
  }
`;
