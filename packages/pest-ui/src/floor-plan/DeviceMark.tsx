import { markPaths, markTextLook, shapePaths } from 'pest-sdk';
import { memo } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import { badgeOf, badgeSigns, type DeviceBadge, drawnAs, lookOf, type PlacedLook } from './device-marks';
import type { DeviceState } from './floor-plan.types';

interface DeviceMarkProps {
  readonly info: DeviceTypeInfo;
  /** What stands inside. @default the letters of the type */
  readonly text?: string | undefined;
  readonly state?: DeviceState | undefined;
  /** Not bound to a code, and so not in use. */
  readonly idle?: boolean | undefined;
  /** Whether the device has a finding. */
  readonly finding?: boolean | undefined;
}

/** Inline, so that a host's `#app * { font-size }` does not apply. */
const badgeSize = { fontSize: '13px' };

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
  const { fontSize, ...letters } = markTextLook(text, ...drawnAs(info, look));
  return (
    <>
      <path data-part="outline" d={shapePaths[info.shape]} />
      <MarkShape info={info} look={look} />
      <text data-part="letters" data-look={look} {...letters} style={{ fontSize: `${fontSize}px` }}>
        {text}
      </text>
      {badge && <MarkBadge badge={badge} />}
    </>
  );
});

/** The shape of a device's type, filled as its state asks. */
export function MarkShape({ info, look }: { readonly info: DeviceTypeInfo; readonly look: PlacedLook }) {
  return markPaths(...drawnAs(info, look)).map(({ part, ...path }) => (
    <path key={part} data-part={part} data-look={look} {...path} />
  ));
}

/** At the shoulder of a mark; each has a sign of its own beside its colour. */
export function MarkBadge({ badge }: { readonly badge: DeviceBadge }) {
  return (
    <g data-part="badge" data-badge={badge}>
      <circle cx={12} cy={-12} r={8.5} />
      <text x={12} y={-12} style={badgeSize}>
        {badgeSigns[badge]}
      </text>
    </g>
  );
}
