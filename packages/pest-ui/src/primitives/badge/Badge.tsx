import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, radius, space } from '../../theme/tokens';

/** What a state asks of people: amber (`warning`) and red (`danger`) only where somebody has to act. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const fills: Record<Tone, string> = {
  neutral: color.surfaceSunken,
  success: color.successSoft,
  warning: color.warningSoft,
  danger: color.dangerSoft,
  info: color.infoSoft,
};
const inks: Record<Tone, string> = {
  neutral: color.textMuted,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
  info: color.info,
};

const Pill = styled.span.withConfig(named('Badge'))<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 20px;
  padding: 0 6px;
  border-radius: ${radius.sm};
  background: ${({ $tone }) => fills[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
`;

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** @default 'neutral' */
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}

/** A grade or a kind in a word, which does not change by itself; a state is a `StatusDot`. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <Pill $tone={tone} data-tone={tone}>
      {children}
    </Pill>
  );
}
