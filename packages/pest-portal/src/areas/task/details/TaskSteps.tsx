import { type ProgressFacts, progressSteps, taskProgress, taskProgressWords } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useCan } from '../../../base/session';
import { detailsMessages } from './details.messages';

/** Where the service stands on its way from planned to reviewed. */
export function TaskSteps({ task }: { readonly task: ProgressFacts }) {
  const t = useT(detailsMessages);
  const mayReview = useCan()('btn_service_review');
  const steps = progressSteps(mayReview);
  const reached = steps.indexOf(taskProgress(task, mayReview));
  return (
    <Steps aria-label={t('task.steps')}>
      {steps.map((step, index) => (
        <Step key={step} data-reached={index <= reached} aria-current={index === reached ? 'step' : undefined}>
          {taskProgressWords[step][language]}
        </Step>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  position: relative;
  flex: 1 1 auto;
  padding-inline-end: ${token.space[1]};
  padding-top: ${token.space[3]};
  border-top: 3px solid ${token.color.border};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};

  @media (max-width: 640px) {
    font-size: ${token.fontSize.xs};
  }

  &[data-reached='true'] {
    border-color: ${token.color.accent};
    color: ${token.color.text};
  }

  &[aria-current='step'] {
    font-weight: ${token.fontWeight.semibold};
  }
`;
