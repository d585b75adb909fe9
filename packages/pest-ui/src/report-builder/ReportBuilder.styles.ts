import { styled } from 'styled-components';
import { Panel as Box } from '../primitives/layout/Panel';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, fontWeight, layer, size, space } from '../theme/tokens';

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

/** Stays in sight while the evidence scrolls; under the paper, where there is no room beside it. */
export const Aside = styled.aside.withConfig(named('ReportAside'))`
  display: grid;
  min-width: 0;
  position: sticky;
  top: ${size.bar};
  max-height: calc(100vh - ${size.bar});
  overflow: auto;
  overscroll-behavior: contain;
  @container (max-width: 820px) {
    position: static;
    max-height: none;
    overflow: visible;
  }
  @media print {
    display: none;
  }
`;

/** At the foot of the window, where the panel has no room beside the paper. */
export const Decision = styled.div.withConfig(named('ReportDecision'))`
  display: none;
  @container (max-width: 820px) {
    position: sticky;
    bottom: 0;
    z-index: ${layer.sticky};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} ${space[4]};
    border-top: 1px solid ${color.border};
    background: ${color.surface};
  }
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
