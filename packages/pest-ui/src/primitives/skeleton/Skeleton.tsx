import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius } from '../../theme/tokens';

const Bar = styled.span.withConfig(named('Skeleton'))`
  display: block;
  border-radius: ${radius.sm};
  background: ${color.disabledSurface};
`;

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** CSS length. @default '100%' */
  readonly width?: string | undefined;
  /** CSS length. @default '16px' */
  readonly height?: string | undefined;
}

/** Where something is about to be, in its size, so that nothing jumps. */
export function Skeleton({ width = '100%', height = '16px' }: SkeletonProps) {
  return <Bar aria-hidden="true" style={{ width, height }} />;
}
