import { memo } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import {
  badgeOf,
  type DeviceBadge,
  fillOf,
  lookOf,
  type MarkLook,
  shapeLetterOffsets,
  shapePaths,
} from './device-marks';
import type { DeviceState } from './floor-plan.types';

interface DeviceMarkProps {
  readonly info: DeviceTypeInfo;
  /** What stands inside. @default the letters of the type */
  readonly text?: string | undefined;
  readonly state?: DeviceState | undefined;
  /** Not bound to a code, and so not in use. */
  readonly idle?: boolean | undefined;
  /** The guidance is not kept here. */
  readonly finding?: boolean | undefined;
}

/** A host's `#app * { font-size }` does not reach these. */
const sizes = { long: { fontSize: '12px' }, short: { fontSize: '15px' }, badge: { fontSize: '13px' } } as const;

/** A device as it is drawn on the plan: its shape says the type, its filling and its badge the state. */
export const DeviceMark = memo(function DeviceMark({
  info,
  text = info.letters,
  state = 'ok',
  idle,
  finding,
}: DeviceMarkProps) {
  const look = lookOf(info, state, idle);
  const badge = badgeOf(state, finding);
  return (
    <>
      <path data-part="outline" d={shapePaths[info.shape]} />
      <MarkShape info={info} look={look} />
      <text
        data-part="letters"
        data-look={look}
        y={shapeLetterOffsets[info.shape]}
        fill={fillOf(info)}
        style={text.length > 2 ? sizes.long : sizes.short}
      >
        {text}
      </text>
      {badge && <MarkBadge badge={badge} />}
    </>
  );
});

/** The shape of a device's type, filled as its state asks. */
export function MarkShape({ info, look }: { readonly info: DeviceTypeInfo; readonly look: MarkLook }) {
  const path = shapePaths[info.shape];
  const fill = fillOf(info);
  return (
    <>
      <path data-part="halo" d={path} />
      <path data-part="shape" data-look={look} d={path} fill={fill} stroke={fill} />
      {look === 'due' && <path data-part="hatch" d={hatch} stroke={fill} />}
    </>
  );
}

/** Lines that stay within every shape. */
const hatch = 'M-8.5 2 2-8.5M-8.5 8.5 8.5-8.5M-2 8.5 8.5-2';

const signs: Readonly<Record<DeviceBadge, string>> = {
  fault: '×',
  activity: '↑',
  done: '✓',
  next: '→',
  notOpened: '–',
  finding: '!',
};

/** At the shoulder of a mark; each has a sign of its own beside its colour. */
export function MarkBadge({ badge }: { readonly badge: DeviceBadge }) {
  return (
    <g data-part="badge" data-badge={badge}>
      <circle cx={12} cy={-12} r={8.5} />
      <text x={12} y={-12} style={sizes.badge}>
        {signs[badge]}
      </text>
    </g>
  );
}
