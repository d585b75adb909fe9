import type { CSSProperties } from 'react';
import type { IconPath } from './icons';

/** Props of {@link Icon}. */
export interface IconProps {
  /** One of the drawings of `icons.ts`: `path={plusIcon}`. */
  readonly path: IconPath;
  /** Pixels. @default 20 */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

const rigid: CSSProperties = { flex: 'none' };

/** A drawing beside words; it says nothing to a screen reader. */
export function Icon({ path, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      style={rigid}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
