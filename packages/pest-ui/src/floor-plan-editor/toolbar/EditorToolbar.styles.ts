import { styled } from 'styled-components';
import { oneRow } from '../../floor-plan/one-row';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { narrow } from '../FloorPlanEditor.styles';

export const Bar = styled.div.withConfig(named('FloorPlanBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  [data-fill] & {
    min-height: 48px;
    margin: 0;
    padding: ${space[1]} ${space[3]};
    border-block-end: 1px solid ${color.border};
    @container (max-width: ${narrow}px) {
      ${oneRow}
    }
  }
  [data-part='end'] {
    display: flex;
    flex-wrap: inherit;
    gap: ${space[2]};
    margin-inline-start: auto;
  }
`;

export const PlanChoiceBox = styled.div.withConfig(named('FloorPlanChoice'))`
  --_pest-field-height: 32px;
  flex: 0 1 220px;
  min-width: 140px;
`;
