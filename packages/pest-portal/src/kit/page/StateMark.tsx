import { Icon, type IconPath, token } from 'pest-ui';
import { styled } from 'styled-components';

export interface StateMarkProps {
  readonly icon: IconPath;
  /** @default 'waiting' */
  readonly look?: 'waiting' | 'due' | 'approved' | 'failed' | 'closed' | undefined;
}

/** The round sign above where something stands; the words beside it say the same. */
export function StateMark({ icon, look = 'waiting' }: StateMarkProps) {
  return (
    <Mark data-look={look} aria-hidden="true">
      <Icon path={icon} size={20} />
    </Mark>
  );
}

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
