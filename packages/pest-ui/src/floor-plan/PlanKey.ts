import { styled } from 'styled-components';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, space } from '../theme/tokens';

/** What the marks on a plan mean. */
export const PlanKey = styled.ul.withConfig(named('PlanKey'))`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: ${space[2]} 0 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
`;
