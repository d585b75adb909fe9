import { memo } from 'react';
import type { DeviceTypes } from '../trade/device-types';
import { fillOf } from './device-marks';
import { clusterRadius, type MarkerCluster } from './marker-layout';

interface ClusterMarkProps {
  readonly cluster: MarkerCluster;
  readonly types: DeviceTypes;
  readonly name: string;
  /** Whether one of them is among several that are selected. */
  readonly selected: boolean;
  /** Whether one of them has a finding. */
  readonly finding: boolean;
}

const countSize = { fontSize: '12px' } as const;

/** One mark for devices too close to tell apart: their number in a ring with a part for each type. Pressing it zooms in. */
export const ClusterMark = memo(function ClusterMark({ cluster, types, name, selected, finding }: ClusterMarkProps) {
  const { id, devices, x, y } = cluster;
  const radius = clusterRadius(devices.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in an SVG.
    <g
      data-cluster={id}
      data-selected={selected || undefined}
      role="button"
      tabIndex={-1}
      aria-label={name}
      style={{ translate: `${x}px ${y}px` }}
    >
      <circle data-part="disc" r={radius} />
      {arcs(cluster).map(({ type, from, share }) => (
        <circle
          key={type}
          data-part="arc"
          r={radius - 3}
          pathLength={100}
          stroke={fillOf(types.of(type))}
          strokeDasharray={`${share} ${100 - share}`}
          strokeDashoffset={-from}
        />
      ))}
      <text data-part="count" style={countSize}>
        {String(devices.length)}
      </text>
      {finding && (
        <g data-part="badge" data-badge="finding">
          <circle cx={radius * 0.75} cy={-radius * 0.75} r={7} />
          <text x={radius * 0.75} y={-radius * 0.75} style={countSize}>
            !
          </text>
        </g>
      )}
    </g>
  );
});

function arcs({ types, devices }: MarkerCluster) {
  let from = 0;
  return types.map(({ type, count }) => {
    const share = (count / devices.length) * 100;
    const arc = { type, from, share };
    from += share;
    return arc;
  });
}
