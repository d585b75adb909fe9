import { forwardRef } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { searchIcon } from '../icon/icons';
import { TextInput, type TextInputProps } from '../text-input/TextInput';

/** Props of {@link SearchInput}. */
export interface SearchInputProps extends Omit<TextInputProps, 'type'> {
  /** Its name, for screen readers; `aria-label` will do as well. */
  readonly label?: string | undefined;
}

const Box = styled.span.withConfig(named('SearchInput'))`
  position: relative;
  display: block;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space[2]};
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
  & > input {
    padding-inline-start: 34px;
  }
`;

/** A search box. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { label, className, ...rest },
  ref,
) {
  return (
    <Box className={className}>
      <Icon path={searchIcon} size={18} />
      <TextInput ref={ref} aria-label={label} {...rest} type="search" />
    </Box>
  );
});
