import { memo } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import { MarkBadge, MarkShape } from './DeviceMark';
import { type DeviceBadge, deviceBadges, ownLookOf, type PlacedLook } from './device-marks';

interface MarkSymbolsProps {
  /** Begins the ids of all of them. */
  readonly id: string;
  /** Of the devices on the plan. */
  readonly types: readonly DeviceTypeInfo[];
}

/**
 * Each shape and each badge once, for all marks to point at. They are SVG markers, which are drawn at a point in the
 * width of its stroke, because everything else needs a transform: for a thousand transforms the browser makes a
 * thousand paint chunks and visits all of them in each frame of a pan.
 */
export const MarkSymbols = memo(function MarkSymbols({ id, types }: MarkSymbolsProps) {
  return (
    <defs>
      {types.map((info) =>
        (['due', 'idle', ownLookOf(info)] as const).map((look) => (
          <marker key={look} id={shapeId(id, info, look)} style={whole}>
            <MarkShape info={info} look={look} />
          </marker>
        )),
      )}
      {deviceBadges.map((badge) => (
        <marker key={badge} id={badgeId(id, badge)} style={whole}>
          <MarkBadge badge={badge} />
        </marker>
      ))}
    </defs>
  );
});

const whole = { overflow: 'visible' } as const;

export function shapeId(id: string, { type }: DeviceTypeInfo, look: PlacedLook): string {
  // The name of a host's own type may hold any sign.
  return `${id}-${encodeURIComponent(type).replace(/\W/g, '_')}-${look}`;
}

export function badgeId(id: string, badge: DeviceBadge): string {
  return `${id}-${badge}`;
}
