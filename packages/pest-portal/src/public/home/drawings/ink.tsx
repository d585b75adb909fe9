import type { ReactNode } from 'react';

/** What is drawn is paper: its colours are the same in light and dark. */
export const ink = {
  text: '#1d211f',
  muted: '#59605c',
  line: '#e0deda',
  edge: '#868c88',
  accent: '#0b6b4b',
  accentSoft: '#e4f1eb',
  warning: '#8a4b00',
  warningSoft: '#fdf1dd',
  danger: '#b3261e',
  dangerSoft: '#fbe9e7',
  sunken: '#f5f4f1',
  phone: '#14201b',
} as const;

interface SayProps {
  readonly x: number;
  readonly y: number;
  /** @default 13 */
  readonly size?: number;
  readonly color?: string;
  readonly strong?: boolean;
  readonly at?: 'middle' | 'end';
  readonly children: ReactNode;
}

/** Text in a drawing; it can be selected, searched for and read aloud. */
export function Say({ x, y, size = 13, color, strong, at, children }: SayProps) {
  return (
    <text x={x} y={y} fontSize={size} fill={color ?? ink.text} fontWeight={strong ? 600 : undefined} textAnchor={at}>
      {children}
    </text>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round?: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

export function Box({ round, fill = '#fff', ...box }: BoxProps) {
  return <rect {...box} rx={round} fill={fill} />;
}

interface ColumnsProps {
  readonly heights: readonly number[];
  readonly left: number;
  readonly step: number;
  readonly width: number;
  /** Where they stand. */
  readonly floor: number;
  /** What is above this height is over the threshold. */
  readonly limit: number;
}

/** Columns of a chart; the part above the threshold in the colour of what is over a limit. */
export function ChartColumns({ heights, left, step, width, floor, limit }: ColumnsProps) {
  const over = heights.flatMap((height, at) => (height > limit ? [{ at, height: height - limit }] : []));
  return (
    <>
      <path
        fill={ink.accent}
        d={heights.map((height, at) => bar(left + at * step, width, floor, Math.min(height, limit))).join('')}
      />
      <path
        fill={ink.danger}
        d={over.map(({ at, height }) => bar(left + at * step, width, floor - limit, height)).join('')}
      />
    </>
  );
}

function bar(x: number, width: number, floor: number, height: number): string {
  return `M${x} ${floor}v${-height}h${width}v${height}z`;
}
