import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, radius, shadow, space } from '../../theme/tokens';

/** A line that lies on the plan. */
export const Notice = styled.div.withConfig(named('FloorPlanNotice'))`
  position: absolute;
  top: ${space[2]};
  left: 50%;
  translate: -50%;
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
