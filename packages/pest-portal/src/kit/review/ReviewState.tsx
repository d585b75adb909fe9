import { reviewStatus } from 'pest-sdk';
import { alertIcon, DescriptionList, type DescriptionListProps, infoIcon, Row, StatusDot, token } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { PublicCard, PublicColumns } from '../page/PublicPage';
import { StateCard } from '../page/StateCard';
import { reviewMessages } from './review.messages';

export interface ReviewStateProps {
  readonly status: number;
  /** What it means, in a sentence. */
  readonly text: string;
  readonly facts: readonly (readonly [string, string])[];
  /** What can be done now: the first one is what most do. */
  readonly children: ReactNode;
}

const looks = {
  waiting: { icon: infoIcon, title: 'review.waiting', look: 'waiting' },
  failed: { icon: alertIcon, title: 'review.failed', look: 'failed' },
} as const;

/** Where the review stands, in place of the form. */
export function ReviewState({ status, text, facts, children }: ReviewStateProps) {
  const t = useT(reviewMessages);
  const { icon, title, look } = status === reviewStatus.failed ? looks.failed : looks.waiting;
  return (
    <StateCard icon={icon} look={look}>
      <h2>{t(title)}</h2>
      <p>{text}</p>
      <DescriptionList layout="rows" items={given(facts)} />
      <Row gap={2}>{children}</Row>
    </StateCard>
  );
}

export interface ApprovedRecordProps extends Pick<ReviewStateProps, 'facts' | 'children'> {
  readonly name: string;
  /** What there is to know beside it, such as newer details under review. */
  readonly text: string;
  /** Where its picture is. */
  readonly logo?: string | null | undefined;
  readonly papers: DescriptionListProps['items'];
}

/** What was approved, as others know it, and its papers beside it. */
export function ApprovedRecord({ name, logo, text, facts, papers, children }: ApprovedRecordProps) {
  const t = useT(reviewMessages);
  return (
    <PublicColumns>
      <Approved>
        <header>
          {logo && <img src={logo} alt="" height={40} />}
          <h2>{name}</h2>
          <StatusDot tone="success">{t('review.approved')}</StatusDot>
        </header>
        <p>{text}</p>
        <DescriptionList items={given(facts)} />
        <Row gap={2}>{children}</Row>
      </Approved>
      <PublicCard>
        <h2>{t('review.papers')}</h2>
        <DescriptionList layout="rows" items={papers} />
      </PublicCard>
    </PublicColumns>
  );
}

function given(facts: ReviewStateProps['facts']): DescriptionListProps['items'] {
  return facts.filter(([, fact]) => fact !== '').map(([term, description]) => ({ term, description }));
}

const Approved = styled(PublicCard)`
  display: grid;
  gap: ${token.space[5]};

  && h2 {
    margin: 0;
  }
  p {
    margin: 0;
    color: ${token.color.textMuted};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[4]};
  }
  h2 {
    overflow-wrap: anywhere;
    font-size: ${token.fontSize.xl};
  }
`;
