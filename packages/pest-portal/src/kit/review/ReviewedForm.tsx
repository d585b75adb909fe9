import { formatPhone, type ReviewStep, reviewStatus } from 'pest-sdk';
import { Button, checkIcon, Icon, Row, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { FormNote } from '../form/FormNote';
import type { Form } from '../form/useForm';
import { PublicCard } from '../page/PublicPage';
import { reviewMessages } from './review.messages';
import { type Reviewed, useRenewalWords } from './useRenewalWords';

export interface ReviewedFormProps<Values extends object, Result> {
  readonly form: Form<Values, Result>;
  readonly reviewed: Reviewed;
  /** What the platform looks at. */
  readonly looks: readonly string[];
  /** Where its answer is sent to. */
  readonly phone: string;
  /** Back to where it stands, with nothing changed. */
  readonly onStop?: (() => void) | undefined;
  /** The cards with the fields. */
  readonly children: ReactNode;
}

/** What is submitted for review: fields in cards, and beside them what is looked at, the button and the history. */
export function ReviewedForm<Values extends object, Result>(props: ReviewedFormProps<Values, Result>) {
  const { form, reviewed, looks, phone, onStop, children } = props;
  const t = useT(reviewMessages);
  const renewalWords = useRenewalWords();
  const { status, history } = reviewed;
  const issues = form.issuePaths.length;
  return (
    <Whole {...form.element}>
      <Fields>
        {status === reviewStatus.failed && <Failed {...reviewed} />}
        {status === reviewStatus.approved && <Hint>{renewalWords(reviewed) ?? t('review.edit.waits')}</Hint>}
        {status === reviewStatus.waiting && <Hint>{t('review.edit.queues')}</Hint>}
        <FormNote form={form} />
        {children}
      </Fields>
      <PublicCard>
        <h2>{t('review.looks')}</h2>
        <Looks>
          {looks.map((look) => (
            <li key={look}>
              <Icon path={checkIcon} size={16} />
              {look}
            </li>
          ))}
        </Looks>
        <Told>{t('review.told', { phone: formatPhone(phone) })}</Told>
      </PublicCard>
      <Act>
        {issues > 0 && <strong role="status">{t('review.issues', { count: issues })}</strong>}
        <Row gap={2} nowrap>
          {onStop && <Button onClick={onStop}>{t('review.stop')}</Button>}
          <Button type="submit" variant="primary" loading={form.pending}>
            {t(sendWords[status] ?? 'review.sendAgain')}
          </Button>
        </Row>
      </Act>
      {history.length > 0 && <History steps={history} />}
    </Whole>
  );
}

const sendWords: Readonly<Record<number, 'review.send' | 'review.save'>> = {
  [reviewStatus.none]: 'review.send',
  [reviewStatus.approved]: 'review.save',
};

function Failed({ reason, history }: Reviewed) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const at = history.find(({ step }) => step === 'failed')?.at;
  return (
    <Failure role="status">
      <strong>{t('review.failed')}</strong>
      <span>{t('review.failed.reason', { reason })}</span>
      {at && <small>{format.dateTime(at)}</small>}
    </Failure>
  );
}

function History({ steps }: { readonly steps: readonly ReviewStep[] }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  return (
    <PublicCard>
      <h2>{t('review.history')}</h2>
      <Steps>
        {steps.map(({ step, at, reason }) => (
          <li key={at + step}>
            <span>{t(`review.history.${step}`, { reason })}</span>
            <time dateTime={at}>{format.dateTime(at)}</time>
          </li>
        ))}
      </Steps>
    </PublicCard>
  );
}

const narrow = '@media (max-width: 767px)';

/** The button stands beside the fields; on phones it sticks to the bottom of the window. */
const Whole = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  grid-template-rows: auto auto 1fr;
  gap: ${token.space[4]} ${token.space[6]};
  align-items: start;

  && > section {
    margin: 0;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${token.space[4]};
  grid-row: 1 / span 3;
  min-width: 0;

  && > section {
    margin: 0;
  }
  ${narrow} {
    grid-row: auto;

    /* What is focused is not hidden behind the button at the bottom. */
    input,
    textarea,
    button,
    a {
      scroll-margin-block: 80px;
    }
  }
`;

const Hint = styled.p`
  margin: 0;
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
`;

const Failure = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};

  strong {
    color: ${token.color.danger};
  }
  span {
    overflow-wrap: anywhere;
  }
`;

const Looks = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[2]};
  }
  svg {
    margin-block-start: 3px;
    color: ${token.color.accent};
  }
`;

const Told = styled.p`
  margin: ${token.space[3]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;

const Act = styled.div`
  display: grid;
  gap: ${token.space[2]};

  strong {
    color: ${token.color.danger};
    font-size: ${token.fontSize.sm};
  }
  [type='submit'] {
    flex: 1;
  }
  ${narrow} {
    position: sticky;
    bottom: 0;
    z-index: ${token.layer.sticky};
    order: 1;
    margin-inline: -16px;
    padding: ${token.space[3]} ${token.space[4]};
    border-block-start: 1px solid ${token.color.border};
    background: ${token.color.surface};
  }
`;

const Steps = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.fontSize.sm};

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[3]};
    padding-block: ${token.space[2]};
  }
  li + li {
    border-block-start: 1px solid ${token.color.borderSoft};
  }
  span {
    overflow-wrap: anywhere;
  }
  time {
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
