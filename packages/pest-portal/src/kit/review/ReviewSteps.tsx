import { reviewStatus } from 'pest-sdk';
import { checkIcon, Icon, token, VisuallyHidden } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { reviewMessages } from './review.messages';

export interface ReviewStepsProps {
  readonly of: 'company' | 'customer';
  readonly status: number;
}

/** How many steps are behind, by where the review stands. */
const behind: Readonly<Record<number, number>> = {
  [reviewStatus.none]: 1,
  [reviewStatus.failed]: 1,
  [reviewStatus.waiting]: 2,
  [reviewStatus.approved]: 4,
};

/** The four steps from registering to the console. */
export function ReviewSteps({ of, status }: ReviewStepsProps) {
  const t = useT(reviewMessages);
  const done = behind[status] ?? 1;
  const labels = [t('review.step.register'), t(`review.step.${of}`), t('review.step.review'), t('review.step.open')];
  return (
    <Steps aria-label={t('review.steps')}>
      {labels.map((label, index) => {
        const failed = index === done && status === reviewStatus.failed;
        const state = failed ? 'failed' : index < done ? 'done' : index === done ? 'current' : 'ahead';
        return (
          <li key={label} data-state={state} aria-current={index === done ? 'step' : undefined}>
            <i aria-hidden="true">
              {state === 'done' ? <Icon path={checkIcon} size={12} /> : failed ? '!' : String(index + 1)}
            </i>
            {label}
            {state === 'done' && <VisuallyHidden>{t('review.step.done')}</VisuallyHidden>}
            {failed && <VisuallyHidden>{t('review.step.failed')}</VisuallyHidden>}
          </li>
        );
      })}
    </Steps>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    white-space: nowrap;
  }
  li:not(:last-child)::after {
    content: '';
    width: 32px;
    border-block-start: 1px solid ${token.color.borderStrong};
  }
  i {
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border: 1px solid ${token.color.borderStrong};
    border-radius: 50%;
    background: ${token.color.surfaceRaised};
    font-style: normal;
    font-size: 12px;
    font-weight: ${token.fontWeight.semibold};
  }
  [aria-current] {
    color: ${token.color.text};
    font-weight: ${token.fontWeight.semibold};
  }
  [data-state='done'] > i,
  [data-state='current'] > i {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
  [data-state='failed'] > i {
    border-color: ${token.color.danger};
    background: ${token.color.danger};
    color: ${token.color.surfaceRaised};
  }
  @media (max-width: 767px) {
    gap: 5px;
    font-size: 12px;

    li {
      gap: 5px;
    }
    li:not(:last-child)::after {
      width: 6px;
    }
    i {
      width: 20px;
      height: 20px;
    }
  }
`;
