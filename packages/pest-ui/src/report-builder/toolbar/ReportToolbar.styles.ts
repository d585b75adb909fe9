import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, fontSize, layer, size, space } from '../../theme/tokens';

export const Bar = styled.div.withConfig(named('ReportBar'))`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.bar};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  background: ${color.surface};
  /* On a phone the icon of an act is enough: its words stay its name. */
  @media (max-width: 640px) {
    position: static;
    gap: ${space[1]};
    padding-inline: ${space[1]};
    & > button:has(> svg) {
      gap: 0;
      width: ${controlSize.touch};
      padding: 0;
      font-size: 0;
    }
  }
  @media print {
    display: none;
  }
`;

export const Status = styled.p.withConfig(named('ReportStatus'))`
  flex: 1;
  min-width: 96px;
  margin: 0;
  &:empty {
    min-width: 0;
  }
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

/** Acts that belong together stay on one line. */
export const Acts = styled.div.withConfig(named('ReportActs'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;
