import { forwardRef, Suspense } from 'react';
import { styled } from 'styled-components';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { controlStyles } from '../control/control-styles';
import { fetched } from '../fetched/fetched';
import type { SelectProps } from './Select.types';

const Box = styled.select.withConfig(named('Select'))`
  ${controlStyles}
  padding-inline-end: ${space[2]};
  cursor: pointer;
  text-overflow: ellipsis;
`;

/** More than these are searched: nobody scrolls through them, and a browser takes long to lay them out. */
const manyOptions = 60;

/** Fetched where a list is that long. */
const SearchSelect = /* @__PURE__ */ fetched(() => import('./SearchSelect'), 'default');

/**
 * The platform's own select, right on a phone and to a screen reader; where there are too many options for it, a box to
 * search them by typing. That one has no `ref`, and of the select's attributes its names, title, states, looks and `onBlur`.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, placeholder, onChange, ...rest } = props;
  const isLong = options.length > manyOptions;
  const offered = options.filter(({ value }) => !isLong || value === rest.value);
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
