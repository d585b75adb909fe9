import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, radius, size, space } from '../../theme/tokens';

/** Beside the paper; where there is no room, folded above it. */
export const Side = styled.nav.withConfig(named('ReportSide'))`
  position: sticky;
  top: ${size.bar};
  max-height: calc(100vh - ${size.bar});
  padding: ${space[3]} ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  @container (max-width: 1120px) {
    grid-column: 1 / -1;
    position: static;
    max-height: none;
    border-bottom: 1px solid ${color.border};
    &:not([data-open]) > :not(h2) {
      display: none;
    }
    &:not([data-open]) {
      padding-block: ${space[1]};
    }
    &:not([data-open]) > h2 {
      padding-block-end: 0;
    }
  }
  & > h2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: 0;
    padding: 0 ${space[2]} ${space[1]};
    font-size: ${fontSize.sm};
    line-height: 21px;
  }
  & > h2 > button {
    display: none;
    @container (max-width: 1120px) {
      display: inline-flex;
    }
  }
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    display: none;
  }
`;

export const OutlineRow = styled.li.withConfig(named('ReportOutlineRow'))`
  display: flex;
  align-items: center;
  min-height: 34px;
  border-radius: ${radius.md};
  background: ${color.surface};
  &:hover {
    background: ${color.surfaceHover};
  }
  &[data-hidden='true'] {
    color: ${color.disabledText};
  }
  &[data-dragging='true'] {
    position: relative;
    z-index: 1;
    background: ${color.accentSoft};
  }
  & > a {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    min-height: 34px;
    padding: 0 ${space[2]};
    border-radius: ${radius.md};
    color: inherit;
    text-decoration: none;
  }
  & > a:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & > a > span:first-child {
    flex: none;
    width: 16px;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    text-align: end;
  }
  & > a > span:nth-child(2) {
    flex: 1;
    padding-block: ${space[1]};
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  & > a > i {
    flex: none;
    height: 16px;
    color: ${color.warning};
  }
`;
