import { styled } from 'styled-components';
import { Panel as Box } from '../primitives/layout/Panel';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, fontWeight, space } from '../theme/tokens';

/** Bar, then outline, paper and panel side by side; narrower, the outline folds and the panel follows the paper. */
export const Desk = styled.div.withConfig(named('ReportDesk'))`
  container-type: inline-size;
  min-width: 0;
`;

export const Columns = styled.div.withConfig(named('ReportColumns'))`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr) 304px;
  align-items: start;
  border: 1px solid ${color.border};
  border-top: 0;
  @container (max-width: 1120px) {
    grid-template-columns: minmax(0, 1fr) 304px;
  }
  @container (max-width: 820px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    border: 0;
  }
`;

export const Notes = styled.div.withConfig(named('ReportNotes'))`
  display: grid;
  gap: 1px;
  border: 1px solid ${color.border};
  border-top: 0;
  &:empty {
    display: none;
  }
  & > p {
    border-radius: 0;
  }
  @media print {
    display: none;
  }
`;

export const Aside = styled.aside.withConfig(named('ReportAside'))`
  display: grid;
  min-width: 0;
  @media print {
    display: none;
  }
`;

export const Panel = styled(Box).withConfig(named('ReportPanel'))`
  display: grid;
  gap: ${space[3]};
  border-width: 0 0 1px;
  border-radius: 0;
  background: ${color.surface};
  & > h2 {
    display: flex;
    justify-content: space-between;
    gap: ${space[2]};
    margin: 0;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
    line-height: 21px;
  }
  & > button {
    white-space: normal;
  }
  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
