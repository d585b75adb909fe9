import type { FocusEventHandler, SelectHTMLAttributes } from 'react';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'size'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown while the value is empty; choosing it empties the value. */
  readonly placeholder?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** Of the select, or of the box in its place. */
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined;
}
