import { Icon, type IconPath, token } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PublicCard } from './PublicPage';

export interface StateCardProps {
  readonly icon: IconPath;
  readonly look: 'waiting' | 'due' | 'approved' | 'failed' | 'closed';
  /** What the sign stands for, in words; then what can be done. */
  readonly children: ReactNode;
  readonly 'aria-labelledby'?: string | undefined;
}

/** Where something stands, under a sign of its own. */
export function StateCard({ icon, look, children, ...card }: StateCardProps) {
  return (
    <Card {...card}>
      <Mark data-look={look} aria-hidden="true">
        <Icon path={icon} size={20} />
      </Mark>
      {children}
    </Card>
  );
}

const Card = styled(PublicCard)`
  display: grid;
  gap: ${token.space[4]};
  max-width: 560px;

  && > :is(h2, p, dl) {
    margin: 0;
  }
  :where(&) > p {
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

  &[data-look='due'] {
    background: ${token.color.warningSoft};
    color: ${token.color.warning};
  }
  &[data-look='approved'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
  }
  &[data-look='failed'] {
    background: ${token.color.dangerSoft};
    color: ${token.color.danger};
  }
  &[data-look='closed'] {
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
  }
`;
