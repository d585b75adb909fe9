import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { radius, space } from '../../theme/tokens';
import { layoutPart } from '../layout/layout-props';

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** @default 'info' */
  readonly tone?: 'info' | 'warning' | 'danger' | undefined;
}

const fills = { info: color.infoSoft, warning: color.warningSoft, danger: color.dangerSoft };
const inks = { info: color.text, warning: color.text, danger: color.danger };

/** A tinted line on the sheet: what was refused, what came back, what to know first. Say it aloud by `role`. */
export const Notice = styled.p.withConfig(layoutPart('Notice'))<NoticeProps>`
  grid-column: 1 / -1;
  margin: 0;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  background: ${({ tone = 'info' }) => fills[tone]};
  color: ${({ tone = 'info' }) => inks[tone]};
  overflow-wrap: anywhere;
`;
