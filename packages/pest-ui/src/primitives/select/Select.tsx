import { forwardRef, memo, type SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { controlStyles } from '../control/control-styles';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'onChange' | 'size'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown while the value is empty; choosing it empties the value. */
  readonly placeholder?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

const Box = styled.select.withConfig(named('Select'))`
  ${controlStyles}
  padding-inline-end: ${space[2]};
  cursor: pointer;
  text-overflow: ellipsis;
`;

/** The platform's own select: right on a phone, and to a screen reader. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, onChange, ...rest },
  ref,
) {
  return (
    <Box ref={ref} {...rest} onChange={(event) => onChange?.(event.target.value)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      <Options options={options} />
    </Box>
  );
});

/** Not drawn again while they are the same: there may be thousands, beside a box that somebody types in. */
const Options = /* @__PURE__ */ memo(function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
});
