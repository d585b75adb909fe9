import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius, space } from '../../theme/tokens';

/** Props of {@link Meter}. */
export interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** Said behind the bar: "12/34". */
  readonly label: string;
}

/** How much of something is done: a short bar with its figures, which say it all. */
export function Meter({ value, max, label }: MeterProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <Line>
      <Bar aria-hidden="true" data-bar>
        <i style={{ width: `${share * 100}%` }} />
      </Bar>
      <span>{label}</span>
    </Line>
  );
}

const Line = styled.span.withConfig(named('Meter'))`
  display: inline-flex;
  align-items: center;
  vertical-align: top;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  width: 56px;
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.border};
  overflow: hidden;
  & > i {
    display: block;
    height: 100%;
    background: ${color.accent};
  }
`;
