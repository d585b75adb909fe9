import { keyframes, styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, radius, size, space } from '../../theme/tokens';
import { cellWidths } from './cell-widths';
import { sideShade } from './side-shade';
import { Grid, inset } from './Table.styles';

/** Below it rows become cards. */
const narrow = '640px';

const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;
const travel = keyframes`from { background-position: -100vw 0 } to { background-position: 100vw 0 }`;

export const Frame = styled.div.withConfig(named('DataTable'))`
  position: relative;
  min-width: 0;
  container-type: inline-size;
  & > [data-sheet] {
    ${sideShade}
  }
  /* New rows are being asked for while the old ones stay: a line under the toolbar, once it takes a moment. */
  &[data-loading]::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${size.bar} - 2px);
    inset-inline: calc(-1 * ${inset});
    height: 2px;
    z-index: 1;
    background: linear-gradient(90deg, transparent, ${color.accent}, transparent);
    animation:
      ${appear} 1ms 300ms backwards,
      ${travel} 1.2s linear infinite;
  }
  @media (pointer: coarse) {
    &[data-loading]::after {
      inset-block-start: calc(${size.bar} + 2px);
    }
  }
  &[data-loading]:not(:has(> [data-pest='toolbar']))::after {
    inset-block-start: 0;
  }
`;

/** The act that is due, and the menu, which shows itself where it is looked for. */
export const Acts = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  @media (hover: hover) {
    tr:not(:hover, :focus-within) & > [aria-haspopup='menu'][aria-expanded='false'] {
      opacity: 0;
    }
  }
`;

export const GroupCount = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
`;

export const GroupHead = styled.h2`
  margin: ${space[3]} 0 ${space[2]};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`;

export const CardList = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[2]} 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    min-width: 0;
  }
  /* Beside the menu there is a box in the corner. */
  & > li:has(> div > label) {
    --_pest-card-corner: 84px;
  }
  & > li:has(> div:empty) {
    --_pest-card-corner: 0px;
  }
`;

/** In the card's upper corner. */
export const CardPick = styled.div`
  --pest-size-touch-small: 48px;
  position: absolute;
  inset: 0 0 auto auto;
  display: flex;
  align-items: center;
  /* The box stands as far from the edge as the card's words, and what can be pressed reaches to it. */
  & > label {
    justify-content: center;
    min-width: 48px;
  }
`;

export const Choices = styled.div.withConfig(named('TableChoices'))`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
`;

/** Rows of one line and equal height; what is cut off is in the tooltip. */
export const List = styled(Grid).withConfig(named('List'))`
  & th,
  & td {
    padding-block: 0;
    vertical-align: middle;
  }
  & td {
    height: ${size.row};
  }
  & [data-bare] label {
    align-items: center;
    vertical-align: middle;
  }
  & [data-bare] label > input {
    margin: 0;
  }

  & tbody tr:hover:not([data-selected]) {
    background: ${color.surfaceHover};
  }
  /* The acts of a row stay in view where the columns need more room than there is. */
  & :is(td, thead th)[data-bare]:last-child:not(:first-child) {
    position: sticky;
    inset-inline-end: 0;
    background: ${color.surface};
  }
  & thead th {
    z-index: 1;
  }
  & thead th[data-bare]:last-child:not(:first-child) {
    z-index: 2;
  }
  & tr[data-opens] {
    cursor: pointer;
  }
  & td[data-opens] a {
    font-weight: ${fontWeight.medium};
  }
  & tr[data-heading] > th {
    height: ${size['row-group']};
    padding-block: 0;
    background: ${color.surfaceSunken};
    font-weight: ${fontWeight.semibold};
  }
  /* A row tells where the keyboard stands, not only its link. */
  & tbody tr:has([data-opens] :focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & tbody tr:hover:not([data-selected]) > td[data-bare]:last-child {
    background: ${color.surfaceHover};
  }
  & tr[data-selected] > td[data-bare]:last-child {
    background: ${color.accentSoft};
  }
  /* One look for all that leads on: ink, until it is pointed at. */
  & td a:not(:hover) {
    color: inherit;
    text-decoration: none;
  }
  ${cellWidths}
  @container (max-width: ${narrow}) {
    & thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[1]} ${space[4]};
      padding-inline: ${inset};
    }
    & thead th {
      height: auto;
      padding: 0;
      border: 0;
    }
    & thead th:not(:has(button, input)) {
      display: none;
    }
    &,
    & thead,
    & tbody,
    & tr,
    & td {
      display: block;
    }
    & tr[data-heading] > th {
      display: block;
      height: auto;
      padding: ${space[2]} 0;
      border: 0;
      background: none;
    }
    && tbody tr[data-heading] {
      margin-block-end: 0;
      padding: 0;
      border: 0;
      background: none;
    }
    & tbody tr {
      position: relative;
      margin: 0 ${inset} ${space[2]};
      padding: ${space[2]} 0;
      border: 1px solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surfaceRaised};
    }
    && tbody td {
      display: grid;
      grid-template-columns: 40% minmax(0, 1fr);
      gap: ${space[2]};
      height: auto;
      padding: 2px ${space[3]};
      border: 0;
      text-align: start;
    }
    & td[data-label]::before {
      content: attr(data-label);
      color: ${color.textMuted};
    }
    & td > div {
      max-width: none;
      white-space: normal;
    }
    && tbody td[data-bare] {
      display: block;
    }
    && tbody td[data-bare]:last-child:not(:first-child) {
      position: absolute;
      inset-block-start: ${space[1]};
      inset-inline-end: 0;
      background: transparent;
    }
  }
`;
