import { reviewStatus } from 'pest-sdk';
import { alertIcon, checkIcon, DescriptionList, Icon, infoIcon, Row, token } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { PublicCard } from '../page/PublicPage';
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
  [reviewStatus.waiting]: { icon: infoIcon, title: 'review.waiting', look: 'waiting' },
  [reviewStatus.approved]: { icon: checkIcon, title: 'review.approved', look: 'approved' },
  [reviewStatus.failed]: { icon: alertIcon, title: 'review.failed', look: 'failed' },
} as const;

/** Where the review stands, in place of the form. */
export function ReviewState({ status, text, facts, children }: ReviewStateProps) {
  const t = useT(reviewMessages);
  const known = Object.entries(looks).find(([of]) => Number(of) === status)?.[1] ?? looks[reviewStatus.waiting];
  return (
    <State>
      <Mark data-look={known.look} aria-hidden="true">
        <Icon path={known.icon} size={20} />
      </Mark>
      <h2>{t(known.title)}</h2>
      <p>{text}</p>
      <DescriptionList
        layout="rows"
        items={facts.filter(([, fact]) => fact !== '').map(([term, description]) => ({ term, description }))}
      />
      <Row gap={2}>{children}</Row>
    </State>
  );
}

const State = styled(PublicCard)`
  display: grid;
  gap: ${token.space[4]};
  max-width: 560px;

  && > h2 {
    margin: 0;
  }
  p {
    margin: 0;
    color: ${token.color.textMuted};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${token.color.infoSoft};
  color: ${token.color.info};

  &[data-look='approved'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
  }
  &[data-look='failed'] {
    background: ${token.color.dangerSoft};
    color: ${token.color.danger};
  }
`;
