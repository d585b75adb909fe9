import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const fills: Record<Tone, string> = {
  neutral: token.color.surfaceSunken,
  success: token.color.successSoft,
  warning: token.color.warningSoft,
  danger: token.color.dangerSoft,
  info: token.color.infoSoft,
};
const inks: Record<Tone, string> = {
  neutral: token.color.textMuted,
  success: token.color.success,
  warning: token.color.warning,
  danger: token.color.danger,
  info: token.color.info,
};

const Pill = styled.span.withConfig({ displayName: 'PestBadge', componentId: 'pest-badge' })<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 20px;
  padding: 0 6px;
  border-radius: ${token.radius.sm};
  background: ${({ $tone }) => fills[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.fontWeight.medium};
  white-space: nowrap;
`;

export interface BadgeProps {
  /** @default 'neutral' */
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A state in words; the tone only underlines it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <Pill $tone={tone} data-tone={tone}>
      {children}
    </Pill>
  );
}
