import { forwardRef, type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { ChoiceLabel, ChoiceWords } from './choice';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  readonly help?: ReactNode | undefined;
  /** Some but not all of what the box stands for. */
  readonly indeterminate?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
}

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
    <ChoiceLabel className={className}>
      <input
        ref={hold}
        type="checkbox"
        aria-describedby={help ? id : undefined}
        {...rest}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <ChoiceWords label={label} help={help} helpId={id} />}
    </ChoiceLabel>
  );
});
