import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { control, controlSmall, medium, radiusMd, space2, space3, touch, touchSmall } from '../../theme/control';
import { named } from '../../theme/named';

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
  /** Work is under way: the button stays focusable and does nothing. */
  readonly loading?: boolean | undefined;
}

const Element = styled.button.withConfig(named('Button'))`
  --_pest-height: ${control};
  display: inline-flex;
  place-content: center;
  place-items: center;
  gap: ${space2};
  min-height: var(--_pest-height);
  padding: 0 ${space3};
  border: 1px solid transparent;
  border-radius: ${radiusMd};
  background: transparent;
  color: ${color.accent};
  font: inherit;
  font-weight: ${medium};
  white-space: nowrap;
  cursor: pointer;
  &:where([data-variant=primary]) {
    background: ${color.accent};
    color: ${color.accentText};
  }
  &:where([data-variant=secondary]) {
    background: ${color.surfaceRaised};
    color: ${color.text};
    border-color: ${color.borderControl};
  }
  &:where([data-variant=danger]) {
    background: ${color.danger};
    color: ${color.dangerText};
  }
  &:where([data-size=sm]) {
    --_pest-height: ${controlSmall};
    padding: 0 ${space2};
  }
  @media (pointer: coarse) {
    --_pest-height: ${touch};
    &:where([data-size=sm]) {
      --_pest-height: ${touchSmall};
      padding: 0 ${space3};
    }
  }
  &:hover {
    background-image: linear-gradient(#8883 0 0);
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:disabled,
  &[aria-disabled=true] {
    background-image: none;
    cursor: default;
    opacity: 0.6;
  }
`;

/** A native button. A drawing is one of its children: `<Button><Icon path={plusIcon} size={16} /> Add</Button>`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'md', loading, onClick, ...rest },
  ref,
) {
  const busy = loading || undefined;
  return (
    <Element
      ref={ref}
      type="button"
      data-variant={variant}
      data-size={size}
      aria-busy={busy}
      aria-disabled={busy}
      {...rest}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    />
  );
});
