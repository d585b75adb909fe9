import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius, size, space } from '../../theme/tokens';
import { Grid, inset } from './Table.styles';

/** Below it rows become cards. */
const narrow = '640px';

export const Frame = styled.div.withConfig(named('DataTable'))`
  min-width: 0;
  container-type: inline-size;
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

  & tbody tr:hover:not([data-selected]) {
    background: ${color.surfaceHover};
  }
  /* The acts of a row stay in view where the columns need more room than there is. */
  & td[data-bare]:last-child:not(:first-child) {
    position: sticky;
    inset-inline-end: 0;
    background: ${color.surface};
  }
  & tbody tr:hover:not([data-selected]) > td[data-bare]:last-child {
    background: ${color.surfaceHover};
  }
  & tr[data-selected] > td[data-bare]:last-child {
    background: ${color.accentSoft};
  }
  & td a:not(:hover) {
    text-decoration: none;
  }
  & td > div {
    max-width: 360px;
    overflow: clip;
    overflow-clip-margin: 4px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
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
    & td[data-bare]:last-child:not(:first-child) {
      position: absolute;
      inset-block-start: ${space[1]};
      inset-inline-end: 0;
      background: transparent;
    }
  }
`;
