import { forwardRef, type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  readonly help?: ReactNode;
  /** Some but not all of what the box stands for. */
  readonly indeterminate?: boolean;
  readonly onChange?: (checked: boolean) => void;
}

const Row = styled.label.withConfig({ displayName: 'PestCheckbox', componentId: 'pest-checkbox' })`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-height: 24px;
  cursor: pointer;
  & input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 1px 0 0;
    accent-color: ${token.color.accent};
  }
  & input:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
`;

const Help = styled.span`
  display: block;
  font-size: ${token.fontSize.xs};
  color: ${token.color.textMuted};
`;

/** A native checkbox with its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hideLabel = false, help, indeterminate = false, onChange, className, ...rest },
  ref,
) {
  const id = useId();
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const hold = (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <Row className={className}>
      <input
        ref={hold}
        type="checkbox"
        aria-describedby={help ? id : undefined}
        {...rest}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span>
          {label}
          {help && <Help id={id}>{help}</Help>}
        </span>
      )}
    </Row>
  );
});
