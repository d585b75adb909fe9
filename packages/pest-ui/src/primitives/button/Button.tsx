import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, fontWeight, radius, space } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import type { IconPath } from '../icon/icons';

/** Weight of a button: one `primary` per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** Height of a button. */
export type ButtonSize = 'sm' | 'md';

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** @default 'secondary' */
  readonly variant?: ButtonVariant | undefined;
  /** @default 'md' */
  readonly size?: ButtonSize | undefined;
  /** One of the drawings of `icons.ts`: `icon={plusIcon}`. */
  readonly icon?: IconPath | undefined;
  /** Work is under way: the button stays focusable and does nothing. */
  readonly loading?: boolean | undefined;
}

interface Look {
  readonly fill: string;
  readonly ink: string;
  readonly line: string;
  readonly hover: string;
}

const looks: Record<ButtonVariant, Look> = {
  primary: { fill: color.accent, ink: color.accentText, line: 'transparent', hover: color.accentHover },
  secondary: { fill: color.surfaceRaised, ink: color.text, line: color.borderControl, hover: color.surfaceHover },
  ghost: { fill: 'transparent', ink: color.accent, line: 'transparent', hover: color.accentSoft },
  danger: { fill: color.danger, ink: color.dangerText, line: 'transparent', hover: color.danger },
};

export const buttonHeights: Record<ButtonSize, readonly [pointer: string, touch: string]> = {
  sm: [controlSize['control-small'], controlSize['touch-small']],
  md: [controlSize.control, controlSize.touch],
};

const Element = styled.button.withConfig(named('Button'))<{
  $look: Look;
  $size: ButtonSize;
}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${({ $size }) => buttonHeights[$size][0]};
  padding: 0 ${({ $size }) => ($size === 'sm' ? space[2] : space[3])};
  border: 1px solid ${({ $look }) => $look.line};
  border-radius: ${radius.md};
  background: ${({ $look }) => $look.fill};
  color: ${({ $look }) => $look.ink};
  font: inherit;
  font-weight: ${fontWeight.medium};
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
  &:hover:not([aria-disabled='true'], :disabled) {
    background: ${({ $look }) => $look.hover};
  }
  @media (pointer: coarse) {
    min-height: ${({ $size }) => buttonHeights[$size][1]};
  }
`;

/** A native button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'md', icon, loading = false, onClick, children, ...rest },
  ref,
) {
  return (
    <Element
      ref={ref}
      type="button"
      $look={looks[variant]}
      $size={size}
      data-main-act={variant === 'primary' || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {icon && <Icon path={icon} size={16} />}
      {children}
    </Element>
  );
});
