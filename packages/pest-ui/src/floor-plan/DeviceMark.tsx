import { memo } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import { fillOf, isHollow, shapeLetterOffsets, shapePaths } from './device-marks';
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
  const { shape } = info;
  const path = shapePaths[shape];
  const fill = fillOf(info);
  const look = idle ? 'idle' : unchecked.has(state) ? 'due' : isHollow(info) ? 'hollow' : 'solid';
  const badge = badgeOf(state, finding);
  return (
    <>
      <path data-part="outline" d={path} />
      <path data-part="halo" d={path} />
      <path data-part="shape" data-look={look} d={path} fill={fill} stroke={fill} />
      {look === 'due' && <path data-part="hatch" d={hatch} stroke={fill} />}
      <text
        data-part="letters"
        data-look={look}
        y={shapeLetterOffsets[shape]}
        fill={fill}
        style={text.length > 2 ? sizes.long : sizes.short}
      >
        {text}
      </text>
      {badge && (
        <g data-part="badge" data-badge={badge.kind}>
          <circle cx={12} cy={-12} r={8.5} />
          <text x={12} y={-12} style={sizes.badge}>
            {badge.sign}
          </text>
        </g>
      )}
    </>
  );
});

/** What nobody has looked into is hatched. */
const unchecked: ReadonlySet<DeviceState> = new Set(['due', 'next', 'notOpened']);

/** Lines that stay within every shape. */
const hatch = 'M-8.5 2 2-8.5M-8.5 8.5 8.5-8.5M-2 8.5 8.5-2';

const signs: Partial<Record<DeviceState, string>> = {
  fault: '×',
  activity: '↑',
  done: '✓',
  next: '→',
  notOpened: '–',
};

/** One at a time: a fault before activity, activity before a finding. Each has a sign of its own beside its colour. */
function badgeOf(state: DeviceState, finding: boolean | undefined) {
  const sign = signs[state];
  if (sign) return { kind: state, sign };
  return finding ? { kind: 'finding', sign: '!' } : null;
}
