import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

const Bar = styled.span.withConfig({ displayName: 'PestSkeleton', componentId: 'pest-skeleton' })`
  display: block;
  border-radius: ${token.radius.sm};
  background: ${token.color.disabledSurface};
`;

export interface SkeletonProps {
  /** CSS length. @default '100%' */
  readonly width?: string;
  /** CSS length. @default '16px' */
  readonly height?: string;
}

/** Where something is about to be, in its size, so that nothing jumps. */
export function Skeleton({ width = '100%', height = '16px' }: SkeletonProps) {
  return <Bar aria-hidden="true" style={{ width, height }} />;
}
