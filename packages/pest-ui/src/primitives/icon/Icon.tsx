import { styled } from 'styled-components';
import type { IconPath } from './icons';

const Drawing = styled.svg.withConfig({ displayName: 'PestIcon', componentId: 'pest-icon' })`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  /** One of the drawings of `icons.ts`: `path={plusIcon}`. */
  readonly path: IconPath;
  /** Pixels. @default 20 */
  readonly size?: number;
  readonly className?: string;
}

/** A drawing beside words; it says nothing to a screen reader. */
export function Icon({ path, size = 20, className }: IconProps) {
  return (
    <Drawing className={className} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} />
    </Drawing>
  );
}
