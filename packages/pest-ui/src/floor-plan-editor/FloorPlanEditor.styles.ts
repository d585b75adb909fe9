import { styled } from 'styled-components';
import { bareButton } from '../primitives/button/bare-button';
import { Panel as Box } from '../primitives/layout/Panel';
import { PestRoot } from '../provider/PestRoot';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, fontWeight, radius, shadow, space } from '../theme/tokens';

export const Root = styled(PestRoot).withConfig(named('FloorPlanEditor'))`
  container-type: inline-size;
  min-width: 0;
`;

export const Bar = styled.div.withConfig(named('FloorPlanBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
`;
export const Paper = styled.div.withConfig(named('FloorPlanPaper'))`
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  overflow: hidden;
`;

export const Notice = styled.div.withConfig(named('FloorPlanNotice'))`
  position: absolute;
  top: ${space[2]};
  left: 50%;
  transform: translateX(-50%);
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: calc(100% - ${space[4]});
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  font-size: ${fontSize.sm};
`;

export const Panel = styled(Box).withConfig(named('FloorPlanPanel'))`
  padding: ${space[3]};
  h3 {
    margin: 0;
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  > p {
    margin: ${space[1]} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`;

export const Filters = styled.div.withConfig(named('FloorPlanFilters'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin: ${space[2]} 0;
  > :first-child {
    grid-column: 1 / -1;
  }
`;

export const Rows = styled.ul.withConfig(named('FloorPlanRows'))`
  list-style: none;
  margin: ${space[2]} calc(-1 * ${space[2]}) 0;
  padding: 0;
  max-height: 340px;
  overflow: auto;
`;

export const Entry = styled.li.withConfig(named('FloorPlanRow'))`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  content-visibility: auto;
  contain-intrinsic-size: auto 40px;
  border-radius: ${radius.sm};
  &[data-selected] {
    background: ${color.accentSoft};
  }
  &[data-tray-device] {
    cursor: grab;
    padding: 0 ${space[2]};
    user-select: none;
  }
`;

/** A row's own button: the whole row can be pressed. */
export const RowButton = styled.button.withConfig(named('FloorPlanRowButton'))`
  ${bareButton}
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  &:hover {
    background: ${color.surfaceHover};
  }
`;

export const RowText = styled.span.withConfig(named('FloorPlanRowText'))`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize.sm};
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`;

export const Places = styled.form.withConfig(named('FloorPlanPlaces'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Ask = styled.div.withConfig(named('FloorPlanAsk'))`
  margin-top: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.text};
  font-size: ${fontSize.sm};
`;

export const Findings = styled.details.withConfig(named('FloorPlanFindings'))`
  margin-top: ${space[2]};
  font-size: ${fontSize.sm};
  summary {
    cursor: pointer;
  }
  ul {
    margin: ${space[1]} 0 0;
    padding-left: ${space[5]};
    max-height: 160px;
    overflow: auto;
  }
`;
