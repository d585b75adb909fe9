import { forwardRef, lazy, type SelectHTMLAttributes, Suspense } from 'react';
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

/** More than these are searched: nobody scrolls through them, and a browser takes long to lay them out. */
const manyOptions = 60;

/** Fetched where a list is that long. */
const SearchSelect = /* @__PURE__ */ lazy(async () => ({ default: (await import('./SearchSelect')).SearchSelect }));

/**
 * The platform's own select, right on a phone and to a screen reader; where there are too many options for it, a box to
 * search them by typing. That one has no `ref`, and of the select's attributes its names, states and looks.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, placeholder, onChange, ...rest } = props;
  const isLong = options.length > manyOptions;
  const offered = isLong ? options.filter(({ value }) => value === rest.value) : options;
  const native = (
    <Box ref={ref} {...rest} onChange={(event) => onChange?.(event.target.value)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {offered.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </Box>
  );
  if (!isLong) return native;
  return (
    <Suspense fallback={native}>
      <SearchSelect {...props} />
    </Suspense>
  );
});
