import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import type { IconPath } from '../icon/icons';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** @default 'md' */
  readonly size?: ButtonSize;
  readonly icon?: IconPath;
  /** Work is under way: the button stays focusable and does nothing. */
  readonly loading?: boolean;
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    border-color: transparent;
    background: ${token.color.accent};
    color: ${token.color.accentText};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${token.color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${token.color.borderStrong};
    background: ${token.color.surfaceRaised};
    color: ${token.color.text};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${token.color.surfaceSunken};
    }
  `,
  ghost: css`
    border-color: transparent;
    background: transparent;
    color: ${token.color.accent};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${token.color.accentSoft};
    }
  `,
  danger: css`
    border-color: transparent;
    background: ${token.color.danger};
    color: ${token.color.dangerText};
    &:hover:not([aria-disabled='true'], :disabled) {
      filter: brightness(0.92);
    }
  `,
};

/** The look of a button, for links that act as one. */
export const buttonStyles = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-height: ${({ $size }) => ($size === 'sm' ? '28px' : '36px')};
  padding: 0 ${({ $size }) => ($size === 'sm' ? token.space[2] : token.space[4])};
  border: 1px solid;
  border-radius: ${token.radius.md};
  font-family: inherit;
  font-size: ${({ $size }) => ($size === 'sm' ? token.fontSize.sm : token.fontSize.md)};
  font-weight: ${token.fontWeight.medium};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
  @media (pointer: coarse) {
    min-height: ${({ $size }) => ($size === 'sm' ? '36px' : '44px')};
  }
  ${({ $variant }) => variants[$variant]}
`;

const Element = styled.button.withConfig({ displayName: 'PestButton', componentId: 'pest-button' })<{
  $variant: ButtonVariant;
  $size: ButtonSize;
}>`
  ${buttonStyles}
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
      $variant={variant}
      $size={size}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {icon && <Icon path={icon} size={size === 'sm' ? 16 : 18} />}
      {children}
    </Element>
  );
});
